import { sql } from 'kysely';
import { type WindowState, type Windows, windowMs } from '../http/minuteWindows.ts';
import { databaseOf } from '../store/database.ts';
import type { Store } from '../store/store.ts';

/** Windows that several machines share, by the clock of the database. */
export class RowWindows implements Windows {
  readonly #store: Store;
  readonly #most: number;

  constructor(store: Store, most: number) {
    this.#store = store;
    this.#most = most;
  }

  async take(name: string): Promise<WindowState> {
    const now = databaseOf(this.#store).now(Date.now());
    const hasEnded = sql<boolean>`${now} - ${sql.ref('requestWindows.begunMs')} >= ${sql.lit(windowMs)}`;
    const { taken, leftMs } = await this.#store
      .insertInto('requestWindows')
      .values({ name, begunMs: now, taken: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(({ eb, ref }) => ({
          begunMs: eb.case().when(hasEnded).then(now).else(ref('requestWindows.begunMs')).end(),
          taken: eb
            .case()
            .when(hasEnded)
            .then(1)
            .else(eb('requestWindows.taken', '+', 1))
            .end(),
        })),
      )
      .returning(['taken', sql<number>`${sql.ref('begunMs')} + ${sql.lit(windowMs)} - ${now}`.as('leftMs')])
      .executeTakeFirstOrThrow();
    return {
      allowed: taken <= this.#most,
      remaining: Math.max(0, this.#most - taken),
      resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
    };
  }
}
