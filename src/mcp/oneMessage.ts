import { JsonShape } from '../api/jsonShape.ts';
import { limits } from '../api/limits.ts';

/** Before the JSON itself there may be blanks, and the mark of UTF-8. */
const skipped: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);
const mostSkipped = 1_024;
const openingBracket = 0x5b;

const firstOf = (bytes: Uint8Array): number | undefined => {
  for (const byte of bytes) if (!skipped.has(byte)) return byte;
  return undefined;
};

const refusal = (message: string, status = 400) =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code: -32600, message } }, { status });

/**
 * The request, its body read as far as a message may be long, or the refusal of a list of messages: the revisions of
 * the protocol in use have none, and each message is to count as a request of its key. What would unfold to far more
 * than it looks is refused as well.
 */
export async function oneMessage(request: Request): Promise<Request | Response> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  // What is longer is refused by whoever reads it.
  if (request.body === null || announced > limits.jsonBodyBytes) return request;
  const reader = request.body.getReader();
  const refuse = async (message: string, status?: number): Promise<Response> => {
    await reader.cancel();
    return refusal(message, status);
  };
  const begun: Uint8Array[] = [];
  const shape = new JsonShape(limits.json);
  let blanks = 0;
  let length = 0;
  let first: number | undefined;
  while (length <= limits.jsonBodyBytes) {
    const next = await reader.read().catch(() => undefined);
    if (next === undefined) return refusal('The message ended before it was complete.');
    const { done, value } = next;
    if (done) break;
    begun.push(value);
    length += value.length;
    first ??= firstOf(value);
    if (first === openingBracket)
      return refuse('Send one message in each request: lists of messages are not taken.');
    if (first === undefined) blanks += value.length;
    if (blanks > mostSkipped) return refuse('The message begins with too many blanks.');
    if (!shape.fits(value)) return refuse('The message holds more values than any tool takes.', 413);
  }
  const { url, method, headers, signal } = request;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = begun.shift() ?? (await reader.read()).value;
      if (next === undefined) controller.close();
      else controller.enqueue(next);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Request(url, { method, headers, signal, body, duplex: 'half' } as RequestInit);
}
