import { limits } from '../../api/limits.ts';
import { Failure } from './failure.ts';

const tooLarge = new Failure(
  'BAD_REQUEST',
  `The body is larger than ${limits.jsonBodyBytes / 1_048_576} MB; upload files instead of sending their text.`,
);

/** The JSON of a request, read no further than it may be long. */
export async function jsonBody(request: Request): Promise<{ readonly value: unknown } | Failure> {
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return new Failure('BAD_REQUEST', 'The Content-Type header must be application/json.');
  }
  if (Number(request.headers.get('content-length') ?? 0) > limits.jsonBodyBytes) return tooLarge;
  const bytes = await readBody(request.body);
  return bytes instanceof Failure ? bytes : parse(bytes);
}

async function readBody(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array | Failure> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length > limits.jsonBodyBytes) return tooLarge;
      chunks.push(chunk);
    }
  } catch {
    return new Failure('BAD_REQUEST', 'The body ended before it was complete.');
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Uint8Array): { readonly value: unknown } | Failure {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === ''
      ? new Failure('BAD_REQUEST', 'The body is empty; it must be a JSON object.')
      : { value: JSON.parse(text) };
  } catch (error) {
    return error instanceof SyntaxError
      ? new Failure('BAD_REQUEST', 'The body is not valid JSON.')
      : new Failure('BAD_REQUEST', 'The body is not valid UTF-8.');
  }
}
