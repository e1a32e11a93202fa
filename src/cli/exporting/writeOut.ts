import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const sentences: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `The disk is full: ${path} was not written.`,
  EDQUOT: (path) => `There is no room left for your files: ${path} was not written.`,
  ENOENT: (path) => `There is no folder ${dirname(path)}.`,
  ENOTDIR: (path) => `There is no folder ${dirname(path)}.`,
  EISDIR: (path) => `${path} is a folder. Name a file.`,
  EROFS: (path) => `${dirname(path)} may not be written to.`,
  EACCES: (path) =>
    `${path} is open in another program, or may not be written. Close it, or name another file.`,
  EPERM: (path) =>
    `${path} is open in another program, or may not be written. Close it, or name another file.`,
  EBUSY: (path) => `${path} is open in another program. Close it, or name another file.`,
};

/** Why a file could not be written, for a person; nothing for what is nobody's fault. */
const whyNotWritten = (path: string, error: unknown): string | undefined =>
  sentences[(error as NodeJS.ErrnoException).code ?? '']?.(path);

/** A path beside the one that is meant, for what is not whole yet. */
const pathBeside = (path: string): string => `${path}.${randomBytes(6).toString('hex')}.part`;

/** Has a file made beside its place and puts it there once it is whole; what was there stays until then. */
export const putInPlace = async (
  path: string,
  make: (beside: string) => Promise<void>,
): Promise<string | undefined> => {
  const beside = pathBeside(path);
  try {
    await make(beside);
    await rename(beside, path);
    return undefined;
  } catch (error) {
    await rm(beside, { force: true });
    const why = whyNotWritten(path, error);
    if (why === undefined) throw error;
    return why;
  }
};

/** Nothing, or why it could not be written. */
export const writeOut = (path: string, bytes: Uint8Array): Promise<string | undefined> =>
  putInPlace(path, (beside) => writeFile(beside, bytes, { flag: 'wx', flush: true }));
