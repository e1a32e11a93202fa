import { databaseOf } from './database.ts';
import type { Store } from './store.ts';

/**
 * Writes that need not have reached the disk when they return, which costs milliseconds each: what a power cut
 * takes of them is done again, and nobody was told of it. The next write that must reach it takes them along.
 */
export const relaxed = <T>(store: Store, act: (rows: Store) => Promise<T>): Promise<T> =>
  databaseOf(store).relaxed(store, act);
