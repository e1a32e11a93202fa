/** Before the JSON itself there may be blanks, and the mark of UTF-8. */
const skipped: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);
const mostSkipped = 1_024;
const openingBracket = 0x5b;

const firstOf = (bytes: Uint8Array): number | undefined => {
  for (const byte of bytes) if (!skipped.has(byte)) return byte;
  return undefined;
};

const refusal = (message: string) =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code: -32600, message } }, { status: 400 });

/**
 * The request, its body still to be read, or the refusal of a list of messages: the revisions of the protocol
 * in use have none, and each message is to count as a request of its key.
 */
export async function oneMessage(request: Request): Promise<Request | Response> {
  if (request.body === null) return request;
  const reader = request.body.getReader();
  const refuse = async (message: string): Promise<Response> => {
    await reader.cancel();
    return refusal(message);
  };
  const begun: Uint8Array[] = [];
  let blanks = 0;
  for (;;) {
    const next = await reader.read().catch(() => undefined);
    if (next === undefined) return refusal('The message ended before it was complete.');
    const { done, value } = next;
    if (done) break;
    begun.push(value);
    const first = firstOf(value);
    if (first === openingBracket)
      return refuse('Send one message in each request: lists of messages are not taken.');
    if (first !== undefined) break;
    blanks += value.length;
    if (blanks > mostSkipped) return refuse('The message begins with too many blanks.');
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
