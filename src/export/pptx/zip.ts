import { crc32 } from 'node:zlib';
import { deflateSync } from 'fflate';

export interface ZippedFile {
  readonly path: string;
  readonly content: Uint8Array | string;
  /** It is compressed already. */
  readonly isPacked?: boolean;
}

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

/** Not by the native compression: a thread that is ended while it opens one takes the whole process with it. */
export const zipped = (files: readonly ZippedFile[]): Uint8Array => {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  const add = (...added: readonly Uint8Array[]): void => {
    pieces.push(...added);
    for (const { byteLength } of added) offset += byteLength;
  };
  for (const { path, content, isPacked = false } of files) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const packed = isPacked ? bytes : deflateSync(bytes);
    const name = Buffer.from(path);
    const said = description(
      isPacked ? 0 : 8,
      crc32(bytes),
      packed.byteLength,
      bytes.byteLength,
      name.byteLength,
    );
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(...signed(0x02014b50, Buffer.from([version, 0]), said, place, name));
    add(...signed(0x04034b50, said, name, packed));
  }
  const start = offset;
  add(...directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(offset - start, 8);
  end.writeUInt32LE(start, 12);
  add(...signed(0x06054b50, end));
  return Buffer.concat(pieces);
};
