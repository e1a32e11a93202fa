import { type Uri, window } from 'vscode';
import { bringUpToDate } from '../deckFiles/bringUpToDate.ts';
import { sayNoDeckFile } from '../deckFiles/deckFileEditor.ts';
import { deckFileMeant } from '../deckFiles/deckFileMeant.ts';
import { earlierFile } from '../deckFiles/earlierFile.ts';
import { type EditedDeck, EditedDecks, hashOf } from '../deckFiles/editedDecks.ts';
import { beingUpdated } from '../deckFiles/updateEarlier.ts';
import type { Job } from '../jobs/job.ts';
import type { JobStore } from '../jobs/jobStore.ts';
import type { Parts } from '../parts.ts';
import { readAgain } from '../request/readSource.ts';
import type { SourceText } from '../request/sourceText.ts';
import { startDeck } from '../request/startDeck.ts';
import { say } from '../say.ts';
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

/** The file of the deck in front, in whichever of its tabs; undefined: there is none, and that is said. */
const fileMeant = async (parts: Parts, target: unknown): Promise<Uri | undefined> => {
  const deck = target === undefined ? parts.panels.activeJob : undefined;
  if (!deck) {
    const uri = await deckFileMeant(parts, target);
    if (!uri) sayNoDeckFile();
    return uri;
  }
  const own = await new EditedDecks(parts.context.globalStorageUri).fileOf(deck.id);
  const uri = own ?? (await earlierFile(parts, deck))?.uri;
  if (!uri) void window.showInformationMessage(say(deckFileWords.noFileOf, deck.title));
  return uri;
};

export const updateFromSource = async (parts: Parts, target: unknown): Promise<void> => {
  const uri = await fileMeant(parts, target);
  if (!uri) return;
  const edited = await new EditedDecks(parts.context.globalStorageUri).of(uri);
  if (!edited) return void window.showInformationMessage(say(deckFileWords.sourceUnknown));
  const source = await readAgain(edited.job as Job, parts.store);
  if (!source) return void window.showErrorMessage(say(deckWords.originGone, edited.job.title));
  beingUpdated.add(edited.deckFile);
  try {
    const job = await madeAnew(parts, source, edited);
    if (job) await bringUpToDate(parts, edited, job, { text: source.text, hash: hashOf(source.text) });
  } finally {
    beingUpdated.delete(edited.deckFile);
  }
};
