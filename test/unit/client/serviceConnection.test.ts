import assert from 'node:assert/strict';
import { openConnection } from '../../../src/client/serviceConnection.ts';
import { systemTiming } from '../../../src/client/timing.ts';
import { baseUrl, replyTo, ScriptedService } from '../../support/scriptedService.ts';
import { VirtualTiming } from '../../support/virtualTiming.ts';

const network = { environment: {} };
const templates = replyTo('listTemplates', { templates: [] });

describe('openConnection', () => {
  it('refuses what is no base URL', async () => {
    const opened = await openConnection({ baseUrl: 'decks', network });
    assert.equal(!opened.ok && opened.failure.kind, 'unusable');
  });

  it('refuses what can be no key', async () => {
    for (const key of ['', 'two words', 'dw_x\n', 'schlüssel']) {
      const opened = await openConnection({ baseUrl, key, network });
      assert.match(String(!opened.ok && opened.failure.message), /^The API key holds/);
    }
  });

  it('refuses what is no proxy', async () => {
    const opened = await openConnection({ baseUrl, network: { proxy: 'ftp://x', environment: {} } });
    assert.equal(!opened.ok && opened.failure.kind, 'unusable');
  });

  it('opens the network by itself, and closes it', async () => {
    const opened = await openConnection({ baseUrl: 'http://127.0.0.1:9/api/v1', network });
    assert(opened.ok);
    await opened.value.close();
    const listed = await opened.value.calls.listTemplates(AbortSignal.timeout(1));
    assert.equal(listed.ok, false);
  });

  it('has a page drawn by asking for it, without the key', async () => {
    const http = new ScriptedService();
    const asked: unknown[] = [];
    http.exchange = async ({ method, url, headers }) => {
      asked.push({ method, url, headers });
      return { status: 200, headers: {}, body: [] };
    };
    const opened = await openConnection({ baseUrl, key: 'k', network, http });
    assert(opened.ok);
    await opened.value.drawAhead('http://127.0.0.1:5/p/deck');
    assert.deepEqual(asked, [{ method: 'GET', url: 'http://127.0.0.1:5/p/deck', headers: {} }]);
  });

  it('keeps to 20 requests a minute elsewhere, and is free on this machine', async () => {
    for (const [url, waited] of [
      [baseUrl, true],
      ['http://127.0.0.1:8787/api/v1', false],
    ] as const) {
      const http = new ScriptedService();
      http.exchange = async () => ({
        status: 200,
        headers: {},
        body: [Buffer.from(templates.text)],
      });
      const timing = new VirtualTiming();
      const opened = await openConnection({ baseUrl: url, network, http, timing });
      assert(opened.ok);
      for (let call = 0; call < 21; call += 1) await opened.value.calls.listTemplates();
      assert.equal(timing.now() > 0, waited);
    }
  });
});

describe('systemTiming', () => {
  it('sleeps, and wakes when it is called off', async () => {
    const before = systemTiming.now();
    await systemTiming.sleep(1);
    assert(systemTiming.now() > before);
    const cancel = new AbortController();
    const sleeping = systemTiming.sleep(60_000, cancel.signal);
    cancel.abort();
    await sleeping;
    assert(systemTiming.random() < 1);
  });
});
