import { sql } from 'kysely';
import type { Database } from './database.ts';
import { patiently } from './patiently.ts';
import type { Reserve } from './reserve.ts';
import { troubleOf } from './storeTrouble.ts';

/** One file, one machine: each transaction takes the write lock as it begins. */
export const sqliteWith = (reserve: Reserve): Database => ({
  locksRows: false,
  reserve,

  async inTurn() {},

  // Who waits for another process has given the connection back, with its setting.
  relaxed: (store, act) =>
    patiently(() =>
      store.connection().execute(async (one) => {
        await sql`pragma synchronous = normal`.execute(one);
        try {
          return await act(one);
        } finally {
          await sql`pragma synchronous = full`.execute(one);
        }
      }),
    ),

  now: (own) => sql<number>`${own}`,

  byIndex: (table, index) => sql`${sql.table(table)} indexed by ${sql.ref(index)}`,

  async hasTable(store, name) {
    const query = sql`select 1 from sqlite_master where type = 'table' and name = ${name}`;
    return (await query.execute(store)).rows.length > 0;
  },

  // Who reads what it holds is not waited for: meanwhile the thread would stand still.
  emptyJournal: (store) =>
    store.connection().execute(async (one) => {
      try {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(one);
        return rows[0]?.busy === 0;
      } catch (error) {
        if (troubleOf(error) === 'busy') return false;
        throw error;
      }
    }),
});
