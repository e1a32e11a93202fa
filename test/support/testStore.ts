import { rm } from 'node:fs/promises';
import { openPostgres } from '../../src/service/store/openPostgres.ts';
import { openStore, type Store } from '../../src/service/store/store.ts';
import type { Tables } from '../../src/service/store/tables.ts';
import { PostgresServer } from './postgresServer.ts';
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

let server: Promise<string> | undefined;

async function startServer(): Promise<string> {
  const url = await (await PostgresServer.start()).newDatabase();
  const store = await openPostgres(url, 1);
  await store.destroy();
  return url;
}

const tables: readonly (keyof Tables)[] = [
  'apiKeys',
  'monthlyGenerations',
  'modelReplies',
  'jobs',
  'workspaceTurns',
  'jobSections',
  'presentations',
  'pictures',
  'uploads',
  'signingSecret',
  'addresses',
  'requestWindows',
  'auditLog',
];

/** Rows on a server: one for all tests, emptied for each. */
async function openPostgresTestStore(): Promise<TestStore> {
  server ??= startServer();
  const dataFolder = await newFolder();
  const store = await openPostgres(await server, 5);
  for (const table of tables) await store.deleteFrom(table).execute();
  await store.updateTable('serviceClock').set({ awakeMs: 0, lookedAtMs: 0 }).execute();
  return {
    store,
    dataFolder,
    async close() {
      await store.destroy();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The same tests on every database that the rows may be in. */
export function describeOnEveryDatabase(name: string, tests: (open: () => Promise<TestStore>) => void): void {
  describe(`${name} (SQLite)`, () => tests(openTestStore));
  describe(`${name} (PostgreSQL)`, () => tests(openPostgresTestStore));
}
