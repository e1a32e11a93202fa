import { type Tab, TabInputWebview, window } from 'vscode';
import { deckPanelType } from '../ids.ts';

/** After a reload VS Code wakes a tab when it comes to the front: until then nobody can show anything in it. */
export const tabAsleep = (title: string): Tab | undefined =>
  window.tabGroups.all
    .flatMap(({ tabs }) => tabs)
    .find(
      ({ input, label, isActive }) =>
        !isActive &&
        label === title &&
        input instanceof TabInputWebview &&
        input.viewType.endsWith(deckPanelType),
    );
