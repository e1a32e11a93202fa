import { crc32 } from 'node:zlib';
import { deflateSync } from 'fflate';
import { type Content, piecesOf, sizeOf } from '../../deck/content.ts';

export type ZippedFile = { readonly path: string } & (
  | { readonly content: Uint8Array | string }
  /** Compressed already: it goes as it is, piece by piece from where it is. */
  | { readonly stored: Content }
);

const version = 20;
/** Names are UTF-8. */
const flags = 0x0800;
/** The first day that the format knows: the same files are the same bytes. */
const [time, date] = [0, 0x0021];

/** What is said of a file before its bytes, and again in the directory. */
const description = (method: number, sum: number, packed: number, size: number, name: number): Buffer => {
  const said = Buffer.alloc(26);
  for (const [at, value] of [version, flags, method, time, date].entries()) said.writeUInt16LE(value, 2 * at);
  for (const [at, value] of [sum, packed, size].entries()) said.writeUInt32LE(value, 10 + 4 * at);
  said.writeUInt16LE(name, 22);
  return said;
};

const signed = (signature: number, ...pieces: readonly Uint8Array[]): Uint8Array[] => {
  const mark = Buffer.alloc(4);
  mark.writeUInt32LE(signature);
  return [mark, ...pieces];
};

interface Packed {
  readonly method: number;
  readonly sum: number;
  readonly size: number;
  readonly packedSize: number;
  readonly pieces: Iterable<Uint8Array>;
}

const asItIs = (content: Content): Packed => {
  let sum = 0;
  for (const piece of piecesOf(content)) sum = crc32(piece, sum);
  const size = sizeOf(content);
  return { method: 0, sum, size, packedSize: size, pieces: piecesOf(content) };
};

export type Deflate = (bytes: Uint8Array) => Uint8Array;

/**
 * Not the native one, which takes less time and memory: a thread that is ended while it opens one takes the whole
 * process with it.
 */
export const deflateInThread: Deflate = (bytes) => deflateSync(bytes);

const deflated = (content: Uint8Array | string, deflate: Deflate): Packed => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const packed = deflate(bytes);
  return {
    method: 8,
    sum: crc32(bytes),
    size: bytes.byteLength,
    packedSize: packed.byteLength,
    pieces: [packed],
  };
};

/** The archive one piece after the other, each gone when the next is taken: only what is compressed is held. */
export function* zipPieces(files: Iterable<ZippedFile>, deflate: Deflate): Generator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let waiting: Uint8Array[] = [];
  let offset = 0;
  let count = 0;
  for (const file of files) {
    const { method, sum, size, packedSize, pieces } =
      'stored' in file ? asItIs(file.stored) : deflated(file.content, deflate);
    const name = Buffer.from(file.path);
    const said = description(method, sum, packedSize, size, name.byteLength);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(...signed(0x02014b50, Buffer.from([version, 0]), said, place, name));
    const head = signed(0x04034b50, said, name);
    offset += bytesIn(head) + packedSize;
    count += 1;
    waiting.push(...head);
    if ('stored' in file) {
      yield Buffer.concat(waiting);
      waiting = [];
      yield* pieces;
    } else waiting.push(...pieces);
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(bytesIn(directory), 8);
  end.writeUInt32LE(offset, 12);
  yield Buffer.concat([...waiting, ...directory, ...signed(0x06054b50, end)]);
}

const bytesIn = (pieces: readonly Uint8Array[]): number =>
  pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
