import { type Kysely, sql } from 'kysely';
import { StartError } from '../startError.ts';
import { databaseOf } from './database.ts';
import { migrationNames } from './migrationNames.ts';
import type { Tables } from './tables.ts';

/** Makes or migrates the tables; a StartError, which names the place, where a newer version has been at them. */
export async function bringUpToDate(store: Kysely<Tables>, place: string): Promise<void> {
  const applied = await appliedMigrations(store);
  if (applied.some((name) => !migrationNames.includes(name))) {
    throw new StartError(
      `The ${place} was written by a newer version of Deckwright: update Deckwright, or name another.`,
    );
  }
  if (applied.length === migrationNames.length) return;
  const { migrateToLatest } = await import('./migrate.ts');
  await migrateToLatest(store);
}

async function appliedMigrations(store: Kysely<Tables>): Promise<string[]> {
  if (!(await databaseOf(store).hasTable(store, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(store);
  return rows.map(({ name }) => name);
}
