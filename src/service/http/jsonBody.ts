import type { VersionedText } from '../../api/beyond/deckFile.ts';
import { JsonShape } from '../../api/jsonShape.ts';
import { limits } from '../../api/limits.ts';
import { Failure } from './failure.ts';
import type { Unread } from './heldBodies.ts';
import { ownTurn } from './loopTurns.ts';

const tooLarge = new Failure(
  'BAD_REQUEST',
  `The body is larger than ${limits.jsonBodyBytes / 1_048_576} MB; upload files instead of sending their text.`,
);

/** Written when it is first said: for the marks in one number alone, Node keeps some megabytes of languages. */
const tooMany = (): Failure =>
  new Failure(
    'BAD_REQUEST',
    `The body holds more than ${limits.json.values.toLocaleString('en-US')} values, or more than ${limits.json.depth} within each other.`,
  );

const otherText = new Failure('BAD_REQUEST', 'The body is not valid UTF-8.');
const zeroInText = new Failure(
  'BAD_REQUEST',
  'The body is not text in UTF-8: it has a character with the code 0, as UTF-16 and files that are no text do.',
);

const otherCharset = new Failure(
  'UNSUPPORTED_MEDIA_TYPE',
  'The body must be in UTF-8, the only charset of its Content-Type.',
);

const packed = new Failure('BAD_REQUEST', 'The body must be sent as it is, without a Content-Encoding.');

/** The JSON of a request, read no further than it may be long. */
export async function jsonBody(
  request: Unread,
  longest: number = limits.jsonBodyBytes,
  who?: string,
): Promise<{ readonly value: unknown } | Failure> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType)) {
    return new Failure('BAD_REQUEST', 'The Content-Type header must be application/json.');
  }
  if (!isUtf8(contentType)) return otherCharset;
  const bytes = await bodyBytes(request, longest, who);
  if (bytes instanceof Failure) return bytes;
  if (!new JsonShape(limits.json).fits(bytes)) return tooMany();
  const text = textOf(bytes);
  return text instanceof Failure ? text : parse(text);
}

/** The text of a request and which version it was made of. */
export async function versionedBody(
  request: Unread,
  type: string,
  who?: string,
): Promise<{ readonly value: VersionedText } | Failure> {
  const contentType = request.headers.get('content-type') ?? '';
  if (contentType.split(';')[0]?.trim().toLowerCase() !== type) {
    return new Failure('BAD_REQUEST', `The Content-Type header must be ${type}.`);
  }
  if (!isUtf8(contentType)) return otherCharset;
  const version = /^"([^"]+)"$/.exec(request.headers.get('if-match')?.trim() ?? '')?.[1];
  if (version === undefined) {
    return new Failure('BAD_REQUEST', 'The If-Match header must be the ETag of what is to be replaced.');
  }
  const bytes = await bodyBytes(request, limits.jsonBodyBytes, who);
  const text = bytes instanceof Failure ? bytes : textOf(bytes);
  return text instanceof Failure ? text : { value: { text, version } };
}

const isUtf8 = (contentType: string): boolean =>
  /^utf-?8$/i.test(/;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1] ?? 'utf-8');

/** What is made something of in a moment; each of twenty longer ones that come at once has a turn of its own. */
const easyBytes = 65_536;

/** The bytes of a request, in the turn in which they may be made something of. */
async function bodyBytes(
  { headers, body }: Unread,
  longest: number,
  who: string | undefined,
): Promise<Uint8Array | Failure> {
  if (!/^(?:identity)?$/i.test(headers.get('content-encoding')?.trim() ?? '')) return packed;
  if (Number(headers.get('content-length') ?? 0) > longest) return tooLarge;
  return readBody(body(), longest, who);
}

function textOf(bytes: Uint8Array): string | Failure {
  // As UTF-16 has them, and no text that a person wrote in UTF-8.
  if (bytes.includes(0)) return zeroInText;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return otherText;
  }
}

async function readBody(
  body: ReadableStream<Uint8Array> | null,
  longest: number,
  who: string | undefined,
): Promise<Uint8Array | Failure> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length > longest) return tooLarge;
      chunks.push(chunk);
    }
  } catch {
    return new Failure('BAD_REQUEST', 'The body ended before it was complete.');
  }
  if (length > easyBytes) await ownTurn(who);
  return Buffer.concat(chunks);
}

function parse(text: string): { readonly value: unknown } | Failure {
  if (text.trim() === '') return new Failure('BAD_REQUEST', 'The body is empty; it must be a JSON object.');
  try {
    return { value: JSON.parse(text) };
  } catch {
    return new Failure('BAD_REQUEST', 'The body is not valid JSON.');
  }
}
