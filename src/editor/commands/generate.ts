import { Uri, window, workspace } from 'vscode';
import { settingIds } from '../ids.ts';
import type { Parts } from '../parts.ts';
import { activeDocument, documentOf, readDocument, readSelection } from '../request/readSource.ts';
import { readDefaultChoices } from '../request/rememberedChoices.ts';
import type { SourceText } from '../request/sourceText.ts';
import { startDeck } from '../request/startDeck.ts';
import { say } from '../say.ts';
import { makingWords } from '../words/makingWords.ts';

export const defaultChoices = (uri: Uri | undefined) => {
  const settings = workspace.getConfiguration(settingIds.section, uri);
  return readDefaultChoices((setting) => settings.get(setting));
};

/** The document that a menu was opened on, or the one that is being edited. */
export const sourceOf = async (target: unknown): Promise<SourceText | undefined> => {
  const uri = target instanceof Uri ? target : activeDocument();
  if (!uri) {
    void window.showWarningMessage(say(makingWords.openMarkdownFirst));
    return undefined;
  }
  try {
    return await readDocument(uri);
  } catch (error) {
    void window.showErrorMessage(say(makingWords.documentUnreadable, uri.path, (error as Error).message));
    return undefined;
  }
};

export const generate = async (parts: Parts, target: unknown): Promise<void> => {
  const source = await sourceOf(target);
  if (source) await startDeck(parts, source, defaultChoices(documentOf(source)));
};

export const generateFromSelection = async (parts: Parts): Promise<void> => {
  const editor = window.activeTextEditor;
  if (!editor) {
    await window.showWarningMessage(say(makingWords.openMarkdownFirst));
    return;
  }
  await startDeck(parts, readSelection(editor), defaultChoices(editor.document.uri));
};
