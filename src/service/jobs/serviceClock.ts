import { sql } from 'kysely';
import { databaseOf } from '../store/database.ts';
import { relaxed } from '../store/relaxed.ts';
import type { Store } from '../store/store.ts';

/** Of what lies between two looks, no more than this counts: the rest was sleep, or a clock that was set. */
export const mostBetweenLooksMs = 120_000;

/**
 * How long services were awake on a data folder, in all: a time of days that no sleep, no closed window and no
 * clock set back or forth can pass for. Several processes count the same time once.
 */
export class ServiceClock {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async awakeMs(): Promise<number> {
    const row = await this.#store.selectFrom('serviceClock').select('awakeMs').executeTakeFirstOrThrow();
    return row.awakeMs;
  }

  /** Counts what has passed since anybody looked last. */
  async look(): Promise<number> {
    const now = databaseOf(this.#store).now(Math.round(this.#now()));
    const since = sql<number>`${now} - ${sql.ref('lookedAtMs')}`;
    const passed = sql<number>`case when ${since} < 0 then 0
      when ${since} > ${sql.lit(mostBetweenLooksMs)} then ${sql.lit(mostBetweenLooksMs)} else ${since} end`;
    const row = await relaxed(this.#store, (rows) =>
      rows
        .updateTable('serviceClock')
        .set(({ eb }) => ({ awakeMs: eb('awakeMs', '+', passed), lookedAtMs: now }))
        .returning('awakeMs')
        .executeTakeFirstOrThrow(),
    );
    return row.awakeMs;
  }
}
