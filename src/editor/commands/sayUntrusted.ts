import { commands, window } from 'vscode';
import { say } from '../say.ts';
import { addressWords } from '../words/addressWords.ts';
import { commandWords } from '../words/commandWords.ts';

export const sayUntrusted = async (): Promise<void> => {
  const manage = say(commandWords.manageTrust);
  if ((await window.showWarningMessage(say(addressWords.untrusted), manage)) === manage)
    await commands.executeCommand('workbench.trust.manage');
};
