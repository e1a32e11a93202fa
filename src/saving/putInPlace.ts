import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
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

interface Place {
  /** Where it is made. */
  readonly beside: string;
  /** Once it is whole. */
  readonly put: () => Promise<void>;
}

/** A link stays and its file is replaced; a device or a pipe, which is no file, is written to. */
const placeOf = async (path: string): Promise<Place> => {
  const there = await stat(path).catch(() => undefined);
  if (there && !there.isFile() && !there.isDirectory()) {
    const beside = pathBeside(join(tmpdir(), basename(path)));
    return { beside, put: () => writeFile(path, createReadStream(beside)) };
  }
  const goal = there ? await realpath(path) : path;
  const beside = pathBeside(goal);
  return { beside, put: () => rename(beside, goal) };
};

/** Has a file made beside its place and puts it there once it is whole; what was there stays until then. */
export const putInPlace = async (
  path: string,
  make: (beside: string) => Promise<SaveProblem | undefined>,
): Promise<SaveProblem | undefined> => {
  const { beside, put } = await placeOf(path);
  try {
    const problem = await make(beside);
    if (problem === undefined) await put();
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
