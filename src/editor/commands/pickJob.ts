import { env, window } from 'vscode';
import type { Job, JobStateKind } from '../jobs/job.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { isJobNode } from '../views/presentationsTree.ts';
import { formatAge } from '../views/treeModel.ts';
import { deckWords } from '../words/deckWords.ts';

/** The job that a command is about: the tree's, the active tab's, the only one there is, or the person's pick. */
export const pickJob = async (
  { store, panels }: Parts,
  target: unknown,
  kinds: readonly JobStateKind[],
): Promise<Job | undefined> => {
  const suits = (job: Job | undefined): job is Job => job !== undefined && kinds.includes(job.state.kind);
  if (isJobNode(target)) return store.get(target.job.id);
  if (suits(panels.activeJob)) return panels.activeJob;
  const jobs = store.jobs.filter(suits);
  if (jobs.length === 0) {
    void window.showInformationMessage(say(deckWords.nothingListed));
    return undefined;
  }
  if (jobs.length === 1) return jobs[0];
  const items = jobs.map((job) => ({
    job,
    label: job.title,
    description: formatAge(Date.now() - job.createdAt, env.language),
  }));
  const picked = await window.showQuickPick(items, {
    placeHolder: say(deckWords.choosePresentation),
    matchOnDescription: true,
  });
  return picked?.job;
};
