import type { Log } from '../log.ts';
import { Failure } from './failure.ts';
import { type Held, HeldShares } from './heldShares.ts';
import { ownTurn } from './loopTurns.ts';
import { MinuteTally } from './minuteTally.ts';

const chunkBytes = 65_536;

type Bytes = Uint8Array<ArrayBuffer>;

/** What whoever asks is told when there is no room. */
export const noRoomToSend = new Failure(
  'SERVICE_UNAVAILABLE',
  'Too much is being sent at the moment: try again in 10 seconds.',
  { retryAfterSeconds: 10 },
);

interface Reader {
  /** By this whoever takes an answer learns that it is not whole. */
  readonly breakOff: () => void;
}

/** What is in memory once, however many it is sent to. */
interface Sent extends Held {
  readonly readers: Set<Reader>;
  /** Let go of at once by what gives way: a reader would hold it on. */
  left: Bytes | undefined;
}

/**
 * Long answers, held until they are taken, and so by whoever takes them slowly. Where there is no room for all, the
 * oldest of the owner that holds the most ends where it is.
 */
export class HeldAnswers {
  readonly #most: number;
  readonly #shares: HeldShares;
  readonly #sent = new Map<Bytes, Sent>();
  readonly #gaveWay: MinuteTally;

  constructor(most: number, log: Log) {
    this.#most = most;
    this.#shares = new HeldShares(most);
    this.#gaveWay = new MinuteTally((answers) =>
      log({ level: 'warning', event: 'answers gave way', answers }),
    );
  }

  /** A chunk comes when the one before has been taken. Undefined: it would have to give way at once. */
  body(bytes: Bytes, owner: string, breakOff: () => void): ReadableStream<Bytes> | undefined {
    const sent = this.#sent.get(bytes) ?? this.#begin(bytes, owner);
    if (sent.left === undefined) return undefined;
    const reader = { breakOff };
    sent.readers.add(reader);
    let at = 0;
    const end = (): void => {
      sent.readers.delete(reader);
      if (sent.readers.size === 0) this.#release(sent);
    };
    return new ReadableStream(
      {
        pull: async (controller) => {
          await ownTurn(sent.owner);
          const { left } = sent;
          if (left === undefined) return;
          if (at < left.byteLength) controller.enqueue(left.subarray(at, at + chunkBytes));
          at += chunkBytes;
          if (at < left.byteLength) return;
          end();
          controller.close();
        },
        cancel: end,
      },
      { highWaterMark: 0 },
    );
  }

  #begin(bytes: Bytes, owner: string): Sent {
    const sent: Sent = {
      owner,
      // One that is larger than all the room may be sent alone.
      bytes: Math.min(bytes.byteLength, this.#most),
      readers: new Set(),
      left: bytes,
      giveWay: () => {
        this.#forget(sent);
        this.#gaveWay.add(sent.readers.size);
        for (const { breakOff } of sent.readers) breakOff();
      },
    };
    this.#sent.set(bytes, sent);
    this.#shares.add(sent);
    return sent;
  }

  #release(sent: Sent): void {
    this.#shares.release(sent);
    this.#forget(sent);
  }

  #forget(sent: Sent): void {
    if (sent.left) this.#sent.delete(sent.left);
    sent.left = undefined;
  }
}
