import { open as openFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { StartError } from '../startError.ts';
import { type BrokenJournal, findBrokenJournal } from './brokenJournal.ts';
import { doubtClock } from './doubtClock.ts';
import { diskIsFull, howToMakeRoom, isFullDisk, reasonAgainst, writeProbe } from './folderTrouble.ts';
import { refuseForeign } from './foreignFolder.ts';
import { isInUse } from './inUse.ts';
import {
  alone,
  databaseName,
  findLoss,
  forgetUntold,
  keepAside,
  type Loss,
  markAsUsed,
  untoldLoss,
  withoutRoom,
} from './lostDatabase.ts';
import { makeFolders } from './makeFolders.ts';
import { makePrivate } from './privateFolder.ts';
import { type Reserve, ReserveFile } from './reserve.ts';
import { NodeSqliteDialect } from './sqliteDialect.ts';
import { fileIdentity, troubleOf } from './storeTrouble.ts';
import type { Tables } from './tables.ts';
import { bringUpToDate } from './upToDate.ts';

export type Store = Kysely<Tables>;

/** Stands in a backup until it is whole. */
export const unfinishedName = 'backup-unfinished';

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

export interface OpenedStore {
  readonly store: Store;
  /** What the folder had before and has no more. */
  readonly loss?: Loss;
  /** What was written last before an unclean end, and cannot be read. */
  readonly brokenJournal?: BrokenJournal;
  /** What of the folder others may still read, since this user may not change that. */
  readonly notPrivate?: string;
  /** The disk is full, to the last of what a database needs beside it: others cannot use it meanwhile. */
  readonly isCramped?: boolean;
}

export interface OpenOptions {
  readonly now?: () => number;
  /** On a full disk the room is left alone that is kept for making room. */
  readonly isForReading?: boolean;
}

interface Opening {
  readonly dataFolder: string;
  readonly now: () => number;
  readonly reserve: Reserve;
  /** Needs no room beside the database, and keeps it to itself. */
  readonly isCramped: boolean;
}

/** Opens the data folder's rows, making or migrating them first; a StartError where that cannot be. */
export async function openStore(
  dataFolder: string,
  { now = Date.now, isForReading = false }: OpenOptions = {},
): Promise<OpenedStore> {
  const hasDatabase = async () => (await fileIdentity(join(dataFolder, databaseName))) !== undefined;
  const reserve = new ReserveFile(dataFolder, undefined, hasDatabase);
  const opening = (isCramped: boolean) => tryToOpen({ dataFolder, now, reserve, isCramped });
  try {
    return await (isForReading ? opening(false) : reserve.drawOn(() => opening(false)));
  } catch (error) {
    if (!(await isFullDisk(error, dataFolder))) throw await unusable(dataFolder, error);
    const opened = await opening(true).catch(async () => Promise.reject(await unusable(dataFolder, error)));
    return { ...opened, isCramped: true };
  }
}

async function tryToOpen(opening: Opening): Promise<OpenedStore> {
  const { dataFolder, now } = opening;
  await refuseUnfinished(dataFolder);
  await refuseForeign(dataFolder);
  const notPrivate = await makePrivate(dataFolder);
  const path = join(dataFolder, databaseName);
  const seen = await fileIdentity(path);
  // Of a database that is gone it is kept aside as it is.
  const brokenJournal = seen && (await findBrokenJournal(dataFolder, now()));
  const beside = {
    ...(notPrivate !== undefined && { notPrivate }),
    ...(brokenJournal !== undefined && { brokenJournal }),
  };
  const opened = await openOrLose(opening);
  if (!('trouble' in opened)) {
    // It is told once.
    if (brokenJournal) await sql`pragma wal_checkpoint(truncate)`.execute(opened);
    const untold = await takeUntold(dataFolder);
    if (untold) await doubtClock(opened, now());
    return { store: opened, ...(untold && { loss: untold }), ...beside };
  }
  return await alone(dataFolder, async () => {
    // Another process may have put it aside meanwhile.
    const isStillIt = (await fileIdentity(path))?.id === seen?.id;
    const found = isStillIt ? opened : await findLoss(dataFolder);
    const loss = found && (await putAside(dataFolder, found, now()));
    const store = await open(opening, loss !== undefined);
    if (loss) await doubtClock(store, now());
    await forgetUntold(dataFolder);
    return { store, ...(loss && { loss }), ...beside };
  });
}

/** Where a process put it aside and came no further, that is what was lost. */
const putAside = async (dataFolder: string, found: Loss, now: number): Promise<Loss> => {
  // Nothing is taken away from under a service, which may still have what is missing here.
  if (await isInUse(dataFolder))
    throw new StartError(
      `The database in the data folder ${dataFolder} is ${found.trouble}, and a service runs on it: stop that first. The next start keeps aside what is left.`,
    );
  const untold = found.trouble === 'damaged' ? undefined : await untoldLoss(dataFolder);
  return untold ?? keepAside(dataFolder, found, now);
};

/** Who put it aside may be about to say so: then it is not said here. */
const takeUntold = async (dataFolder: string): Promise<Loss | undefined> =>
  (await untoldLoss(dataFolder)) &&
  (await alone(dataFolder, async () => {
    const untold = await untoldLoss(dataFolder);
    await forgetUntold(dataFolder);
    return untold;
  }));

/** A StartError where openStore would have one of the folder itself; its rows are left alone. */
export async function tryDataFolder(dataFolder: string, hasServers: boolean): Promise<void> {
  try {
    await refuseUnfinished(dataFolder);
    await refuseForeign(dataFolder, hasServers);
    await makeFolders(dataFolder);
    await writeProbe(dataFolder);
  } catch (error) {
    throw await unusable(dataFolder, error);
  }
}

async function refuseUnfinished(dataFolder: string): Promise<void> {
  if (await isThere(join(dataFolder, unfinishedName)))
    throw new StartError(`The folder ${dataFolder} is a backup that broke off: make a new one.`);
}

async function openOrLose(opening: Opening): Promise<Store | Loss> {
  const loss = await findLoss(opening.dataFolder, opening.isCramped);
  if (loss !== undefined) return loss;
  try {
    return await open(opening);
  } catch (error) {
    if (troubleOf(error) === 'damaged') return { trouble: 'damaged', detail: (error as Error).message };
    throw error;
  }
}

async function open(opening: Opening, isNew = false): Promise<Store> {
  const { dataFolder, now, reserve } = opening;
  const database = await openDatabase(opening);
  const store = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database, reserve) });
  try {
    await bringUpToDate(store, `data folder ${dataFolder}`);
    await markAsUsed(dataFolder, now(), isNew);
    return store;
  } catch (error) {
    await close(store, database);
    throw error;
  }
}

