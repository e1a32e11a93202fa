import { type Held, HeldShares } from './heldShares.ts';
import { ownTurn } from './loopTurns.ts';

const chunkBytes = 65_536;

/**
 * Long answers, held until they are taken, and so by whoever takes them slowly. Where there is no room for all, the
 * oldest of the owner that holds the most ends where it is.
 */
export class HeldAnswers {
  readonly #shares: HeldShares;

  constructor(most: number) {
    this.#shares = new HeldShares(most);
  }

  /** A chunk comes when the one before has been taken. */
  body(bytes: Uint8Array<ArrayBuffer>, owner: string): ReadableStream<Uint8Array<ArrayBuffer>> {
    // Let go of at once by what gives way: a reader of `bytesBody` holds them on.
    let left: Uint8Array<ArrayBuffer> | undefined = bytes;
    let at = 0;
    const held: Held = {
      owner,
      bytes: bytes.byteLength,
      giveWay: () => {
        left = undefined;
        stream?.error(new Error('The answer gave way to others.'));
      },
    };
    let stream: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
    const release = (): void => this.#shares.release(held);
    return new ReadableStream(
      {
        start: (controller) => {
          stream = controller;
          this.#shares.add(held);
        },
        pull: async (controller) => {
          await ownTurn();
          if (left === undefined) return;
          if (at < left.byteLength) controller.enqueue(left.subarray(at, at + chunkBytes));
          at += chunkBytes;
          if (at < left.byteLength) return;
          release();
          controller.close();
        },
        cancel: release,
      },
      { highWaterMark: 0 },
    );
  }
}
