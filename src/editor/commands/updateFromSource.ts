import { commands, Range, type TextDocument, Uri, WorkspaceEdit, window, workspace } from 'vscode';
import { type Merged, mergeTexts } from '../../deckFile/mergeTexts.ts';
import { sayNoDeckFile } from '../deckFiles/deckFileEditor.ts';
import { type EditedDeck, EditedDecks, hashOf } from '../deckFiles/editedDecks.ts';
import { generatedText } from '../deckFiles/generatedText.ts';
import { isDeckFile } from '../deckFiles/isDeckFile.ts';
import { shownTexts } from '../deckFiles/shownTexts.ts';
import type { Job } from '../jobs/job.ts';
import type { JobStore } from '../jobs/jobStore.ts';
import type { Parts } from '../parts.ts';
import { readAgain } from '../request/readSource.ts';
import type { SourceText } from '../request/sourceText.ts';
import { startDeck } from '../request/startDeck.ts';
import { say } from '../say.ts';
import { showDocument } from '../showDocument.ts';
import { tellNotOpened } from '../tellFailure.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { deckWords } from '../words/deckWords.ts';

/** The job once it needs nothing more; undefined: it was taken off the list. */
const ended = (store: JobStore, id: string): Promise<Job | undefined> =>
  new Promise((resolve) => {
    const look = () => {
      const job = store.get(id);
      if (job && (job.state.kind === 'generating' || job.state.kind === 'awaiting')) return;
      listening.dispose();
      resolve(job);
    };
    const listening = store.onDidChange(look);
    look();
  });

/** A deck of the source as it is now, made as the one before was. */
const madeAnew = async (parts: Parts, source: SourceText, edited: EditedDeck): Promise<Job | undefined> => {
  const known = new Set(parts.store.jobs.map(({ id }) => id));
  await startDeck(parts, source, edited.job.choices);
  const started = parts.store.jobs.find(({ id }) => !known.has(id));
  const job = started && (await ended(parts.store, started.id));
  return job?.state.kind === 'completed' ? job : undefined;
};

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

const textOfEdited = (text: string): string => text.replace(/\r\n/g, '\n').trimEnd();

export const updateFromSource = async (parts: Parts, target: unknown): Promise<void> => {
  const uri = target instanceof Uri ? target : window.activeTextEditor?.document.uri;
  if (!uri || !isDeckFile(uri)) return sayNoDeckFile();
  const decks = new EditedDecks(parts.context.globalStorageUri);
  const edited = await decks.of(uri);
  if (!edited) return void window.showInformationMessage(say(deckFileWords.sourceUnknown));
  const source = await readAgain(edited.job as Job, parts.store);
  if (!source) return void window.showErrorMessage(say(deckWords.originGone, edited.job.title));
  const job = await madeAnew(parts, source, edited);
  if (!job) return;
  const now = await generatedText(parts, job, Uri.joinPath(uri, '..'), source.text);
  if (!now.ok) return tellNotOpened(parts, job, now.failure);
  const { id, title, origin, choices } = job;
  const updated: EditedDeck = {
    deckFile: edited.deckFile,
    job: { id, title, origin, choices },
    generated: now.value,
    sourceHash: hashOf(source.text),
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

const outcomeOf = (merged: Merged | undefined, isWhole: boolean): string => {
  if (!merged || merged.conflicts > 0) return deckFileWords.updatedInConflict;
  return isWhole ? deckFileWords.updatedWhole : deckFileWords.updatedAround;
};
