import { Unzip, UnzipInflate } from 'fflate';
import type { ReadingLimits } from '../document/limits.ts';

export type Files = ReadonlyMap<string, Uint8Array>;
export type Unpacked = { readonly files: Files } | { readonly refused: 'too large' | 'damaged' };

type Limits = Pick<ReadingLimits, 'entries' | 'entry' | 'unpacked'>;

/** Packed bytes taken at once: what they unfold to stays small enough to be counted before it hurts. */
const step = 4 * 1024;

/** The wanted files of a ZIP; it is the unpacked bytes that are counted, not what the archive says of itself. */
export function unpack(bytes: Uint8Array, wanted: (name: string) => boolean, limits: Limits): Unpacked {
  const files = new Map<string, Uint8Array>();
  let entries = 0;
  let unpacked = 0;
  let tooLarge = false;
  const unzip = new Unzip((file) => {
    entries += 1;
    tooLarge ||= entries > limits.entries;
    if (tooLarge || !wanted(file.name)) return;
    let chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, final) => {
      if (error || tooLarge) return;
      size += chunk.length;
      unpacked += chunk.length;
      tooLarge = size > limits.entry || unpacked > limits.unpacked;
      if (tooLarge) chunks = [];
      else chunks.push(chunk);
      if (final && !tooLarge) files.set(file.name, Buffer.concat(chunks));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && !tooLarge; at += step)
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  } catch {
    // What was unpacked before the archive broke off may be all that is needed.
  }
  if (tooLarge) return { refused: 'too large' };
  return files.size > 0 ? { files } : { refused: 'damaged' };
}
