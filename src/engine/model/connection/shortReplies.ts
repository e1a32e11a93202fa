import { JsonShape } from '../../../api/jsonShape.ts';

/** A section with all its slides takes a hundredth of it. */
const longestReply = 4 * 1024 * 1024;
/** What the model said is one of its values. */
const room = { values: 20_000, depth: 64 };

/** Breaks off a reply that goes on without end, or unfolds to far more: whoever reads it would hold all of it. */
export const shortReplies =
  (fetchFrom: typeof fetch, longest = longestReply): typeof fetch =>
  async (input, init) => {
    const reply = await fetchFrom(input, init);
    if (reply.body === null) return reply;
    const shape = new JsonShape(room);
    let length = 0;
    const measured = reply.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          length += chunk.byteLength;
          if (length <= longest && shape.fits(chunk)) controller.enqueue(chunk);
          else controller.error(new Error('The reply is too long.'));
        },
      }),
    );
    const { status, statusText, headers } = reply;
    return new Response(measured, { status, statusText, headers });
  };
