import { stat } from 'node:fs/promises';
import { Failure } from '../http/failure.ts';

/** What can be wrong with the place where the service keeps what it was given. */
export type StoreTrouble =
  | 'full'
  | 'damaged'
  | 'emptied'
  | 'missing'
  | 'readOnly'
  | 'failing'
  | 'noMoreFiles'
  | 'busy'
  | 'away'
  | 'storageAway';

const bySqlite: Readonly<Record<number, StoreTrouble>> = {
  5: 'busy',
  6: 'busy',
  8: 'readOnly',
  10: 'failing',
  11: 'damaged',
  13: 'full',
  14: 'failing',
  26: 'damaged',
};

const byCode: Readonly<Record<string, StoreTrouble>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  EIO: 'failing',
  EMFILE: 'noMoreFiles',
  ENFILE: 'noMoreFiles',
  DATABASE_AWAY: 'away',
  STORAGE_AWAY: 'storageAway',
  // PostgreSQL's own.
  '53100': 'full',
  '25006': 'readOnly',
  '53300': 'busy',
  '40001': 'busy',
  '40P01': 'busy',
};

/** Undefined: the error is not about the disk or the database. */
export function troubleOf(error: unknown): StoreTrouble | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const { code = '', errcode } = at as { code?: string; errcode?: number };
    // The high bits say more exactly what the low ones say.
    const found = errcode === undefined ? byCode[code] : bySqlite[errcode & 0xff];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** For the log, each by a name of its own. */
export const troubleEvents: Readonly<Record<StoreTrouble, string>> = {
  full: 'disk full',
  damaged: 'database damaged',
  emptied: 'database emptied',
  missing: 'database missing',
  readOnly: 'data folder read-only',
  failing: 'disk failing',
  noMoreFiles: 'too many open files',
  busy: 'database busy',
  away: 'database away',
  storageAway: 'storage away',
};

const again = 'The administrator must restart it; what was saved before is kept or in a backup.';

const sentences: Readonly<Record<StoreTrouble, string>> = {
  full: 'The disk of the presentation service is full. Nothing can be saved until there is room on it.',
  damaged: `The database of the presentation service is damaged. ${again}`,
  emptied: `The database of the presentation service was emptied while it ran. ${again}`,
  missing: `The database of the presentation service was removed while it ran. ${again}`,
  readOnly: 'The presentation service may not write to its data folder, so nothing can be saved.',
  failing: 'The disk of the presentation service cannot be read or written at the moment.',
  noMoreFiles: 'The presentation service has as many files open as it may have. Try again in a moment.',
  busy: 'The database of the presentation service is busy. Try again in a moment.',
  away: 'The database of the presentation service cannot be reached. Try again in a moment.',
  storageAway: 'The storage of the presentation service cannot be reached. Try again in a moment.',
};

/** What a caller is told: 507 where room is missing, else 503. */
export const troubleFailure = (trouble: StoreTrouble): Failure =>
  new Failure(trouble === 'full' ? 'STORAGE_FULL' : 'SERVICE_UNAVAILABLE', sentences[trouble]);

/** Which file a path leads to; undefined: none. */
export async function fileIdentity(path: string): Promise<{ id: string; bytes: number } | undefined> {
  try {
    const { dev, ino, size } = await stat(path, { bigint: true });
    return { id: `${dev}/${ino}`, bytes: Number(size) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
