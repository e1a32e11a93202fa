import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { StartError } from '../startError.ts';
import { migrationNames } from './migrationNames.ts';
import { NodeSqliteDialect } from './sqliteDialect.ts';
import type { Tables } from './tables.ts';

export type Store = Kysely<Tables>;

/** Opens the data folder's rows, making or migrating them first; a StartError where that cannot be. */
export async function openStore(dataFolder: string): Promise<Store> {
  const database = await openDatabase(dataFolder);
  const store = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) });
  try {
    await migrate(store, dataFolder);
    return store;
  } catch (error) {
    await close(store, database);
    throw error instanceof StartError ? error : unusable(dataFolder, error);
  }
}

async function openDatabase(dataFolder: string): Promise<DatabaseSync> {
  let database: DatabaseSync | undefined;
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
    database = new DatabaseSync(join(dataFolder, 'deckwright.sqlite'));
    await setUp(database);
    return database;
  } catch (error) {
    if (database?.isOpen) database.close();
    throw unusable(dataFolder, error);
  }
}

const busyMs = 10_000;
const isBusy = (error: unknown) => (error as { errcode?: number }).errcode === 5;

/** SQLite does not wait for the others by itself while it changes how it writes, as on a folder just made. */
async function setUp(database: DatabaseSync): Promise<void> {
  for (let waited = 0; ; waited += 20) {
    try {
      database.exec(`
        pragma busy_timeout = ${busyMs};
        pragma journal_mode = wal;
        pragma synchronous = normal;
        pragma foreign_keys = on;
        begin immediate;
        commit;
      `);
      return;
    } catch (error) {
      if (!isBusy(error) || waited >= busyMs) throw error;
    }
    await delay(20);
  }
}

async function migrate(store: Store, dataFolder: string): Promise<void> {
  const applied = await appliedMigrations(store);
  if (applied.some((name) => !migrationNames.includes(name))) {
    throw new StartError(
      `The data folder ${dataFolder} was written by a newer version of Deckwright: update Deckwright, or name another folder.`,
    );
  }
  if (applied.length === migrationNames.length) return;
  const { migrateToLatest } = await import('./migrate.ts');
  await migrateToLatest(store);
}

async function appliedMigrations(store: Store): Promise<string[]> {
  const { rows: tables } =
    await sql`select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'`.execute(store);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(store);
  return rows.map(({ name }) => name);
}

async function close(store: Store, database: DatabaseSync): Promise<void> {
  await store.destroy();
  if (database.isOpen) database.close();
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing may be written there',
  ENOSPC: 'the disk is full',
  EEXIST: 'it is not a folder',
  ENOTDIR: 'what comes before its last part is not a folder',
};

function unusable(dataFolder: string, error: unknown): StartError {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new StartError(`The data folder ${dataFolder} cannot be used: ${reasons[code] ?? message}.`, {
    cause: error,
  });
}