async function openDatabase({ dataFolder, isCramped }: Opening): Promise<DatabaseSync> {
  const path = join(dataFolder, databaseName);
  // What SQLite writes beside it gets the same rights.
  await (await openFile(path, 'a', 0o600)).close();
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    if (isCramped) database.exec(withoutRoom);
    await setUp(database);
    return database;
  } catch (error) {
    if (database?.isOpen) database.close();
    throw error;
  }
}

/** So long a start waits for what another process does. */
const patienceMs = 10_000;

/** SQLite does not wait for the others by itself while it changes how it writes, as on a folder just made. */
async function setUp(database: DatabaseSync): Promise<void> {
  for (let waited = 0; ; waited += 20) {
    try {
      database.exec(`
        pragma busy_timeout = 0;
        pragma journal_mode = wal;
        pragma synchronous = full;
        pragma secure_delete = on;
        pragma foreign_keys = on;
        begin immediate;
        commit;
      `);
      return;
    } catch (error) {
      if (troubleOf(error) !== 'busy' || waited >= patienceMs) throw error;
    }
    await delay(20);
  }
}

async function close(store: Store, database: DatabaseSync): Promise<void> {
  await store.destroy();
  if (database.isOpen) database.close();
}

async function unusable(dataFolder: string, error: unknown): Promise<StartError> {
  if (error instanceof StartError) return error;
  const reason = (await reasonAgainst(dataFolder, error)) ?? (error as Error).message;
  const advice = reason === diskIsFull ? ` ${howToMakeRoom}` : '';
  return new StartError(`The data folder ${dataFolder} cannot be used: ${reason}.${advice}`, {
    cause: error,
  });
}
