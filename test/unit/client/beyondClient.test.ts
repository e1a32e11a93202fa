import assert from 'node:assert/strict';
import { BeyondClient } from '../../../src/client/beyondClient.ts';
import type { Http, HttpRequest } from '../../../src/client/http.ts';
import { RequestBudget } from '../../../src/client/requestBudget.ts';
import { Transport } from '../../../src/client/transport.ts';
import { VirtualTiming } from '../../support/virtualTiming.ts';

const listed = {
  id: 'pres_1',
  title: 'Tea',
  url: 'https://decks.example.com/p/x',
  created_at: '2026-11-21T09:30:00.000Z',
  updated_at: '2026-11-21T09:30:00.000Z',
};

describe('BeyondClient', () => {
  let sent: string[];
  let bodies: unknown[];

  const clientOf = (replies: Record<string, [number, unknown]>) => {
    sent = [];
    bodies = [];
    const timing = new VirtualTiming();
    const http: Http = {
      async exchange({ method, url, headers, body: sentBody }: HttpRequest) {
        sent.push(`${method} ${url}`);
        bodies.push({ match: headers['if-match'], type: headers['content-type'], body: sentBody });
        const [status, told] = replies[`${method} ${new URL(url).pathname}`] ?? [404, { error: 'No' }];
        const body = typeof told === 'function' ? told(new URL(url)) : told;
        if (status === 0) throw Object.assign(new Error('Nothing there.'), { code: 'ECONNREFUSED' });
        if (typeof body !== 'string')
          return { status, headers: {}, body: [Buffer.from(JSON.stringify(body))] };
        const text = { 'content-type': 'text/markdown; charset=utf-8', etag: `"v-${body.trim()}"` };
        return { status, headers: text, body: [Buffer.from(body)] };
      },
      close: async () => {},
    };
    const baseUrl = 'https://decks.example.com/team/api/v1';
    return new BeyondClient(
      new Transport({ baseUrl, http, budget: new RequestBudget(undefined, timing), timing }),
    );
  };
  const root = '/team/deckwright/v1';
  const canAll: [number, unknown] = [
    200,
    { version: '1.0', capabilities: ['list', 'bin', 'link', 'cancel'] },
  ];

  it('asks once what a service can do, beside its API', async () => {
    const client = clientOf({
      [`GET ${root}`]: canAll,
      [`POST ${root}/presentations/pres_1/link`]: [200, listed],
      [`GET ${root}/presentations`]: [200, { presentations: [listed] }],
    });
    assert.equal((await client.replaceLink('pres_1')).ok, true);
    const list = await client.listPresentations({ inBin: true });
    assert.deepEqual(list.ok && list.value.presentations, [listed]);
    assert.deepEqual(sent, [
      `GET https://decks.example.com${root}`,
      `POST https://decks.example.com${root}/presentations/pres_1/link`,
      `GET https://decks.example.com${root}/presentations?bin=true`,
    ]);
  });

  describe('all presentations', () => {
    /** `next` says which cursor the page of a cursor leads to. */
    const pagesOf = (next: (cursor: string) => string | undefined) => {
      let asked = 0;
      const client = clientOf({
        [`GET ${root}`]: canAll,
        [`GET ${root}/presentations`]: [
          200,
          (url: URL) => {
            asked += 1;
            assert.equal(url.searchParams.get('bin'), 'true');
            return { presentations: [listed], next_cursor: next(url.searchParams.get('cursor') ?? '') };
          },
        ],
      });
      return { list: () => client.listAllPresentations({ inBin: true }), asked: () => asked };
    };
    const noEnd = /has no end/;

    it('come page after page', async () => {
      const { list } = pagesOf((cursor) => ({ '': 'a', a: 'b' })[cursor]);
      assert.deepEqual(await list(), { ok: true, value: [listed, listed, listed] });
    });

    it('end where a page leads to one that was read', async () => {
      const circle: Readonly<Record<string, string>> = { '': 'a', a: 'b', b: 'c', c: 'a' };
      const { list, asked } = pagesOf((cursor) => circle[cursor]);
      const all = await list();
      assert.match(all.ok ? '' : all.failure.message, noEnd);
      assert.equal(asked(), 4);
    });

    it('end where there is always one more', async () => {
      const { list, asked } = pagesOf(() => String(sent.length));
      const all = await list();
      assert.match(all.ok ? '' : all.failure.message, noEnd);
      assert.equal(asked(), 2_000);
    });

    it('end at a page that is longer than any', async () => {
      const client = clientOf({
        [`GET ${root}`]: canAll,
        [`GET ${root}/presentations`]: [
          200,
          { presentations: [{ ...listed, title: 'x'.repeat(1_000_000) }] },
        ],
      });
      const all = await client.listAllPresentations({});
      assert.match(all.ok ? '' : all.failure.message, /larger than 1 MB/);
    });
  });

  it('asks again where no answer came', async () => {
    const replies: Record<string, [number, unknown]> = { [`GET ${root}`]: [0, ''] };
    const client = clientOf(replies);
    assert.equal((await client.capabilities()).size, 0);
    const list = await client.listPresentations({});
    assert.equal(!list.ok && list.failure.kind, 'connection', 'nobody knows what it lacks');
    replies[`GET ${root}`] = canAll;
    assert.ok((await client.capabilities()).has('list'));
  });

  it('cancels a generation', async () => {
    const client = clientOf({
      [`GET ${root}`]: canAll,
      [`DELETE ${root}/generations/gen_1`]: [
        200,
        { generation_id: 'gen_1', status: 'failed', error: 'Cancelled' },
      ],
    });
    const cancelled = await client.cancelGeneration('gen_1');
    assert.equal(cancelled.ok && cancelled.value.status, 'failed');
  });

  it('replaces a deck file as the version that it was made of, and reads the next one', async () => {
    const client = clientOf({
      [`GET ${root}`]: [200, { version: '1.0', capabilities: ['deck', 'editing'] }],
      [`GET ${root}/presentations/pres_1/deck`]: [200, '# Tea\n'],
      [`PUT ${root}/presentations/pres_1/deck`]: [200, '# Coffee\n'],
    });
    const got = await client.getDeck('pres_1');
    assert.deepEqual(got, { ok: true, value: { text: '# Tea\n', version: 'v-# Tea' } });
    const put = await client.putDeck('pres_1', { text: '# Coffee\n', version: 'v-# Tea' });
    assert.deepEqual(put, { ok: true, value: { text: '# Coffee\n', version: 'v-# Coffee' } });
    assert.deepEqual(bodies.at(-1), { match: '"v-# Tea"', type: 'text/markdown', body: '# Coffee\n' });
  });

  it('says who was first where a deck was replaced meanwhile', async () => {
    const message = 'This presentation was changed at 2026-11-21T09:30:00.000Z with this key.';
    const client = clientOf({
      [`GET ${root}`]: [200, { version: '1.0', capabilities: ['editing'] }],
      [`PUT ${root}/presentations/pres_1/deck`]: [
        412,
        { error: { code: 'DECK_CHANGED', message, status: 412 } },
      ],
    });
    const put = await client.putDeck('pres_1', { text: '# Coffee\n', version: 'old' });
    assert.equal(put.ok || put.failure.message, message);
  });

  it('says so of a service that has none of it, and asks it for nothing', async () => {
    const client = clientOf({ [`GET ${root}`]: [200, '<html>'] });
    const deleted = await client.deletePresentation('pres_1', false);
    assert.match(deleted.ok ? '' : deleted.failure.message, /cannot do that/);
    assert.equal(sent.length, 1);
  });
});
