import { env, window } from 'vscode';
import { selectedRows } from '../ids.ts';
import { isActive, type Job, type JobStateKind } from '../jobs/job.ts';
import { deckOfDocument, groupVersions } from '../jobs/versions.ts';
import type { Parts } from '../parts.ts';
import { activeDocument } from '../request/readSource.ts';
import { say } from '../say.ts';
import { isTeamDeckNode } from '../team/isTeamNode.ts';
import { teamJob } from '../team/teamJob.ts';
import { formatAge } from '../views/treeModel.ts';
import { isJobNode } from '../views/treeNode.ts';
import { deckWords } from '../words/deckWords.ts';

const itemsFor = (jobs: readonly Job[]) =>
  jobs.map((job) => ({
    job,
    label: job.title,
    description: formatAge(Date.now() - job.createdAt, env.language),
  }));

/** Each deck once, by the version that stands for it. */
const decksOf = (jobs: readonly Job[]): Job[] => [
  ...jobs.filter(isActive),
  ...groupVersions(jobs).map(({ current }) => current),
];

const jobsOf = (nodes: readonly unknown[]): Job[] => nodes.filter(isJobNode).map(({ job }) => job);

/** The jobs that are marked in the list, the one of the row, or the person's pick. */
export const pickJobs = async (
  { store, selected }: Parts,
  target: unknown,
  marked: unknown,
): Promise<readonly Job[]> => {
  const known = (jobs: readonly Job[]) => jobs.flatMap(({ id }) => store.get(id) ?? []);
  if (target === selectedRows) return known(jobsOf(selected()));
  if (isJobNode(target)) {
    const jobs = Array.isArray(marked) ? jobsOf(marked) : [];
    return known(jobs.length > 1 ? jobs : [target.job]);
  }
  if (store.jobs.length === 0) {
    void window.showInformationMessage(say(deckWords.nothingListed));
    return [];
  }
  const picked = await window.showQuickPick(itemsFor(decksOf(store.jobs)), {
    placeHolder: say(deckWords.choosePresentations),
    matchOnDescription: true,
    canPickMany: true,
  });
  return picked?.map(({ job }) => job) ?? [];
};

/**
 * The job that a command is about: the tree's, the active tab's, the active document's, the only one there is, or the
 * person's pick.
 */
export const pickJob = async (
  { store, panels, selected }: Parts,
  target: unknown,
  kinds: readonly JobStateKind[],
): Promise<Job | undefined> => {
  const suits = (job: Job | undefined): job is Job => job !== undefined && kinds.includes(job.state.kind);
  if (isJobNode(target)) return store.get(target.job.id);
  if (isTeamDeckNode(target)) return teamJob(store, target.service, target.deck);
  if (target === selectedRows) {
    const [row] = jobsOf(selected());
    const job = row && store.get(row.id);
    return suits(job) ? job : undefined;
  }
  if (suits(panels.activeJob)) return panels.activeJob;
  const document = activeDocument();
  const own = document && deckOfDocument(store.jobs, { uri: document.toString() });
  if (suits(own)) return own;
  const jobs = decksOf(store.jobs).filter(suits);
  if (jobs.length === 0) {
    void window.showInformationMessage(say(deckWords.nothingListed));
    return undefined;
  }
  if (jobs.length === 1) return jobs[0];
  const picked = await window.showQuickPick(itemsFor(jobs), {
    placeHolder: say(deckWords.choosePresentation),
    matchOnDescription: true,
  });
  return picked?.job;
};
