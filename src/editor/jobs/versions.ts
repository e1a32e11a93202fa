import { isActive, type Job } from './job.ts';
import { byStanding, currentVersion, lineOf, standing } from './line.ts';

/** One deck in all its versions. */
export interface Deck {
  readonly current: Job;
  /** Newest first, whatever was restored when: they are known by when they were made. */
  readonly others: readonly Job[];
}

const byAge = (left: Job, right: Job): number => right.createdAt - left.createdAt;

/** The finished versions of a job's deck: the one that stands for it, then the newest first. */
export const versionsOf = (jobs: readonly Job[], job: Job): readonly Job[] => {
  const versions = jobs.filter((other) => lineOf(other) === lineOf(job) && other.state.kind === 'completed');
  const current = currentVersion(versions);
  return versions.sort(
    (left, right) => Number(right === current) - Number(left === current) || byAge(left, right),
  );
};

/** `jobs` by their decks, none of them under way. What failed since the current version stands by itself. */
export const groupVersions = (jobs: readonly Job[]): Deck[] => {
  const lines = Map.groupBy(
    jobs.filter((job) => !isActive(job)),
    lineOf,
  );
  return [...lines.values()]
    .flatMap((versions): Deck[] => {
      const current = currentVersion(versions)!;
      const isNews = (job: Job) => job.state.kind !== 'completed' && standing(job) > standing(current);
      const news = versions.filter((job) => job !== current && isNews(job));
      const others = versions.filter((job) => job !== current && !isNews(job));
      return [{ current, others: others.sort(byAge) }, ...news.map((job) => ({ current: job, others: [] }))];
    })
    .sort((left, right) => byStanding(left.current, right.current));
};

/** The deck that this document has, at one service or at any, by its current version. */
export const deckOfDocument = (
  jobs: readonly Job[],
  { uri, service, since = 0 }: { readonly uri: string; readonly service?: string; readonly since?: number },
): Job | undefined =>
  currentVersion(
    jobs.filter(
      (job) =>
        job.origin.kind === 'document' &&
        job.origin.uri === uri &&
        (service === undefined || job.service === service) &&
        job.state.kind === 'completed' &&
        job.createdAt >= since,
    ),
  );
