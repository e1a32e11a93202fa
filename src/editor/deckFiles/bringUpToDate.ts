import { commands, Range, type TextDocument, Uri, WorkspaceEdit, window, workspace } from 'vscode';
import { type Merged, mergeTexts } from '../../deckFile/mergeTexts.ts';
import type { Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { showDocument } from '../showDocument.ts';
import { tellNotOpened } from '../tellFailure.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { type EditedDeck, EditedDecks, editedJob, textOfEdited } from './editedDecks.ts';
import { generatedText } from './generatedText.ts';
import type { MadeOf } from './placeOfDeck.ts';
import { shownTexts } from './shownTexts.ts';

const replaceAll = async (document: TextDocument, text: string): Promise<void> => {
  const edit = new WorkspaceEdit();
  const all = new Range(0, 0, document.lineCount, 0);
  edit.replace(document.uri, document.validateRange(all), text);
  await workspace.applyEdit(edit);
};

/** The editor's own merging: what one made of it, what the other, and what of both is to be. */
const mergeByHand = async (
  document: TextDocument,
  before: string,
  own: string,
  now: string,
): Promise<void> => {
  const name = document.uri.path.split('/').at(-1)!;
  const shown = (text: string) => shownTexts.show(text, name);
  await commands.executeCommand('_open.mergeEditor', {
    base: shown(before),
    input1: { uri: shown(own), title: say(deckFileWords.asEdited) },
    input2: { uri: shown(now), title: say(deckFileWords.asGeneratedNow) },
    output: document.uri,
  });
};

/** Remembered with the file when it is saved: until then nothing has come of it. */
const keepOnSave = (decks: EditedDecks, edited: EditedDeck): void => {
  const saving = workspace.onWillSaveTextDocument((save) => {
    if (save.document.uri.toString() !== edited.deckFile) return;
    saving.dispose();
    save.waitUntil(decks.keep(edited).then(() => []));
  });
};

const outcomeOf = (merged: Merged | undefined, isWhole: boolean): string => {
  if (!merged || merged.conflicts > 0) return deckFileWords.updatedInConflict;
  return isWhole ? deckFileWords.updatedWhole : deckFileWords.updatedAround;
};

/** Has a deck file say what another version says, around what the person changed in it. */
export const bringUpToDate = async (
  parts: Parts,
  edited: EditedDeck,
  job: Job,
  source: MadeOf,
): Promise<void> => {
  const uri = Uri.parse(edited.deckFile);
  const decks = new EditedDecks(parts.context.globalStorageUri);
  const now = await generatedText(parts, job, Uri.joinPath(uri, '..'), source.text);
  if (!now.ok) return tellNotOpened(parts, job, now.failure);
  const updated: EditedDeck = {
    deckFile: edited.deckFile,
    job: editedJob(job),
    generated: now.value,
    ...(source.hash !== undefined && { sourceHash: source.hash }),
  };
  const document = await workspace.openTextDocument(uri);
  if (textOfEdited(now.value) === textOfEdited(edited.generated)) {
    await decks.keep(updated);
    return void window.showInformationMessage(say(deckFileWords.nothingNew));
  }
  const before = textOfEdited(edited.generated);
  const own = textOfEdited(document.getText());
  const merged = mergeTexts(before, own, textOfEdited(now.value));
  const wasSaved = !document.isDirty;
  await showDocument(uri);
  if (merged) await replaceAll(document, `${merged.text}\n`);
  keepOnSave(decks, updated);
  if (merged && wasSaved) await document.save();
  if (!merged || merged.conflicts > 0) await mergeByHand(document, before, own, now.value);
  void window.showInformationMessage(say(outcomeOf(merged, own === before)));
};
