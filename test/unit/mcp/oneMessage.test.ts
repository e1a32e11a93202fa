import assert from 'node:assert/strict';
import { limits } from '../../../src/api/limits.ts';
import { oneMessage } from '../../../src/mcp/oneMessage.ts';

const post = (...parts: string[]) =>
  new Request('http://127.0.0.1/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    }),
    duplex: 'half',
  } as RequestInit);

describe('oneMessage', () => {
  it('passes a message on as it came', async () => {
    for (const parts of [['{"id": [1]}'], [' \n', '\uFEFF', '{"id"', ': [1]}'], ['null'], ['half {'], []]) {
      const message = await oneMessage(post(...parts));
      assert(message instanceof Request);
      assert.equal(message.headers.get('content-type'), 'application/json');
      assert.deepEqual(Buffer.from(await message.arrayBuffer()), Buffer.from(parts.join('')));
    }
  });

  it('passes on what has no body', async () => {
    const request = new Request('http://127.0.0.1/mcp');
    assert.equal(await oneMessage(request), request);
  });

  it('refuses what ends before it began', async () => {
    const body = new ReadableStream({
      pull: () => Promise.reject(new Error('aborted')),
    });
    const broken = new Request('http://127.0.0.1/mcp', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    const refused = await oneMessage(broken);
    assert(refused instanceof Response);
    assert.equal(refused.status, 400);
  });

  it('refuses a list, however it begins, without reading it to its end', async () => {
    for (const parts of [['[]'], [' \n', '\t\r', '[{"id": 1}'], ['\uFEFF[']]) {
      const refused = await oneMessage(post(...parts, 'x'.repeat(1_000)));
      assert(refused instanceof Response);
      assert.equal(refused.status, 400);
      const { error } = (await refused.json()) as { error: { code: number; message: string } };
      assert.equal(error.code, -32600);
      assert.match(error.message, /one message/);
    }
  });

  it('refuses what unfolds to far more than it looks, and passes on what is long as it came', async () => {
    const call = (json: string) => oneMessage(post('{"params":', json, '}'));
    for (const json of [`[${'{},'.repeat(limits.json.values)}{}]`, '['.repeat(limits.json.depth + 1)]) {
      const refused = await call(json);
      assert(refused instanceof Response);
      assert.equal(refused.status, 413);
      assert.match(await refused.text(), /more values/);
    }
    const long = `"${'[{,'.repeat(limits.jsonBodyBytes)}"`;
    const message = await call(long);
    assert(message instanceof Request);
    assert.equal((await message.text()).length, long.length + 11);
  });

  it('refuses a body that goes on beginning with blanks, without keeping what came', async () => {
    let sent = 0;
    const endless = new Request('http://127.0.0.1/mcp', {
      method: 'POST',
      body: new ReadableStream({
        pull(controller) {
          sent += 1;
          controller.enqueue(new TextEncoder().encode(' '.repeat(1_000)));
        },
      }),
      duplex: 'half',
    } as RequestInit);
    const refused = await oneMessage(endless);
    assert(refused instanceof Response);
    assert.equal(refused.status, 400);
    assert(sent < 10, `${sent} pieces were read`);
  });
});
