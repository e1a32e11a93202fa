import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type StoreTrouble, troubleOf } from './storeTrouble.ts';

const probe = Buffer.alloc(64 * 1024, 0x64);

/** Whether a folder takes what is written to it is found out by writing. */
export async function writeProbe(folder: string): Promise<void> {
  const file = join(folder, `ready-${process.pid}.probe`);
  try {
    await writeFile(file, probe, { mode: 0o600 });
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

/** SQLite says only that the disk failed, also where it is full or no more files may be opened. */
export const exactTrouble = async (trouble: StoreTrouble, folder: string): Promise<StoreTrouble> =>
  trouble === 'failing'
    ? await writeProbe(folder).then(
        () => trouble,
        (error: unknown) => troubleOf(error) ?? trouble,
      )
    : trouble;

export async function isFullDisk(error: unknown, folder: string): Promise<boolean> {
  const trouble = troubleOf(error);
  return trouble !== undefined && (await exactTrouble(trouble, folder)) === 'full';
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing may be written there',
  ENOENT: 'no folder can be made there',
  EISDIR: 'its database is a folder',
  EEXIST: 'it is not a folder',
  ENOTDIR: 'what comes before its last part is not a folder',
};

/** For whoever looks after the machine. */
export const howToMakeRoom = 'Delete or move something else that is on it: a few megabytes are enough.';

export const diskIsFull = 'the disk is full';

/** Why a folder cannot be written to, as the end of a sentence; undefined: that is not what the error is about. */
export async function reasonAgainst(folder: string, error: unknown): Promise<string | undefined> {
  if (await isFullDisk(error, folder)) return diskIsFull;
  return reasons[(error as NodeJS.ErrnoException).code ?? ''];
}
