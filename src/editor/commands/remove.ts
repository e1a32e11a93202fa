import { window } from 'vscode';
import { isActive, type Job } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { deckWords } from '../words/deckWords.ts';
import { cancelAtService, putIntoBin } from './atService.ts';
import { pickJobs } from './pickJob.ts';

/** True when a tab showed it. */
const takeOff = async ({ watcher, store, panels }: Parts, job: Job): Promise<boolean> => {
  if (isActive(job)) await watcher.stop(job.id);
  await store.remove(job.id);
  return panels.close(job);
};

const bringBack = async ({ watcher, store, panels }: Parts, job: Job, wasShown: boolean): Promise<void> => {
  await store.restore(job.id);
  if (isActive(job)) await watcher.again(job.id);
  if (wasShown) await panels.open(job, { unasked: true });
};

/**
 * Takes presentations off the list at once. Their service hears of it when the notice with Undo is gone: it may keep
 * the person waiting, and what it has not done needs no undoing.
 */
export const remove = async (parts: Parts, target: unknown, marked: unknown): Promise<void> => {
  const jobs = await pickJobs(parts, target, marked);
  const [first] = jobs;
  if (!first) return;
  const shown = new Set<Job>();
  for (const job of jobs) if (await takeOff(parts, job)) shown.add(job);
  const sentence =
    jobs.length === 1 ? say(deckWords.removed, first.title) : say(deckWords.removedSeveral, jobs.length);
  const undo = say(deckWords.undo);
  const isUndone = (await window.showInformationMessage(sentence, undo)) === undo;
  for (const job of jobs) {
    if (isUndone) await bringBack(parts, job, shown.has(job));
    else if (isActive(job)) await cancelAtService(parts, job);
    else await putIntoBin(parts, job);
  }
};
