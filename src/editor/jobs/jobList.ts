import { isActive, isListed, type Job } from './job.ts';

const listLimit = 200;

/** The newer of two accounts of one job. A final state is not undone by a late report of an earlier one. */
const newer = (left: Job, right: Job): Job => (right.updatedAt > left.updatedAt ? right : left);

/** One list of several: of this window, of another one, of another machine. */
export const mergeJobs = (...lists: readonly (readonly Job[])[]): Job[] => {
  const byId = new Map<string, Job>();
  for (const job of lists.flat()) {
    const known = byId.get(job.id);
    byId.set(job.id, known ? newer(known, job) : job);
  }
  return [...byId.values()].sort((left, right) => right.createdAt - left.createdAt);
};

/** The jobs beyond the limit, oldest first to go; one under way never goes. */
export const beyondLimit = (jobs: readonly Job[], limit = listLimit): Job[] => {
  const newestFirst = [...jobs].sort((left, right) => right.createdAt - left.createdAt);
  const listed = newestFirst.filter(isListed);
  const unlisted = newestFirst.filter((job) => !isListed(job));
  return [
    ...listed.filter((job) => !isActive(job)).slice(Math.max(0, limit - listed.filter(isActive).length)),
    ...unlisted.slice(limit),
  ];
};

export interface JobGroups {
  readonly awaiting: readonly Job[];
  readonly generating: readonly Job[];
  readonly recent: readonly Job[];
}

/** `jobs` newest first, as `mergeJobs` gives them. */
export const groupJobs = (jobs: readonly Job[]): JobGroups => ({
  awaiting: jobs.filter((job) => job.state.kind === 'awaiting'),
  generating: jobs.filter((job) => job.state.kind === 'generating'),
  recent: jobs.filter((job) => !isActive(job)),
});
