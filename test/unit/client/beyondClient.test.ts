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
        const [status, body] = replies[`${method} ${new URL(url).pathname}`] ?? [404, { error: 'No' }];
        if (status === 0) throw Object.assign(new Error('Nothing there.'), { code: 'ECONNREFUSED' });
        if (typeof body !== 'string')
          return { status, headers: {}, text: async () => JSON.stringify(body) } as never;
        const text = { 'content-type': 'text/markdown; charset=utf-8', etag: `"v-${body.trim()}"` };
        return { status, headers: text, text: async () => body } as never;
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
