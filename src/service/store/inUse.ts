import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { troubleOf } from './storeTrouble.ts';

/** Held by every service that runs on the folder; the lock of a process that dies is gone with it. */
const lockName = 'in-use.lock';

async function lockOf(dataFolder: string): Promise<DatabaseSync> {
  const path = join(dataFolder, lockName);
  await (await open(path, 'a', 0o600)).close();
  const lock = new DatabaseSync(path);
  lock.exec('pragma busy_timeout = 0');
  return lock;
}

/** Says that a service runs on the folder, until that is let go. */
export async function useFolder(dataFolder: string): Promise<() => void> {
  const lock = await lockOf(dataFolder);
  lock.exec('begin');
  // Whatever is read: others may read it as well, and nobody may have it alone.
  lock.prepare('select count(*) from sqlite_schema').get();
  return () => lock.close();
}

/** Whether a service runs on the folder. */
export async function isInUse(dataFolder: string): Promise<boolean> {
  const lock = await lockOf(dataFolder);
  try {
    lock.exec('begin exclusive');
    return false;
  } catch (error) {
    if (troubleOf(error) === 'busy') return true;
    throw error;
  } finally {
    lock.close();
  }
}
