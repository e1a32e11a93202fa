import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { NamedFault } from '../namedFault.ts';
import { reachDisk } from './reachDisk.ts';
import { fileIdentity, type StoreTrouble, troubleOf } from './storeTrouble.ts';

export const databaseName = 'deckwright.sqlite';
/** Says that the folder has had a database, so that none, or an empty one, is a loss and not a beginning. */
export const markerName = 'deckwright.json';
/** Folders of the first version have only this. */
const olderMarkerName = 'signing.key';
export const markerNames = [markerName, olderMarkerName];

/** Left by a process that met damage in the database: the next one examines it, however this one ended. */
const suspicionName = 'examine-database';

export const suspectDamage = (dataFolder: string): Promise<void> =>
  writeFile(join(dataFolder, suspicionName), '', { mode: 0o600, flush: true });

/** A database that was there and cannot be used. */
export interface Loss {
  readonly trouble: Extract<StoreTrouble, 'damaged' | 'emptied' | 'missing'>;
  readonly detail: string;
  /** The folder that what is left of it was moved to. */
  readonly keptIn?: string;
}

const sentences: Readonly<Record<Loss['trouble'], string>> = {
  damaged: 'The database in the data folder was damaged',
  emptied: 'The database in the data folder was emptied',
  missing: 'The database in the data folder is missing',
};

export const backupHelps = "A backup brings back what it has: put it in the folder's place.";

/** For the person whose folder it is. */
export const lossSentence = ({ trouble, keptIn }: Loss): string =>
  `${sentences[trouble]}, so a new one was begun without decks and keys.${
    keptIn === undefined ? '' : ` What was there is kept in ${keptIn}.`
  } ${backupHelps}`;

/** When the folder's database was begun. */
export async function usedSince(dataFolder: string): Promise<number> {
  const path = join(dataFolder, markerName);
  const since = Date.parse(String(sinceIn(await readFile(path, 'utf8'))));
  if (Number.isNaN(since))
    throw new NamedFault(
      'data folder undated',
      `The file ${path} does not say since when there is this database. Delete it while no service runs: the next one writes it anew.`,
    );
  return since;
}

const sinceIn = (text: string): unknown => (parsed(text) as { since?: unknown } | null | undefined)?.since;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function markAsUsed(dataFolder: string, now: number, isNew: boolean): Promise<void> {
  const marker = join(dataFolder, markerName);
  if (!isNew && (await fileIdentity(marker)) !== undefined) return;
  const text = JSON.stringify({ database: databaseName, since: new Date(now).toISOString() });
  await writeFile(marker, `${text}\n`, { mode: 0o600, flush: true });
  await reachDisk(dataFolder);
}

/** Whether the folder's database is what it was left as; looks into it only after an unclean end, or where damage was met. */
export async function findLoss(dataFolder: string, isCramped = false): Promise<Loss | undefined> {
  const path = join(dataFolder, databaseName);
  const suspicion = join(dataFolder, suspicionName);
  const [file, log, suspected] = await Promise.all([path, `${path}-wal`, suspicion].map(fileIdentity));
  if (file === undefined || file.bytes === 0) {
    if (!(await wasUsed(dataFolder))) return undefined;
    return file === undefined
      ? { trouble: 'missing', detail: 'There is no file.' }
      : { trouble: 'emptied', detail: 'The file has no content.' };
  }
  if (file.bytes < headerBytes) return { trouble: 'damaged', detail: 'The file is not a database.' };
  const isClean = log === undefined && suspected === undefined;
  const detail = isClean ? await cutShort(path, file.bytes) : checkIntegrity(path, isCramped);
  await rm(suspicion, { force: true });
  return detail === undefined ? undefined : { trouble: 'damaged', detail };
}

