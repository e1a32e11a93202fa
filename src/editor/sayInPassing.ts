import { StatusBarAlignment, type StatusBarItem, window } from 'vscode';
import { shortTitle } from './views/shownTitle.ts';

const shownFor = 6_000;
/** Right of all that stays. */
const priority = -1_000;

let said: StatusBarItem | undefined;

/**
 * Says in the status bar what needs no button, until something else is said. A title is short there, and whole in the
 * tooltip.
 */
export const sayInPassing = (sentence: (title: string) => string, title = ''): void => {
  said?.dispose();
  const item = window.createStatusBarItem('deckwright.inPassing', StatusBarAlignment.Left, priority);
  const whole = sentence(title);
  item.name = 'Deckwright';
  item.text = sentence(shortTitle(title));
  item.tooltip = whole;
  item.accessibilityInformation = { label: whole };
  item.show();
  said = item;
  setTimeout(() => item.dispose(), shownFor);
};
