import { chmod, lchown, lstat, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../startError.ts';
import { makeFolders } from './makeFolders.ts';

const ofOthers = 0o077;

/**
 * Makes a folder for its owner alone, with what is in it, as far as others could get at any of it: a folder that was
 * there before, was copied back from elsewhere, or is reached by a link. Resolves to a path that could not be changed.
 */
export async function makePrivate(
  folder: string,
  user: number | undefined = process.getuid?.(),
): Promise<string | undefined> {
  await makeFolders(folder);
  if (user === undefined) return undefined;
  const path = await realpath(folder);
  await makeOwn(path, user);
  return tighten(path, 'whatWasOpen', 0);
}

const administrator = 0;

/** Whose folder it is may replace everything in it: the administrator takes it over, and anybody else leaves it alone. */
async function makeOwn(path: string, user: number): Promise<void> {
  const { uid } = await lstat(path);
  if (uid === user || uid === administrator) return;
  if (user !== administrator)
    throw new StartError(
      `The data folder ${path} belongs to another user of this machine (${uid}), who could replace everything in it. Choose a folder of your own.`,
    );
  await takeOver(path);
}

async function takeOver(path: string): Promise<void> {
  await lchown(path, administrator, process.getgid?.() ?? administrator);
  const found = await lstat(path);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await takeOver(join(path, name));
}

/** The same for every file, whether or not a folder above it keeps others out: for times when nobody waits. */
export const makeAllPrivate = async (folder: string): Promise<string | undefined> =>
  process.platform === 'win32' ? undefined : tighten(await realpath(folder), 'all', 0);

async function tighten(
  path: string,
  what: 'whatWasOpen' | 'all',
  depth: number,
): Promise<string | undefined> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined || !(found.isDirectory() || found.isFile())) return undefined;
  const wasOpen = (found.mode & ofOthers) !== 0;
  let refused: string | undefined;
  if (wasOpen) {
    refused = await chmod(path, found.mode & 0o700).then(
      () => undefined,
      () => path,
    );
  }
  // Nobody gets into a closed folder: what is in it can wait. The data folder itself is always looked into.
  if (!found.isDirectory() || (what === 'whatWasOpen' && depth > 0 && !wasOpen)) return refused;
  for (const name of await readdir(path).catch(() => [])) {
    const inside = await tighten(join(path, name), what, depth + 1);
    refused ??= inside;
  }
  return refused;
}
