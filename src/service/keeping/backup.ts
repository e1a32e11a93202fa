import { chmod, constants, copyFile, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { sql } from 'kysely';
import { exportsFolder, partialFolder } from '../objects/objectFolder.ts';
import { StartError } from '../startError.ts';
import { brokenJournalSentence } from '../store/brokenJournal.ts';
import { reasonAgainst } from '../store/folderTrouble.ts';
import { databaseName, lossSentence } from '../store/lostDatabase.ts';
import { makeFolders } from '../store/makeFolders.ts';
import { makeAllPrivate } from '../store/privateFolder.ts';
import { openStore, type Store, unfinishedName } from '../store/store.ts';

/** Nothing of these is a part of a deck. */
const underWay = [partialFolder, exportsFolder];

/** Beside rows and objects: without them links that were given out would lead nowhere. */
const keptFiles = ['signing.key', 'addresses', 'deckwright.json'];

export interface BackedUp {
  readonly presentations: number;
  readonly files: number;
}

/**
 * Copies a data folder into an empty one that is a data folder itself, whether or not a service runs on it.
 * The rows are copied first, as of one moment: the files that they name are there before them.
 */
export async function backUp(dataFolder: string, target: string): Promise<BackedUp> {
  const { store, loss, brokenJournal } = await openStore(dataFolder, { isForReading: true });
  try {
    if (brokenJournal)
      throw new StartError(`${brokenJournalSentence(brokenJournal)} Once you know that, do this again.`);
    if (loss) throw new StartError(`There is nothing to back up. ${lossSentence(loss)}`);
    await beginIn(target, dataFolder);
    return await copyInto(target, dataFolder, store);
  } catch (error) {
    const reason = error instanceof StartError ? undefined : await reasonAgainst(target, error);
    if (reason === undefined) throw error;
    throw new StartError(`The backup could not be written to ${target}: ${reason}.`, { cause: error });
  } finally {
    await store.destroy();
  }
}

async function copyInto(target: string, dataFolder: string, store: Store): Promise<BackedUp> {
  // Whoever opens what broke off is told.
  await writeFile(join(target, unfinishedName), '', { mode: 0o600 });
  await sql`vacuum into ${join(target, databaseName)}`.execute(store);
  const { count } = await store
    .selectFrom('presentations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  let files = 0;
  for (const name of keptFiles) files += await copyIfThere(join(dataFolder, name), join(target, name));
  const objects = join(dataFolder, 'objects');
  const entries = await readdir(objects, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name).slice(objects.length + 1);
    if (!entry.isFile() || underWay.some((folder) => path.startsWith(folder))) continue;
    files += await copyIfThere(join(objects, path), join(target, 'objects', path));
  }
  await makeAllPrivate(target);
  await rm(join(target, unfinishedName));
  return { presentations: count, files };
}

async function beginIn(target: string, dataFolder: string): Promise<void> {
  if (await isWithin(dataFolder, target))
    throw new StartError(
      `The folder ${target} lies in the data folder, and would be lost with it: name one outside of ${dataFolder}.`,
    );
  await makeFolders(target);
  if ((await readdir(target)).length > 0) {
    throw new StartError(`The folder ${target} is not empty: name a new one for each backup.`);
  }
  await chmod(target, 0o700);
}

/** Wherever links lead, of a folder that may not be there yet. */
async function isWithin(folder: string, path: string): Promise<boolean> {
  const way = relative(await realpath(folder), await realPathOf(path));
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

const realPathOf = (path: string): Promise<string> =>
  realpath(path).catch(async (error: unknown) => {
    const above = dirname(path);
    if (above === path) throw error;
    return join(await realPathOf(above), basename(path));
  });

/** What was deleted meanwhile is not missed. */
async function copyIfThere(from: string, to: string): Promise<number> {
  await makeFolders(dirname(to));
  try {
    // A pipe in its place would be waited for.
    if (!(await stat(from)).isFile()) return 0;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    return 1;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
