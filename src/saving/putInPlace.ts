import { randomBytes } from 'node:crypto';
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { cancelled } from '../client/failure.ts';
import type { PlaceTrouble, SaveProblem } from './saved.ts';

const troubles: Readonly<Record<string, PlaceTrouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'no-room',
  ENOENT: 'no-folder',
  ENOTDIR: 'no-folder',
  EISDIR: 'is-folder',
  EROFS: 'read-only',
  EACCES: 'taken',
  EPERM: 'taken',
  EBUSY: 'open',
};

/** A path beside the one that is meant, for what is not whole yet. Browsers go by a file's ending. */
const pathBeside = (path: string): string => `${path}.${randomBytes(6).toString('hex')}.part${extname(path)}`;

const problemOf = (path: string, error: unknown): SaveProblem | undefined => {
  const { code = '' } = error as NodeJS.ErrnoException;
  const about = troubles[code];
  if (about) return { about, path };
  return code === 'ABORT_ERR' ? { about: 'failure', failure: cancelled.failure } : undefined;
};

/** What is there already and cannot be replaced by a file. A pipe that nobody reads would be written to for ever. */
export const obstacleAt = async (path: string): Promise<SaveProblem | undefined> => {
  const there = await stat(path).catch(() => undefined);
  if (there === undefined || there.isFile()) return undefined;
  return { about: there.isDirectory() ? 'is-folder' : 'no-file', path };
};

/** A link stays, and its file is replaced. */
const goalOf = (path: string): Promise<string> => realpath(path).catch(() => path);

/** Has a file made beside its place and puts it there once it is whole; what was there stays until then. */
export const putInPlace = async (
  path: string,
  make: (beside: string) => Promise<SaveProblem | undefined>,
): Promise<SaveProblem | undefined> => {
  const obstacle = await obstacleAt(path);
  if (obstacle) return obstacle;
  const goal = await goalOf(path);
  const beside = pathBeside(goal);
  try {
    const problem = await make(beside);
    if (problem === undefined) await rename(beside, goal);
    return problem;
  } catch (error) {
    const problem = problemOf(path, error);
    if (problem === undefined) throw error;
    return problem;
  } finally {
    await rm(beside, { force: true });
  }
};

/** Nothing, or why it could not be written. */
export const writeInPlace = (
  path: string,
  bytes: Uint8Array | Iterable<Uint8Array>,
): Promise<SaveProblem | undefined> =>
  putInPlace(path, async (beside) => {
    await writeFile(beside, bytes, { flag: 'wx', flush: true });
    return undefined;
  });
