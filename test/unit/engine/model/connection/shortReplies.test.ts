import assert from 'node:assert/strict';
import { shortReplies } from '../../../../../src/engine/model/connection/shortReplies.ts';

const replying = (body: BodyInit | null, init?: ResponseInit) =>
  shortReplies(async () => new Response(body, init), 10)('http://127.0.0.1/');

describe('shortReplies', () => {
  it('passes on what is short, as it came', async () => {
    const reply = await replying('1234567890', { status: 429, headers: { 'Retry-After': '3' } });
    assert.deepEqual([reply.status, reply.headers.get('retry-after')], [429, '3']);
    assert.equal(await reply.text(), '1234567890');
    assert.equal((await replying(null, { status: 204 })).status, 204);
  });

  it('breaks off what unfolds to far more than it looks', async () => {
    const replying = (body: string) => shortReplies(async () => new Response(body))('http://127.0.0.1/');
    for (const body of ['['.repeat(100), '{},'.repeat(20_000)])
      await assert.rejects((await replying(body)).text());
    const said = JSON.stringify({ content: JSON.stringify(Array.from({ length: 30_000 }, () => ({}))) });
    assert.equal(await (await replying(said)).text(), said);
  });

  it('breaks off what goes on without end, and reads no more of it', async () => {
    let isLetGo = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(4)),
      cancel: () => {
        isLetGo = true;
      },
    });
    const reply = await replying(endless);
    await assert.rejects(reply.text());
    assert.ok(isLetGo);
  });
});
