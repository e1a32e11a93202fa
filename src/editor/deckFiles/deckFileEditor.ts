import { type TextEditor, window } from 'vscode';
import { say } from '../say.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { isDeckFile } from './isDeckFile.ts';

export const sayNoDeckFile = (): void => void window.showInformationMessage(say(deckFileWords.notADeckFile));

/** The deck file that is being edited. Undefined: there is none, and that is said. */
export const deckFileEditor = (): TextEditor | undefined => {
  const editor = window.activeTextEditor;
  if (editor && isDeckFile(editor.document.uri)) return editor;
  sayNoDeckFile();
  return undefined;
};
