import { sql } from 'kysely';
import type { Database } from './database.ts';

/** One file, one machine: each transaction takes the write lock as it begins. */
export const sqlite: Database = {
  locksRows: false,

  async inTurn() {},

  relaxed: (store, act) =>
    store.connection().execute(async (one) => {
      await sql`pragma synchronous = normal`.execute(one);
      try {
        return await act(one);
      } finally {
        await sql`pragma synchronous = full`.execute(one);
      }
    }),

  now: (own) => sql<number>`${own}`,

  byIndex: (table, index) => sql`${sql.table(table)} indexed by ${sql.ref(index)}`,

  async hasTable(store, name) {
    const query = sql`select 1 from sqlite_master where type = 'table' and name = ${name}`;
    return (await query.execute(store)).rows.length > 0;
  },

  async emptyJournal(store) {
    await sql`pragma wal_checkpoint(truncate)`.execute(store);
  },
};
