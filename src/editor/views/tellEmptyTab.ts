import { commands, window } from 'vscode';
import { say } from '../say.ts';
import { deckWords } from '../words/deckWords.ts';

/** VS Code failed again where a tab was opened anew. Loading the window helps; a deck is also seen elsewhere. */
export const tellEmptyTab = async (title: string, openInBrowser?: () => unknown): Promise<void> => {
  const [browser, reload] = [say(deckWords.openInBrowser), say(deckWords.reloadWindow)];
  const choices = openInBrowser ? [browser, reload] : [reload];
  const chosen = await window.showWarningMessage(say(deckWords.tabEmpty, title), ...choices);
  if (chosen === browser) openInBrowser?.();
  if (chosen === reload) await commands.executeCommand('workbench.action.reloadWindow');
};
