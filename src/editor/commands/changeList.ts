import { window } from 'vscode';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { deckWords } from '../words/deckWords.ts';
import { cancelAtService } from './atService.ts';
import { pickJob } from './pickJob.ts';

export const stopWatching = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['generating', 'awaiting']);
  if (job) await parts.watcher.stop(job.id);
};

/** Ends the work itself where the service can, and says so where it cannot. */
export const cancel = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['generating', 'awaiting']);
  if (!job) return;
  await parts.watcher.stop(job.id);
  const cancelled = await cancelAtService(parts, job);
  if (cancelled) await parts.store.setState(job.id, { kind: 'cancelled' });
  else void window.showInformationMessage(say(deckWords.cannotCancel, job.title));
};

export const watchAgain = async (parts: Parts, target: unknown): Promise<void> => {
  const job = await pickJob(parts, target, ['unwatched']);
  if (job) await parts.watcher.again(job.id);
};
