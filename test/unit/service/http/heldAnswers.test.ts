import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mock } from 'node:test';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { HeldAnswers } from '../../../../src/service/http/heldAnswers.ts';
import type { LogEntry } from '../../../../src/service/log.ts';

const chunk = 65_536;
/** More than a connection holds that nobody reads. */
const longBytes = 512 * chunk;
const bytesOf = (count: number): Uint8Array<ArrayBuffer> => new Uint8Array(count).fill(7);
type Body = ReturnType<HeldAnswers['body']>;
const lengthOf = async (body: Body): Promise<number> => {
  assert.ok(body);
  return (await new Response(body).arrayBuffer()).byteLength;
};

describe('HeldAnswers', () => {
  let logged: LogEntry[];
  /** By its name, each that was broken off. */
  let broken: string[];

  beforeEach(() => {
    logged = [];
    broken = [];
  });

  const holding = (most: number) => {
    const answers = new HeldAnswers(most, (entry) => logged.push(entry));
    return (bytes: Uint8Array<ArrayBuffer>, owner: string, name = owner) =>
      answers.body(bytes, owner, () => broken.push(name));
  };

  it('gives all of an answer, bit by bit', async () => {
    const body = holding(10 * chunk)(bytesOf(2 * chunk + 5), 'a');
    const pieces: number[] = [];
    for await (const { byteLength } of body!) pieces.push(byteLength);
    assert.deepEqual(pieces, [chunk, chunk, 5]);
  });

  it('breaks off the oldest of whoever holds the most where there is no room for all', async () => {
    const answer = holding(4 * chunk);
    const other = answer(bytesOf(chunk), 'other');
    answer(bytesOf(2 * chunk), 'greedy', 'first');
    const second = answer(bytesOf(2 * chunk), 'greedy', 'second');
    assert.deepEqual(broken, ['first']);
    assert.equal(await lengthOf(second), 2 * chunk);
    assert.equal(await lengthOf(other), chunk);
  });

  it('has room again for what was taken, and for what nobody wants any more', async () => {
    const answer = holding(2 * chunk);
    assert.equal(await lengthOf(answer(bytesOf(2 * chunk), 'a')), 2 * chunk);
    await answer(bytesOf(2 * chunk), 'a')?.cancel();
    const last = answer(bytesOf(2 * chunk), 'b');
    assert.equal(await lengthOf(last), 2 * chunk);
  });

  it('counts what many take at once as often as it is in memory', async () => {
    const answer = holding(2 * chunk);
    const page = bytesOf(2 * chunk);
    const bodies = [1, 2, 3].map(() => answer(page, 'deck'));
    assert.deepEqual(await Promise.all(bodies.map(lengthOf)), Array(3).fill(2 * chunk));
  });

  it('breaks off all who take what has to give way', () => {
    const answer = holding(2 * chunk);
    const page = bytesOf(2 * chunk);
    for (const name of ['one', 'two']) answer(page, 'deck', name);
    assert.ok(answer(bytesOf(chunk), 'other'));
    assert.deepEqual(broken, ['one', 'two']);
  });

  it('gives one that is larger than all the room, if alone', async () => {
    assert.equal(await lengthOf(holding(chunk)(bytesOf(2 * chunk), 'a')), 2 * chunk);
  });

  it('has none for what would have to give way at once', async () => {
    const answer = holding(2 * chunk);
    const first = answer(bytesOf(chunk), 'other');
    assert.equal(answer(bytesOf(2 * chunk), 'greedy'), undefined);
    assert.equal(await lengthOf(first), chunk);
  });

  it('has the connection of what is broken off end, and nothing told on the console', async () => {
    const told = mock.method(console, 'error', () => undefined);
    const answers = new HeldAnswers(longBytes, (entry) => logged.push(entry));
    const app = new Hono<{ Bindings: HttpBindings }>().get('/', ({ body, env }) =>
      body(answers.body(bytesOf(longBytes), 'a', () => env.outgoing.destroy())!),
    );
    const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(0);
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const first = await fetch(url);
    const second = await fetch(url);
    await assert.rejects(first.arrayBuffer());
    assert.equal((await second.arrayBuffer()).byteLength, longBytes);
    server.close();
    assert.equal(told.mock.callCount(), 0);
    told.mock.restore();
  });

  it('logs how many gave way', () => {
    const answer = holding(2 * chunk);
    const page = bytesOf(2 * chunk);
    for (const name of ['one', 'two']) answer(page, 'deck', name);
    answer(bytesOf(chunk), 'other');
    assert.deepEqual(logged, [{ level: 'warning', event: 'answers gave way', answers: 2 }]);
  });
});
