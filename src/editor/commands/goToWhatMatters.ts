import { commands } from 'vscode';
import { commandIds, viewIds } from '../ids.ts';
import { groupJobs } from '../jobs/jobList.ts';
import type { Parts } from '../parts.ts';

/** A click on the status bar: the question that waits, or else the list. */
export const goToWhatMatters = async ({ store, scope }: Parts): Promise<void> => {
  const { awaiting } = groupJobs(scope.concerned(store.jobs));
  const [only, ...others] = awaiting;
  if (!only) await commands.executeCommand(`${viewIds.presentations}.focus`);
  else
    await commands.executeCommand(
      commandIds.answerQuestion,
      others.length === 0 ? { kind: 'job', job: only } : undefined,
    );
};
