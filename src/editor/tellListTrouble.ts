import { window } from 'vscode';
import { say } from './say.ts';
import { commandWords } from './words/commandWords.ts';

const sentenceOf = (error: unknown): string => {
  const reason = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
};

let isTold = false;

/** That the list is not kept, once: what keeps it tries again. */
export const tellListTrouble = (error: unknown): void => {
  if (isTold) return;
  isTold = true;
  void window.showWarningMessage(say(commandWords.listNotSaved, sentenceOf(error)));
};
