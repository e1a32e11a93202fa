import { Uri, window } from 'vscode';
import { bringUpToDate } from '../deckFiles/bringUpToDate.ts';
import { sayNoDeckFile } from '../deckFiles/deckFileEditor.ts';
import { type EditedDeck, EditedDecks, hashOf } from '../deckFiles/editedDecks.ts';
import { isDeckFile } from '../deckFiles/isDeckFile.ts';
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

export const updateFromSource = async (parts: Parts, target: unknown): Promise<void> => {
  const uri = target instanceof Uri ? target : window.activeTextEditor?.document.uri;
  if (!uri || !isDeckFile(uri)) return sayNoDeckFile();
  const edited = await new EditedDecks(parts.context.globalStorageUri).of(uri);
  if (!edited) return void window.showInformationMessage(say(deckFileWords.sourceUnknown));
  const source = await readAgain(edited.job as Job, parts.store);
  if (!source) return void window.showErrorMessage(say(deckWords.originGone, edited.job.title));
  const job = await madeAnew(parts, source, edited);
  if (!job) return;
  await bringUpToDate(parts, edited, job, { text: source.text, hash: hashOf(source.text) });
};
