import { Migrator } from 'kysely';
import { migrations } from './migrations.ts';
import type { Store } from './store.ts';

export async function migrateToLatest(store: Store): Promise<void> {
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
