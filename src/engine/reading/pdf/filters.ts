import { Unzlib } from 'fflate';

type Chunks = Iterable<Uint8Array>;
/** Unpacks as it is asked for more, so that whoever counts can stop in time. What is damaged ends. */
export type Filter = (packed: Chunks) => Chunks;

/** What one step unfolds to stays small enough to be counted before it hurts. */
const step = 4 * 1024;

export const inSteps = function* (bytes: Uint8Array): Chunks {
  for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
};

const bytesOf = function* (chunks: Chunks): Generator<number> {
  for (const chunk of chunks) yield* chunk;
};

/** Gathers single bytes. */
class Gathered {
  #bytes = new Uint8Array(step);
  #length = 0;

  /** A full chunk, whenever there is one. */
  *add(byte: number): Chunks {
    this.#bytes[this.#length] = byte;
    this.#length += 1;
    if (this.#length === step) yield* this.rest();
  }

  *rest(): Chunks {
    if (this.#length === 0) return;
    yield this.#bytes.subarray(0, this.#length);
    this.#bytes = new Uint8Array(step);
    this.#length = 0;
  }
}

const flate: Filter = function* (packed) {
  let unpacked: Uint8Array[] = [];
  let isOver = false;
  const unzlib = new Unzlib((chunk, final) => {
    unpacked.push(chunk);
    isOver = final;
  });
  for (const chunk of packed) {
    try {
      unzlib.push(chunk);
    } catch {
      isOver = true;
    }
    for (const each of unpacked) yield* inSteps(each);
    unpacked = [];
    if (isOver) return;
  }
};

const runLength: Filter = function* (packed) {
  const out = new Gathered();
  const bytes = bytesOf(packed);
  for (const length of bytes) {
    if (length === 128) break;
    if (length < 128) {
      for (let left = length + 1; left > 0; left -= 1) yield* out.add(bytes.next().value ?? 0);
    } else {
      const byte = bytes.next().value ?? 0;
      for (let left = 257 - length; left > 0; left -= 1) yield* out.add(byte);
    }
  }
  yield* out.rest();
};

const endOfText = 0x7e;

const ascii85: Filter = function* (packed) {
  const out = new Gathered();
  let group: number[] = [];
  for (const byte of bytesOf(packed)) {
    if (byte === endOfText) break;
    if (byte === 0x7a && group.length === 0) group = [0, 0, 0, 0, 0];
    else if (byte >= 0x21 && byte <= 0x75) group.push(byte - 0x21);
    if (group.length < 5) continue;
    const word = group.reduce((sum, digit) => sum * 85 + digit, 0);
    for (const shift of [0x1000000, 0x10000, 0x100, 1]) yield* out.add(Math.floor(word / shift) & 0xff);
    group = [];
  }
  if (group.length > 1) {
    const word = [...group, 84, 84, 84].slice(0, 5).reduce((sum, digit) => sum * 85 + digit, 0);
    for (const shift of [0x1000000, 0x10000, 0x100].slice(0, group.length - 1))
      yield* out.add(Math.floor(word / shift) & 0xff);
  }
  yield* out.rest();
};

const asciiHex: Filter = function* (packed) {
  const out = new Gathered();
  let high: number | undefined;
  for (const byte of bytesOf(packed)) {
    if (byte === 0x3e) break;
    const digit = Number.parseInt(String.fromCharCode(byte), 16);
    if (Number.isNaN(digit)) continue;
    if (high === undefined) high = digit;
    else {
      yield* out.add(high * 16 + digit);
      high = undefined;
    }
  }
  if (high !== undefined) yield* out.add(high * 16);
  yield* out.rest();
};

const clearTable = 256;
const endOfData = 257;
const mostCodes = 4096;

const lzw: Filter = function* (packed) {
  const out = new Gathered();
  const before = new Uint16Array(mostCodes);
  const last = new Uint8Array(mostCodes);
  const lengths = new Uint16Array(mostCodes).fill(1, 0, clearTable);
  for (let code = 0; code < clearTable; code += 1) last[code] = code;
  const word = new Uint8Array(mostCodes);
  let next = endOfData + 1;
  let previous: number | undefined;
  let bits = 0;
  let buffer = 0;
  for (const byte of bytesOf(packed)) {
    buffer = ((buffer << 8) | byte) & 0xffffff;
    bits += 8;
    const width = next + 1 >= 2048 ? 12 : next + 1 >= 1024 ? 11 : next + 1 >= 512 ? 10 : 9;
    if (bits < width) continue;
    bits -= width;
    const code = (buffer >> bits) & ((1 << width) - 1);
    if (code === endOfData) break;
    if (code === clearTable) {
      next = endOfData + 1;
      previous = undefined;
      continue;
    }
    const isNew = code >= next;
    const known: number | undefined = isNew ? previous : code;
    if (known === undefined) break;
    const length = lengths[known]!;
    for (let at = length - 1, each = known; at >= 0; at -= 1, each = before[each]!) word[at] = last[each]!;
    const first = word[0]!;
    for (let at = 0; at < length; at += 1) yield* out.add(word[at]!);
    if (isNew) yield* out.add(first);
    if (previous !== undefined && next < mostCodes) {
      before[next] = previous;
      last[next] = first;
      lengths[next] = lengths[previous]! + 1;
      next += 1;
    }
    previous = isNew ? next - 1 : code;
  }
  yield* out.rest();
};

/** By their names and the short ones of pictures in a page. What is not here is left packed. */
export const filters: Readonly<Record<string, Filter>> = {
  FlateDecode: flate,
  Fl: flate,
  LZWDecode: lzw,
  LZW: lzw,
  RunLengthDecode: runLength,
  RL: runLength,
  ASCII85Decode: ascii85,
  A85: ascii85,
  ASCIIHexDecode: asciiHex,
  AHx: asciiHex,
};
