import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * A database that is begun in the place of one that was lost knows no earlier time by which the clock could be wrong:
 * files of before it are not old by the clock of that start, but once it has gone on like that for a day.
 */
export const doubtClock = async (store: Kysely<Tables>, now: number): Promise<void> => {
  const heard = Math.round(now);
  await store
    .updateTable('serviceClock')
    .set({ lookedAtMs: heard, heardMs: heard, heardAwakeMs: 0, believedMs: 0 })
    .execute();
};
