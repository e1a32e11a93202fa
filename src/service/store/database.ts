import type { DialectAdapter, Kysely, RawBuilder } from 'kysely';
import type { Reserve } from './reserve.ts';
import type { Tables } from './tables.ts';

type Rows = Kysely<Tables>;

/** What differs between the databases that rows may be in. Nothing else asks which of them it is. */
export interface Database {
  /** Whether rows are locked one by one; if not, a transaction has all of them to itself. */
  readonly locksRows: boolean;
  /** Of the disk that rows and files are on. */
  readonly reserve: Reserve;
  /** Has transactions that name the same wait for each other, until this one ends. */
  inTurn(rows: Rows, name: string): Promise<void>;
  /** See `relaxed`. */
  relaxed<T>(store: Rows, act: (rows: Rows) => Promise<T>): Promise<T>;
  /** Milliseconds since 1970 by one clock for all processes; `own` where all are on one machine. */
  now(own: number): RawBuilder<number>;
  /** A table to select from by the named index, where the database would take a worse one by itself. */
  byIndex(table: string, index: string): RawBuilder<unknown>;
  hasTable(store: Rows, name: string): Promise<boolean>;
  /** Deleted rows may still stand in what the database writes ahead. False: somebody reads it, and it has to be tried again. */
  emptyJournal(store: Rows): Promise<boolean>;
}

/** A dialect's adapter that knows its database. */
export interface KnowsDatabase extends DialectAdapter {
  readonly database: Database;
}

/** Of a store, a connection or a transaction. */
export const databaseOf = (rows: Rows): Database => (rows.getExecutor().adapter as KnowsDatabase).database;
