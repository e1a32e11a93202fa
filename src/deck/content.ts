import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** What a file holds, or where it is: large files are not held in memory to be looked at. */
export type Content = { readonly bytes: Uint8Array } | { readonly path: string };

export const bytesOf = (content: Content): Uint8Array | Promise<Uint8Array> =>
  'bytes' in content ? content.bytes : readFile(content.path);

const pieceBytes = 256 * 1024;

/** One after the other: each is gone when the next is taken. */
export function* piecesOf(content: Content): Generator<Uint8Array> {
  if ('bytes' in content) return yield content.bytes;
  const piece = Buffer.alloc(pieceBytes);
  const file = openSync(content.path, 'r');
  try {
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece))
      yield piece.subarray(0, read);
  } finally {
    closeSync(file);
  }
}

export const sizeOf = (content: Content): number =>
  'bytes' in content ? content.bytes.length : statSync(content.path).size;

/** The same for the same bytes. */
export function fingerprintOf(content: Content): string {
  const hash = createHash('sha256');
  for (const piece of piecesOf(content)) hash.update(piece);
  return hash.digest('hex').slice(0, 16);
}

/** In its first bytes, and in all of them only where these do not tell: a file may say late what it is. */
export function foundIn<Found>(
  content: Content,
  find: (bytes: Uint8Array) => Found | undefined,
): Found | undefined {
  if ('bytes' in content) return find(content.bytes);
  const [head] = piecesOf(content);
  return (head && find(head)) ?? find(readFileSync(content.path));
}
