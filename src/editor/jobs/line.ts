import type { Job } from './job.ts';

export const lineOf = (job: Pick<Job, 'id' | 'line'>): string => job.line ?? job.id;

export const standing = (job: Job): number => Math.max(job.createdAt, job.restoredAt ?? 0);
/** The one made or restored last first. */
export const byStanding = (left: Job, right: Job): number => standing(right) - standing(left);

/** The version that stands for its deck: the one made or restored last, a finished one where there is any. */
export const currentVersion = (versions: readonly Job[]): Job | undefined => {
  const latestFirst = [...versions].sort(byStanding);
  return latestFirst.find(({ state }) => state.kind === 'completed') ?? latestFirst[0];
};

/** The version that stands for this deck. */
export const currentOf = (jobs: readonly Job[], line: string): Job | undefined =>
  currentVersion(jobs.filter((job) => lineOf(job) === line));
