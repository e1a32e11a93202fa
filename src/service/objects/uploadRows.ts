import type { Store } from '../store/store.ts';
import type { ObjectKey } from './objectKey.ts';
import { fileKey } from './uploadStorage.ts';

/** What each workspace has uploaded, for its quota. */
export class UploadRows {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Once, however often it is told. */
  async note(key: ObjectKey, bytes: number): Promise<void> {
    await this.#store
      .insertInto('uploads')
      .values({
        key: fileKey(key),
        workspaceId: key.workspace,
        bytes,
        createdAt: new Date(this.#now()).toISOString(),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }

  async deleteOlderThan(time: number, inUse: ReadonlySet<string>): Promise<number> {
    const { numDeletedRows } = await this.#store
      .deleteFrom('uploads')
      .where('createdAt', '<', new Date(time).toISOString())
      .$if(inUse.size > 0, (query) => query.where('key', 'not in', [...inUse]))
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
