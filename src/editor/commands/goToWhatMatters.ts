import { commands } from 'vscode';
import { commandIds, viewIds } from '../ids.ts';
import { groupJobs } from '../jobs/jobList.ts';
import type { Parts } from '../parts.ts';

/** A click on the status bar: the question that waits, or else the list. */
export const goToWhatMatters = async ({ store }: Parts): Promise<void> => {
  const isWaiting = groupJobs(store.jobs).awaiting.length > 0;
  await commands.executeCommand(isWaiting ? commandIds.answerQuestion : `${viewIds.presentations}.focus`);
};
