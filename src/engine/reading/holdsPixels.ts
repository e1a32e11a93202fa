import { crc32 } from 'node:zlib';

/** Of a file of this size, what its first bytes say. */
type Holds = (bytes: Buffer, size: number) => boolean;

const textAt = (bytes: Buffer, at: number, length: number): string =>
  bytes.toString('latin1', at, at + length);

/** The depths that each type of color may have. */
const pngDepths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
const signature = 8;
const header = { bytes: 25, depth: 24, color: 25, checked: { from: 12, to: 29 } } as const;

/** Its header is whole, and so is the first piece of its pixels: many programs write one piece. */
const png: Holds = (bytes, size) => {
  if (bytes.length < signature + header.bytes || textAt(bytes, 12, 4) !== 'IHDR') return false;
  const { from, to } = header.checked;
  if (crc32(bytes.subarray(from, to)) !== bytes.readUInt32BE(to)) return false;
  if (!pngDepths[bytes[header.color]!]?.includes(bytes[header.depth]!)) return false;
  for (let at = signature + header.bytes; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (textAt(bytes, at + 4, 4) === 'IDAT') return at + 12 + bytes.readUInt32BE(at) <= size;
  return false;
};

/** Markers that stand alone, without a length. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const scan = 0xda;

const jpeg: Holds = (bytes, size) => {
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (marker === scan) return at + 2 + bytes.readUInt16BE(at + 2) < size;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
};

const gif: Holds = (bytes, size) => {
  const flags = bytes[10] ?? 0;
  let at = 13 + (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  // What stands before the first picture are extensions, each in blocks that say their length.
  while (bytes[at] === 0x21) {
    at += 2;
    for (let block = bytes[at]; block !== undefined && block > 0; block = bytes[at]) at += 1 + block;
    at += 1;
  }
  return bytes[at] === 0x2c && at + 11 < size;
};

const webp: Holds = (bytes, size) => bytes.length >= 12 && bytes.readUInt32LE(4) + 8 <= size;

const signatures = /^(?:\x89PNG\r\n\x1a\n|\xff\xd8\xff|GIF8[79]a|RIFF.{4}WEBP)/s;

/** Begins as one of these types does: what is of any other is not looked at, whatever it says it is. */
export const beginsAsPicture = (bytes: Uint8Array): boolean =>
  signatures.test(Buffer.from(bytes.subarray(0, 12)).toString('latin1'));

/** Whether a file of this type has more than the head that says how large its picture is. */
export const holdsPixels = {
  'image/png': png,
  'image/jpeg': jpeg,
  'image/gif': gif,
  'image/webp': webp,
} as const satisfies Record<string, Holds>;
