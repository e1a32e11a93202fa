import { type Uri, window, workspace } from 'vscode';
import { settingIds } from '../ids.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import type { Choices } from '../request/choices.ts';
import { previousVersion } from '../request/nextVersion.ts';
import { documentOf, readSelection } from '../request/readSource.ts';
import { readDefaultChoices } from '../request/rememberedChoices.ts';
import type { SourceText } from '../request/sourceText.ts';
import { startDeck } from '../request/startDeck.ts';
import { say } from '../say.ts';
import { makingWords } from '../words/makingWords.ts';
import { sourcesOf } from './sourcesOf.ts';

export const defaultChoices = (uri: Uri | undefined) => {
  const settings = workspace.getConfiguration(settingIds.section, uri);
  return readDefaultChoices((setting) => settings.get(setting));
};

/** What was chosen for a deck goes for its next version; else the settings do. */
export const choicesAfter = (previous: Job | undefined, source: SourceText): Choices =>
  previous?.choices.chosen ? previous.choices : defaultChoices(documentOf(source));

/** A document that has a deck gets its next version. */
export const generate = async (parts: Parts, target: unknown, marked?: unknown): Promise<void> => {
  for (const source of await sourcesOf(target, marked))
    await startDeck(parts, source, choicesAfter(previousVersion(parts, source), source));
};

export const generateFromSelection = async (parts: Parts): Promise<void> => {
  const editor = window.activeTextEditor;
  if (!editor) {
    await window.showWarningMessage(say(makingWords.openMarkdownFirst));
    return;
  }
  await startDeck(parts, readSelection(editor), defaultChoices(editor.document.uri));
};
