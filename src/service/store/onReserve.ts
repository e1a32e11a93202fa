import { databaseOf } from './database.ts';
import type { Store } from './store.ts';

/** What makes room, or ends a right: done also where the disk is full, in the room that is kept for it. */
export const onReserve = <Done>(store: Store, act: () => Promise<Done>): Promise<Done> => {
  const database = databaseOf(store);
  return database.reserve.drawOn(act, () => database.emptyJournal(store));
};
