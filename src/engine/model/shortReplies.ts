/** A section with all its slides takes a hundredth of it. */
const longestReply = 4 * 1024 * 1024;

/** Breaks off a reply that goes on without end: whoever reads it would hold all of it. */
export const shortReplies =
  (fetchFrom: typeof fetch, longest = longestReply): typeof fetch =>
  async (input, init) => {
    const reply = await fetchFrom(input, init);
    if (reply.body === null) return reply;
    let length = 0;
    const measured = reply.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          length += chunk.byteLength;
          if (length > longest) controller.error(new Error('The reply is too long.'));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = reply;
    return new Response(measured, { status, statusText, headers });
  };
