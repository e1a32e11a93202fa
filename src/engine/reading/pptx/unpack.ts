import { Unzip, UnzipInflate } from 'fflate';
import type { ReadingLimits } from '../limits.ts';

export type Files = ReadonlyMap<string, Uint8Array>;
export type Unpacked = { readonly files: Files } | { readonly refused: 'too large' | 'damaged' };

type Limits = Pick<ReadingLimits, 'entries' | 'entry' | 'unpacked'>;

/** Packed bytes taken at once: what they unfold to stays small enough to be counted before it hurts. */
const step = 16 * 1024;

class TooLarge extends Error {}

/** The wanted files of a ZIP; it is the unpacked bytes that are counted, not what the archive says of itself. */
export function unpack(bytes: Uint8Array, wanted: (name: string) => boolean, limits: Limits): Unpacked {
  const files = new Map<string, Uint8Array>();
  let entries = 0;
  let unpacked = 0;
  let damaged = false;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > limits.entries) throw new TooLarge();
    if (!wanted(file.name)) return;
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, final) => {
      if (error) {
        damaged = true;
        return;
      }
      size += chunk.length;
      unpacked += chunk.length;
      if (size > limits.entry || unpacked > limits.unpacked) throw new TooLarge();
      chunks.push(chunk);
      if (final) files.set(file.name, Buffer.concat(chunks));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += step)
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  } catch (error) {
    return { refused: error instanceof TooLarge ? 'too large' : 'damaged' };
  }
  return damaged && files.size === 0 ? { refused: 'damaged' } : { files };
}
