import { rm } from 'node:fs/promises';
import { openStore, type Store } from '../../src/service/store/store.ts';
import { newFolder } from './runningService.ts';

export interface TestStore {
  readonly store: Store;
  readonly dataFolder: string;
  close(): Promise<void>;
}

/** Rows in a folder of their own. */
export async function openTestStore(): Promise<TestStore> {
  const dataFolder = await newFolder();
  const { store } = await openStore(dataFolder);
  return {
    store,
    dataFolder,
    async close() {
      await store.destroy();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
