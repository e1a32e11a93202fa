import type { Store } from '../store/store.ts';

export type UnfinishedJobs = Readonly<Record<'queued' | 'working' | 'awaiting_input', number>>;

/** How many there are, found by the index of the queue: those that have ended cost nothing. */
export async function unfinishedJobs(store: Store): Promise<UnfinishedJobs> {
  const count = (status: 'generating' | 'awaiting_input') =>
    store
      .selectFrom('jobs')
      .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('leaseOwner').as('leased')])
      .where('status', '=', status)
      .executeTakeFirstOrThrow();
  const [generating, awaiting] = [await count('generating'), await count('awaiting_input')];
  return {
    queued: generating.all - generating.leased,
    working: generating.leased,
    awaiting_input: awaiting.all,
  };
}
