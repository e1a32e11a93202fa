import { type Kysely, Migrator } from 'kysely';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

export async function migrateToLatest(store: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
