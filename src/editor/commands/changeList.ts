import { window } from 'vscode';
import { isActive } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { deckWords } from '../words/deckWords.ts';
import { pickJob } from './pickJob.ts';

export const stopWatching = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['generating', 'awaiting']);
  if (job) await parts.watcher.stop(job.id);
};

export const watchAgain = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['unwatched']);
  if (job) await parts.watcher.again(job.id);
};

export const removeFromList = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['generating', 'awaiting', 'completed', 'failed', 'unwatched']);
  if (!job) return;
  if (isActive(job)) {
    const remove = say(deckWords.remove);
    const sentence = say(deckWords.removeConfirm, job.title);
    if ((await window.showWarningMessage(sentence, { modal: true }, remove)) !== remove) return;
    await parts.watcher.stop(job.id);
  }
  await parts.store.remove(job.id);
};
