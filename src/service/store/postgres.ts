import { sql } from 'kysely';
import type { Database } from './database.ts';
import { unlimited } from './reserve.ts';

/** A server that many machines share: whoever needs others to wait says so. */
export const postgres: Database = {
  locksRows: true,
  reserve: unlimited,

  async inTurn(rows, name) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(rows);
  },

  // The server writes the commits of many connections to its disk together.
  relaxed: (store, act) => act(store),

  now: () => sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`,

  // It weighs what an index holds.
  byIndex: (table) => sql.table(table),

  async hasTable(store, name) {
    const { rows } = await sql<{ found: string | null }>`select to_regclass(${name}) as found`.execute(store);
    return rows[0]?.found !== null;
  },

  // The server recycles it by itself.
  emptyJournal: async () => true,
};
