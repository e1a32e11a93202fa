import assert from 'node:assert/strict';
import { Failure } from '../../../../src/service/http/failure.ts';
import { HeldBodies } from '../../../../src/service/http/heldBodies.ts';

type Controller = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;

const sentAs = (body: ReadableStream<Uint8Array<ArrayBuffer>> | null) => ({
  headers: new Headers(),
  body: () => body,
});

/** A body that is sent bit by bit. */
class Sending {
  readonly result: Promise<string | Failure>;
  #controller!: Controller;

  constructor(bodies: HeldBodies, owner: string) {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        this.#controller = controller;
      },
    });
    this.result = bodies.reading(sentAs(body), owner, ({ body }) => new Response(body()).text());
  }

  /** Resolves when it was read. */
  async send(text: string): Promise<void> {
    this.#controller.enqueue(new TextEncoder().encode(text));
    while (this.#controller.desiredSize !== 1) await new Promise((resolve) => setImmediate(resolve));
  }

  end(): Promise<string | Failure> {
    this.#controller.close();
    return this.result;
  }
}

const codeOf = async (result: Promise<string | Failure>) => {
  const ended = await result;
  return ended instanceof Failure ? [ended.code, ended.retryAfterSeconds] : ended;
};
const refused = ['SERVICE_UNAVAILABLE', 5];

describe('HeldBodies', () => {
  it('reads as many as there is room for', async () => {
    const bodies = new HeldBodies(8);
    const sendings = ['a', 'b'].map((owner) => new Sending(bodies, owner));
    for (const sending of sendings) await sending.send('1234');
    assert.deepEqual(await Promise.all(sendings.map((sending) => sending.end())), ['1234', '1234']);
  });

  it('has the oldest of whoever holds the most give way', async () => {
    const bodies = new HeldBodies(8);
    const [small, first, second] = [
      new Sending(bodies, 'other'),
      new Sending(bodies, 'greedy'),
      new Sending(bodies, 'greedy'),
    ];
    await small.send('12');
    await first.send('123');
    await second.send('123');
    await small.send('3');
    assert.deepEqual(await codeOf(first.result), refused);
    assert.deepEqual([await second.end(), await small.end()], ['123', '123']);
  });

  it('has one that outgrows all room by itself give way', async () => {
    const sending = new Sending(new HeldBodies(8), 'a');
    sending.send('123456789');
    assert.deepEqual(await codeOf(sending.result), refused);
  });

  it('has room again for what came to its end, and for what broke off', async () => {
    const bodies = new HeldBodies(4);
    for (const end of ['whole', 'broken', 'unread', 'whole']) {
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('1234'));
          if (end === 'broken') controller.error(new Error('reset'));
          else controller.close();
        },
      });
      const read = bodies.reading(sentAs(body), 'a', (sent) =>
        end === 'unread' ? Promise.resolve('') : new Response(sent.body()).text(),
      );
      if (end === 'broken') await assert.rejects(read, /reset/);
      else assert.equal(await read, end === 'unread' ? '' : '1234');
    }
  });

  it('passes on that there is none', async () => {
    const read = new HeldBodies(4).reading(sentAs(null), 'a', async ({ body }) => String(body()));
    assert.equal(await read, 'null');
  });
});
