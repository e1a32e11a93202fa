import { Kysely } from 'kysely';
import { StartError } from '../startError.ts';
import { NodePostgresDialect } from './postgresDialect.ts';
import type { Tables } from './tables.ts';
import { bringUpToDate } from './upToDate.ts';

/** Opens the rows on a server, making or migrating them first; a StartError where that cannot be. */
export async function openPostgres(
  url: string,
  connections: number,
  patienceMs?: number,
): Promise<Kysely<Tables>> {
  const store = new Kysely<Tables>({ dialect: new NodePostgresDialect(url, connections, patienceMs) });
  try {
    await bringUpToDate(store, 'database');
    return store;
  } catch (error) {
    await store.destroy();
    if (error instanceof StartError) throw error;
    throw new StartError(`The database cannot be used: ${(error as Error).message}.`, { cause: error });
  }
}