/** "damaged-2026-11-23T08-00-00.000Z" in the data folder. */
export async function makeFolderAside(
  dataFolder: string,
  trouble: Loss['trouble'],
  now: number,
): Promise<string> {
  const stamp = new Date(now).toISOString().replaceAll(':', '-');
  const folder = join(dataFolder, `${trouble}-${stamp}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Stands from before anything is moved until a new database is there and whoever began it knows of the loss. */
const untoldName = 'lost-database.json';

const noteUntold = (dataFolder: string, loss: Loss): Promise<void> =>
  writeFile(join(dataFolder, untoldName), `${JSON.stringify(loss)}\n`, { mode: 0o600, flush: true });

/** What a process put aside that ended before it could say so. */
export async function untoldLoss(dataFolder: string): Promise<Loss | undefined> {
  const note = await readFile(join(dataFolder, untoldName), 'utf8').catch(() => undefined);
  const loss = note === undefined ? undefined : (parsed(note) as Loss | null | undefined);
  return loss && Object.hasOwn(sentences, loss.trouble) ? loss : undefined;
}

export const forgetUntold = (dataFolder: string): Promise<void> =>
  rm(join(dataFolder, untoldName), { force: true });

/** Moves what is left to a folder of its own, where it can be examined or rescued. */
export async function keepAside(dataFolder: string, found: Loss, now: number): Promise<Loss> {
  // A journal that is left has what its file never had.
  const hasJournal = (await fileIdentity(join(dataFolder, `${databaseName}-wal`))) !== undefined;
  if (found.trouble === 'missing' && !hasJournal) {
    await noteUntold(dataFolder, found);
    return found;
  }
  const keptIn = await makeFolderAside(dataFolder, found.trouble, now);
  const loss = { ...found, keptIn };
  try {
    await noteUntold(dataFolder, loss);
  } catch (error) {
    // Nothing was moved, and the next start finds what this one did.
    await rm(keptIn, { recursive: true, force: true });
    throw error;
  }
  for (const ending of ['-wal', '-shm', '']) {
    const name = `${databaseName}${ending}`;
    await rename(join(dataFolder, name), join(keptIn, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  return loss;
}

async function wasUsed(dataFolder: string): Promise<boolean> {
  for (const name of markerNames) {
    if ((await fileIdentity(join(dataFolder, name))) !== undefined) return true;
  }
  return false;
}

const headerBytes = 100;

/** By the sizes that the file's own header gives: quick, and enough for a file that was cut off. */
async function cutShort(path: string, bytes: number): Promise<string | undefined> {
  const file = await open(path, 'r');
  try {
    const header = Buffer.alloc(headerBytes);
    await file.read(header, 0, headerBytes, 0);
    if (header.toString('latin1', 0, 15) !== 'SQLite format 3') return 'The file is not a database.';
    // SQLite itself trusts the count of pages only where these two agree.
    if (header.readUInt32BE(24) !== header.readUInt32BE(92)) return undefined;
    const page = header.readUInt16BE(16);
    const expected = (page === 1 ? 65_536 : page) * header.readUInt32BE(28);
    return bytes < expected ? `The file has ${bytes} of its ${expected} bytes.` : undefined;
  } finally {
    await file.close();
  }
}

/** What others would share of a database is in memory then; the disk needs no room for it. */
export const withoutRoom = 'pragma locking_mode = exclusive';

function checkIntegrity(path: string, isCramped: boolean): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    if (isCramped) database.exec(withoutRoom);
    database.exec('pragma busy_timeout = 10000');
    const found = database.prepare('pragma quick_check(3)').all();
    const complaints = found.map((row) => String(Object.values(row)[0]));
    return complaints.join() === 'ok' ? undefined : complaints.join('; ');
  } catch (error) {
    if (troubleOf(error) === 'damaged') return (error as Error).message;
    throw error;
  } finally {
    if (database?.isOpen) database.close();
  }
}

const lockPauseMs = 20;

/** One at a time, of this process and of others; the lock of a process that dies is gone with it. */
export async function alone<T>(dataFolder: string, act: () => Promise<T>): Promise<T> {
  const path = join(dataFolder, 'starting.lock');
  await (await open(path, 'a', 0o600)).close();
  const lock = new DatabaseSync(path);
  try {
    while (!takes(lock)) await delay(lockPauseMs);
    return await act();
  } finally {
    lock.close();
  }
}

function takes(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (troubleOf(error) === 'busy') return false;
    throw error;
  }
}
