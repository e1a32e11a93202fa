import { type Filter, filters, inSteps } from './filters.ts';
import { SavedStates } from './savedStates.ts';

/** Where a stream's description begins is looked for so far before it. */
const longestDescription = 4_096;
const mostLayers = 8;

/**
 * Whether what is packed in a PDF unfolds to more than so many bytes, every layer of every stream counted as
 * it comes, or draws within itself deeper than anybody does. Pictures in one layer are not counted: nobody
 * unpacks them to read the text.
 */
export function unpacksToMore(bytes: Uint8Array, most: number): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = most;
  const counted = function* (chunks: Iterable<Uint8Array>): Iterable<Uint8Array> {
    for (const chunk of chunks) {
      left -= chunk.length;
      if (left < 0) return;
      yield chunk;
    }
  };
  const states = new SavedStates();
  for (const { description, data } of streamsOf(file)) {
    const layers = layersOf(description, data);
    if (layers.length === 1 && /\/Subtype\s*\/Image\b/.test(description)) continue;
    let chunks = inSteps(data);
    for (const layer of layers) chunks = counted(layer(chunks));
    for (const chunk of layers.length > 0 ? chunks : inSteps(plainOf(data))) {
      states.add(chunk);
      if (left < 0 || states.areTooDeep) return true;
    }
    states.endStream();
    if (left < 0 || states.areTooDeep) return true;
  }
  return false;
}

/** What is not packed ends where the file says so. */
const plainOf = (data: Buffer): Buffer => {
  const end = data.indexOf('endstream');
  return end < 0 ? data : data.subarray(0, end);
};

interface PackedStream {
  readonly description: string;
  /** From its beginning to the file's end: what is packed knows where it ends. */
  readonly data: Buffer;
}

function* streamsOf(file: Buffer): Generator<PackedStream> {
  let after = 0;
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 6)) {
    if (at >= 3 && file.toString('latin1', at - 3, at) === 'end') {
      after = at + 6;
      continue;
    }
    const lineEnd = file[at + 6] === 0x0d && file[at + 7] === 0x0a ? 2 : 1;
    yield {
      description: nameless(file.toString('latin1', Math.max(after, at - longestDescription), at)),
      data: file.subarray(at + 6 + lineEnd),
    };
  }
}

/** "/Fl#61te" is "/Flate". */
const nameless = (description: string): string =>
  description
    .slice(Math.max(0, description.lastIndexOf(' obj')))
    .replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const declared = /\/(?:Filter|F)\s*(?:\[([^\]]*)\]|\/(\w+))/;

/** As declared, or where that stands elsewhere in the file, by the look of what is packed. */
function layersOf(description: string, data: Buffer): Filter[] {
  const [, list, one] = declared.exec(description) ?? [];
  const names = one === undefined ? (list?.match(/\w+/g) ?? []) : [one];
  if (names.length > 0 && !names.includes('R'))
    return names.slice(0, mostLayers).flatMap((name) => filters[name] ?? []);
  return looksDeflated(data) ? Array.from({ length: mostLayers }, () => ifDeflated) : [];
}

const looksDeflated = ([method = 0, flags = 0]: Uint8Array): boolean =>
  (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;

/** As deep as it goes; what is no longer packed is taken, so that it is counted, and goes no further. */
const ifDeflated: Filter = function* (packed) {
  const chunks = packed[Symbol.iterator]();
  const { value: first, done } = chunks.next();
  if (done) return;
  const all = {
    *[Symbol.iterator]() {
      yield first;
      for (let next = chunks.next(); !next.done; next = chunks.next()) yield next.value;
    },
  };
  if (looksDeflated(first)) yield* filters.FlateDecode!(all);
  else for (const _ of all);
};
