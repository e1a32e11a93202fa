/** Before the JSON itself there may be blanks, and the mark of UTF-8. */
const skipped: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);
const openingBracket = 0x5b;

const isList = (bytes: Uint8Array): boolean | undefined => {
  const first = bytes.find((byte) => !skipped.has(byte));
  return first === undefined ? undefined : first === openingBracket;
};

const refusal = () =>
  Response.json(
    {
      jsonrpc: '2.0',
      id: null,
      error: { code: -32600, message: 'Send one message in each request: lists of messages are not taken.' },
    },
    { status: 400 },
  );

/**
 * The request, its body still to be read, or the refusal of a list of messages: the revisions of the protocol
 * in use have none, and each message is to count as a request of its key.
 */
export async function oneMessage(request: Request): Promise<Request | Response> {
  if (request.body === null) return request;
  const reader = request.body.getReader();
  const begun: Uint8Array[] = [];
  for (let known: boolean | undefined; known === undefined; ) {
    const { done, value } = await reader.read();
    if (done) break;
    begun.push(value);
    known = isList(value);
    if (known) {
      await reader.cancel();
      return refusal();
    }
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
