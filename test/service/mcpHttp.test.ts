import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { StreamableHTTPClientTransport, type VersionNegotiationMode } from '@modelcontextprotocol/client';
import { Assistant } from '../support/assistant.ts';
import { assistantJourneys } from '../support/assistantJourneys.ts';
import { type Answer, callApi } from '../support/callApi.ts';
import { newFolder, TestService } from '../support/runningService.ts';

const eras: [string, VersionNegotiationMode, boolean][] = [
  // Without sessions there is no way back to a program of this protocol in the middle of a call.
  ['2025-11-25', 'legacy', false],
  ['2026-07-28', 'auto', true],
];

const transportTo = (service: TestService, key: string) =>
  new StreamableHTTPClientTransport(new URL(`${service.origin}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });

const message = (method: string, params: unknown = {}, id: number = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});

describe('/mcp of the service', () => {
  for (const [era, mode, asksPerson] of eras) {
    assistantJourneys({
      name: `over HTTP, by the protocol of ${era}`,
      asksPerson,
      connect: async (service, key, { client }) => {
        client.setVersionNegotiation({ mode });
        await client.connect(transportTo(service, key));
        assert.equal(client.getNegotiatedProtocolVersion(), era);
      },
    });
  }

  describe('to whom it does not answer', () => {
    let service: TestService;
    before(async () => {
      service = await TestService.start();
    });
    after(() => service.close());

    const post = (body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
      callApi(`${service.origin}/mcp`, {
        method: 'POST',
        body,
        headers: { accept: 'application/json, text/event-stream', 'x-api-key': service.key, ...headers },
      });

    it('needs a key', async () => {
      for (const method of ['POST', 'GET', 'DELETE', 'OPTIONS']) {
        const { status, body, headers } = await callApi(`${service.origin}/mcp`, {
          method,
          body: method === 'POST' ? message('tools/list') : undefined,
        });
        assert.deepEqual([status, body.error.code], [401, 'UNAUTHORIZED'], method);
        assert.equal(headers.get('www-authenticate'), 'Bearer');
      }
    });

    it('needs a key that is good', async () => {
      const { status, body } = await post(message('tools/list'), { 'x-api-key': 'dw_wrong' });
      assert.deepEqual([status, body.error.code], [401, 'API_KEY_INVALID']);
      const assistant = new Assistant();
      await assert.rejects(assistant.client.connect(transportTo(service, 'dw_wrong')));
    });

    it('takes no call from a page of another site, nor for another host', async () => {
      for (const origin of ['https://evil.example', 'null', 'http://localhost:1', 'http://127.0.0.1:1']) {
        const { status } = await post(message('tools/list'), { origin });
        assert.equal(status, 403, origin);
      }
      assert.equal((await post(message('tools/list'), { origin: service.origin })).status, 200);
      const status = await new Promise((resolve, reject) => {
        const rebound = request(`${service.origin}/mcp`, {
          method: 'POST',
          headers: { host: 'evil.example', 'x-api-key': service.key },
        });
        rebound.on('response', (response) => resolve(response.statusCode));
        rebound.on('error', reject);
        rebound.end();
      });
      assert.equal(status, 400);
    });

    it('keeps no session', async () => {
      for (const method of ['GET', 'DELETE']) {
        const { status } = await callApi(`${service.origin}/mcp`, {
          method,
          headers: { 'x-api-key': service.key, accept: 'text/event-stream' },
        });
        assert.equal(status, 405, method);
      }
    });

    const malformed: [string, unknown, number][] = [
      ['half a message', '{"jsonrpc": "2.0", "id": 2,', 400],
      ['null', 'null', 400],
      ['an empty list', '[]', 400],
      ['a list of messages', Array.from({ length: 3 }, (_, id) => message('tools/list', {}, id)), 400],
      ['no body', '', 400],
      ['no method', { jsonrpc: '2.0', id: 3 }, 400],
      [
        'a hundred thousand values',
        message('tools/call', {
          name: 'update_slides',
          arguments: { text: '# a', changes: Array.from({ length: 100_000 }, () => ({})) },
        }),
        413,
      ],
      ['3 MB', message('tools/call', { name: 'generate_presentation', text: 'x'.repeat(3_000_000) }), 413],
    ];
    for (const [what, body, expected] of malformed) {
      it(`refuses ${what}`, async () => {
        const { status, body: answer } = await post(body);
        assert.equal(status, expected, JSON.stringify(answer));
        assert.equal(answer.jsonrpc, '2.0');
        assert.equal(typeof answer.error.code, 'number');
        assert.doesNotMatch(JSON.stringify(answer), /\.ts|\bat \//);
      });
    }

    it('refuses what is no JSON', async () => {
      assert.equal((await post('x', { 'content-type': 'text/plain' })).status, 415);
    });

    it('answers an unknown tool, an unknown method and 1 MB of arguments', async () => {
      const assistant = new Assistant();
      await assistant.client.connect(transportTo(service, service.key));
      await assert.rejects(assistant.call('no_such_tool'), /no_such_tool not found/);
      const { failed, text } = await assistant.call('generate_presentation', {
        prompt: 'x'.repeat(1_000_000),
      });
      assert.equal(failed, true);
      assert.match(text, /prompt/);
      assert(text.length < 1_000);
      await assistant.client.close();
    });
  });

  it('counts a tool as one request, however long it is held', async () => {
    const service = await TestService.start({ config: { requestsPerMinute: 6 } });
    const gates = await newFolder();
    const assistant = new Assistant();
    await assistant.client.connect(transportTo(service, service.key));
    const prompt = JSON.stringify({ sections: [1, 1], gates });
    const started = await assistant.call('generate_presentation', { prompt, non_interactive: true });
    const { generation_id } = started.data;
    const result = await assistant.client.callTool(
      { name: 'get_generation_status', arguments: { generation_id } },
      {
        onprogress: async () => {
          for (const step of ['plan', 'write 0', 'write 1']) await writeFile(join(gates, step), '');
        },
      },
    );
    assert.equal((result.structuredContent as { status: string }).status, 'completed');
    await assert.rejects(
      (async () => {
        for (;;) await assistant.call('get_templates');
      })(),
      /429|too many requests/i,
    );
    await assistant.client.close();
    await service.close();
    await rm(gates, { recursive: true });
  });

  describe('200 calls held at once', () => {
    it('are held or answered, leave other calls room, and take bounded memory', async function () {
      this.timeout(60_000);
      const service = await TestService.start();
      const gates = await newFolder();
      const folder = join(gates, 'all');
      await mkdir(folder);
      const id = await service.generate({ sections: [1], gates: folder }, { non_interactive: true });
      const assistant = new Assistant();
      await assistant.client.connect(transportTo(service, service.key));
      globalThis.gc?.();
      const before = process.memoryUsage().rss;
      let answered = 0;
      // A workspace holds as many as it leaves to others: 50 of 100.
      const restAnswered = Promise.withResolvers<void>();
      const calls = Array.from({ length: 200 }, async () => {
        const { data } = await assistant.call('get_generation_status', { generation_id: id });
        answered += 1;
        if (answered === 150) restAnswered.resolve();
        return data.status;
      });
      await restAnswered.promise;
      assert.equal((await assistant.call('get_templates')).failed, false);
      const grown = process.memoryUsage().rss - before;
      assert(grown < 200 * 1024 * 1024, `${Math.round(grown / 1024 / 1024)} MB`);
      for (const step of ['plan', 'write 0']) await writeFile(join(folder, step), '');
      const statuses = await Promise.all(calls);
      assert.deepEqual([...new Set(statuses)].sort(), ['completed', 'generating']);
      assert.equal(statuses.filter((status) => status === 'completed').length, 50);
      await assistant.client.close();
      await service.close();
      await rm(gates, { recursive: true });
    });
  });

  for (const [era, mode] of eras) {
    it(`holds nothing any longer for whoever is gone, by the protocol of ${era}`, () => leave(mode));
  }

  const leave = async (mode: VersionNegotiationMode) => {
    const service = await TestService.start();
    const gates = await newFolder();
    const generation_id = await service.generate({ sections: [1], gates }, { non_interactive: true });
    const leaver = new Assistant({ versionNegotiation: { mode } });
    await leaver.client.connect(transportTo(service, service.key));
    let begun = 0;
    const allBegun = Promise.withResolvers<void>();
    const held = Array.from({ length: 100 }, () =>
      leaver.client.callTool(
        { name: 'get_generation_status', arguments: { generation_id } },
        {
          onprogress: () => {
            begun += 1;
            if (begun === 100) allBegun.resolve();
          },
        },
      ),
    );
    await allBegun.promise;
    await leaver.client.close();
    await Promise.allSettled(held);
    const assistant = new Assistant();
    await assistant.client.connect(transportTo(service, service.key));
    // A call that is not held comes back at once.
    for (let begunAt = 0, seconds = 0; seconds < 1; seconds = (performance.now() - begunAt) / 1_000) {
      begunAt = performance.now();
      await assistant.call('get_generation_status', { generation_id, wait_seconds: 1 });
    }
    for (const step of ['plan', 'write 0']) await writeFile(join(gates, step), '');
    await assistant.client.close();
    await service.close();
    await rm(gates, { recursive: true });
  };

  it('answers what is held when it closes', async () => {
    const service = await TestService.start();
    const gates = await newFolder();
    const id = await service.generate({ sections: [1], gates }, { non_interactive: true });
    const assistant = new Assistant();
    await assistant.client.connect(transportTo(service, service.key));
    let closing: Promise<void> | undefined;
    const result = await assistant.client.callTool(
      { name: 'get_generation_status', arguments: { generation_id: id } },
      {
        onprogress: () => {
          closing ??= service.close();
        },
      },
    );
    assert.equal((result.structuredContent as { status: string }).status, 'generating');
    await assistant.client.close();
    for (const step of ['plan', 'write 0']) await writeFile(join(gates, step), '');
    await closing;
    await rm(gates, { recursive: true });
  });
});
