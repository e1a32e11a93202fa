import assert from 'node:assert/strict';
import { noteHeader, writeNote } from '../../../src/api/exported.ts';
import { exportedFiles } from '../../../src/api/exportedFiles.ts';
import { downloadDeck } from '../../../src/client/downloadDeck.ts';
import type { Http, HttpReply, HttpRequest } from '../../../src/client/http.ts';

const page = 'https://decks.example.com/prefix/p/token?theme=plum';

describe('downloadDeck', () => {
  let asked: HttpRequest[];
  beforeEach(() => {
    asked = [];
  });
  const answering = (reply: Partial<HttpReply>): Http => ({
    exchange: async (request) => {
      asked.push(request);
      return {
        status: 200,
        headers: { 'content-type': exportedFiles.pptx.type },
        body: [new Uint8Array([1])],
        ...reply,
      };
    },
    close: async () => undefined,
  });

  it('asks beside the page, without a key, for what was chosen', async () => {
    await downloadDeck(answering({}), page, 'pptx', { choice: { theme: 'forest', slides: '3-7' } });
    assert.equal(asked[0]?.url, 'https://decks.example.com/prefix/p/token/deck.pptx?theme=forest&slides=3-7');
    assert.deepEqual(Object.keys(asked[0]?.headers ?? {}), ['accept']);
  });

  it('brings the file and what is said of it', async () => {
    const note = { fonts: ['Inter'], remarks: [] };
    const headers = { 'content-type': exportedFiles.pptx.type, [noteHeader]: writeNote(note) };
    const file = await downloadDeck(answering({ headers }), page, 'pptx', { choice: {} });
    assert.deepEqual(file, { ok: true, value: { bytes: new Uint8Array([1]), note } });
  });

  it('says so where a service makes no such files', async () => {
    for (const reply of [{ status: 404 }, { headers: { 'content-type': 'text/html' } }]) {
      const file = await downloadDeck(answering(reply), page, 'pptx', { choice: {} });
      assert(!file.ok);
      assert.equal(
        file.failure.message,
        'The service at decks.example.com makes no PowerPoint files of its presentations.',
      );
    }
  });

  it('says to try again where the service is in trouble', async () => {
    const file = await downloadDeck(answering({ status: 503 }), page, 'pptx', { choice: {} });
    assert(!file.ok);
    assert.match(file.failure.message, /HTTP 503.*Try again/);
  });

  it('ends where the file has no end, and where its refusal has none', async () => {
    const piece = new Uint8Array(1_000_000);
    for (const [status, most] of [
      [200, 800],
      [404, 16],
    ] as const) {
      let pieces = 0;
      const body = (function* () {
        for (; pieces < 1_000; pieces += 1) yield piece;
      })();
      const file = await downloadDeck(answering({ status, body }), page, 'pptx', { choice: {} });
      assert.equal(
        file.ok || file.failure.message,
        `The answer of decks.example.com is not read to its end. It is larger than ${most} MB.`,
      );
      assert.equal(pieces, most);
    }
  });

  it('says what is wrong with the connection', async () => {
    const http = answering({});
    http.exchange = async () => {
      throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
    };
    const file = await downloadDeck(http, page, 'pptx', { choice: {} });
    assert(!file.ok);
    assert.match(file.failure.message, /^Nothing answers at decks\.example\.com/);
  });
});
