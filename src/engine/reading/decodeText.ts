/** A text's bytes as characters, whatever wrote them; nothing for bytes that are no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeWide(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decodeWide(bytes, 'utf-16be');
  if (bytes.subarray(0, 4096).includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (isMostlyUtf8(bytes)) return new TextDecoder('utf-8').decode(bytes);
    return isWestern(bytes) ? new TextDecoder('windows-1252').decode(bytes) : undefined;
  }
}

const sampleBytes = 65_536;

/** Any bytes are characters of two bytes each; those that no text has say that they are none. */
function decodeWide(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): string | undefined {
  const decoder = new TextDecoder(encoding);
  const sample = decoder.decode(bytes.subarray(0, sampleBytes));
  const foreign = sample.match(/[\ufdd0-\ufdef\ufeff\ufffd-\uffff]/g)?.length ?? 0;
  return foreign * 10 > sample.length ? undefined : decoder.decode(bytes);
}

/** Letters with marks stand alone in a word. In older encodings of Asia and of Cyrillic, whole words are of such bytes. */
const wideRun = /[\x80-\xff]{4,}/g;
/** Signs that no Western text is full of, with which Japanese letters begin. */
const rareSign = /[\x81-\x84\x86-\x89\x8b\x8d\x8f\x90\x98\x9b\x9d]/g;

function isWestern(bytes: Uint8Array): boolean {
  const sample = Buffer.from(bytes.subarray(0, sampleBytes)).toString('latin1');
  const all = sample.match(/[\x80-\xff]/g)?.length ?? 0;
  const inRuns = sample.match(wideRun)?.join('').length ?? 0;
  const rare = sample.match(rareSign)?.length ?? 0;
  return inRuns * 2 < all && rare * 10 < all;
}

/** A few damaged characters do not make a text one of another encoding. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const sample = new TextDecoder('utf-8').decode(bytes.subarray(0, sampleBytes));
  const wide = sample.match(/[^\x00-\x7f\ufffd]/g)?.length ?? 0;
  const damaged = sample.match(/\ufffd/g)?.length ?? 0;
  return wide > damaged * 4;
}
