import { chmod, lstat, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolders } from './makeFolders.ts';

const ofOthers = 0o077;

/**
 * Makes a folder for its owner alone, with what is in it, as far as others could get at any of it: a folder that was
 * there before, was copied back from elsewhere, or is reached by a link. Resolves to a path that could not be changed.
 */
export async function makePrivate(folder: string): Promise<string | undefined> {
  await makeFolders(folder);
  return process.platform === 'win32' ? undefined : tighten(await realpath(folder), 'whatWasOpen', 0);
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
