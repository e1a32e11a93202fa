import { Failure } from './failure.ts';
import { type Held, HeldShares } from './heldShares.ts';

type Body = NonNullable<Request['body']>;

/** A request whose body is asked for when its headers were found good. */
export interface Unread {
  readonly headers: Headers;
  readonly body: () => Body | null;
}

export const unread = (request: Request): Unread => ({ headers: request.headers, body: () => request.body });

const gaveWay = new Failure(
  'SERVICE_UNAVAILABLE',
  'More is being sent to this service at once than it can hold: send it again in a moment.',
  { retryAfterSeconds: 5 },
);

/**
 * Bodies that are held in memory until they have come to their end, and so by whoever sends them slowly. Where
 * there is no room for all, the oldest of the owner that holds the most gives way.
 */
export class HeldBodies {
  readonly #shares: HeldShares;

  constructor(most: number) {
    this.#shares = new HeldShares(most);
  }

  /** The body is not touched before it is asked for: what is refused by its headers alone is never read. */
  async reading<Read>(
    { headers, body }: Unread,
    owner: string,
    read: (sent: Unread) => Promise<Read>,
  ): Promise<Read | Failure> {
    let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
    let hasGivenWay = false;
    const held: Held = {
      owner,
      bytes: 0,
      giveWay: () => {
        hasGivenWay = true;
        reader?.cancel().catch(() => {});
      },
    };
    const counted = (source: Body): Body => {
      const own = source.getReader();
      reader = own;
      this.#shares.add(held);
      return new ReadableStream(
        {
          pull: async (controller) => {
            const { value } = await own.read();
            if (value !== undefined) this.#shares.take(held, value.byteLength);
            if (hasGivenWay) return controller.error(new Error('The body gave way to others.'));
            if (value !== undefined) return controller.enqueue(value);
            this.#shares.release(held);
            controller.close();
          },
          cancel: (reason) => own.cancel(reason),
        },
        { highWaterMark: 0 },
      );
    };
    const sent = () => {
      const source = body();
      return source && counted(source);
    };
    try {
      const result = await read({ headers, body: sent });
      return hasGivenWay ? gaveWay : result;
    } catch (error) {
      if (hasGivenWay) return gaveWay;
      throw error;
    } finally {
      this.#shares.release(held);
    }
  }
}
