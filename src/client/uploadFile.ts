import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, win32 } from 'node:path';
import { type Result, succeeded, unusable } from './failure.ts';

/** What a Blob is to an upload: a size and its bytes in order. */
export interface UploadContent {
  readonly size: number;
  stream(): ReadableStream<Uint8Array>;
}

export interface UploadFile {
  /** As the attachment carries it: for a picture of a document, the path that the document writes. */
  readonly fileName: string;
  readonly content: UploadContent;
}

/** The name without its folders, whichever way they are written. */
export const lastName = (path: string): string => basename(win32.basename(path));

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
  EIO: 'the disk gives none of it',
};

export const unreadableBecause = (path: string, error: unknown): string => {
  const { code = '' } = error as NodeJS.ErrnoException;
  return `${path} cannot be read: ${reasons[code] ?? code}.`;
};

/** A file of the disk, read only while it is sent. */
export const openUploadFile = async (
  path: string,
  fileName = lastName(path),
): Promise<Result<UploadFile>> => {
  try {
    const found = await stat(path);
    if (!found.isFile()) return unusable(`${path} cannot be read: it is not a file.`);
    const blob = await openAsBlob(path);
    // A Blob's own size begins anew at 4 GiB.
    return succeeded({ fileName, content: { size: found.size, stream: () => blob.stream() } });
  } catch (error) {
    return unusable(unreadableBecause(path, error));
  }
};
