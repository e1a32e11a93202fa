import { isActive, type Job } from './job.ts';

/** One deck in all its versions. */
export interface Deck {
  readonly current: Job;
  /** Newest first. */
  readonly others: readonly Job[];
}

export const lineOf = (job: Pick<Job, 'id' | 'line'>): string => job.line ?? job.id;

const standing = (job: Job): number => Math.max(job.createdAt, job.restoredAt ?? 0);
const byStanding = (left: Job, right: Job): number => standing(right) - standing(left);

/** The version that stands for its deck: the one made or restored last, a finished one where there is any. */
export const currentVersion = (versions: readonly Job[]): Job | undefined => {
  const latestFirst = [...versions].sort(byStanding);
  return latestFirst.find(({ state }) => state.kind === 'completed') ?? latestFirst[0];
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
      return [
        { current, others: others.sort(byStanding) },
        ...news.map((job) => ({ current: job, others: [] })),
      ];
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
