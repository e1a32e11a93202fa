import assert from 'node:assert/strict';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ErrorReply } from '../../src/api/errors.ts';
import { limits } from '../../src/api/limits.ts';
import { openKeyring } from '../../src/service/keys/keyring.ts';
import type { LogEntry } from '../../src/service/log.ts';
import { callApi } from '../support/callApi.ts';
import { TestService } from '../support/runningService.ts';

describe('Calls', () => {
  let service: TestService;

  before(async () => {
    service = await TestService.start();
  });
  after(() => service.close());

  const errorOf = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const answer = await service.call(method, path, body, headers);
    assert.equal(answer.body.error.status, answer.status);
    assert.match(answer.body.error.message, /\S/);
    return { status: answer.status, ...answer.body.error };
  };

  it('are answered with what nobody keeps or takes for something else', async () => {
    for (const path of ['/templates', '/presentations/none']) {
      const { headers } = await service.call('GET', path);
      assert.equal(headers.get('cache-control'), 'no-store', path);
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    }
  });

  describe('a key', () => {
    const codeWith = async (headers: Record<string, string>) => {
      const { status, headers: given, body } = await callApi(`${service.baseUrl}/templates`, { headers });
      return [status, body.error?.code, given.get('www-authenticate')];
    };

    it('opens the API in either header', async () => {
      assert.equal((await codeWith({ authorization: `Bearer ${service.key}` }))[0], 200);
      assert.equal((await codeWith({ 'x-api-key': service.key }))[0], 200);
    });

    it('is refused with the code that tells why', async () => {
      const keyring = await openKeyring(service.dataFolder);
      const revoked = await keyring.create({ workspace: 'acme' });
      const expired = await keyring.create({ workspace: 'acme', expiresInDays: 1e-9 });
      assert.ok('key' in revoked && 'key' in expired);
      assert.equal((await codeWith({ 'x-api-key': revoked.key }))[0], 200);
      await keyring.revoke(revoked.id);
      await keyring.close();
      assert.deepEqual(await codeWith({}), [401, 'UNAUTHORIZED', 'Bearer']);
      assert.deepEqual(await codeWith({ authorization: 'Basic eA==' }), [401, 'UNAUTHORIZED', 'Bearer']);
      assert.deepEqual(await codeWith({ 'x-api-key': 'dw_x' }), [401, 'API_KEY_INVALID', 'Bearer']);
      assert.deepEqual(await codeWith({ 'x-api-key': expired.key }), [401, 'API_KEY_EXPIRED', 'Bearer']);
      assert.deepEqual(await codeWith({ 'x-api-key': revoked.key }), [401, 'API_KEY_REVOKED', 'Bearer']);
    });

    it('appears in no log line and no error', async () => {
      const unknown = 'dw_a-key-that-nobody-made';
      const { body } = await callApi(`${service.baseUrl}/templates`, { headers: { 'x-api-key': unknown } });
      const written = JSON.stringify(service.log) + JSON.stringify(body);
      assert.ok(service.log.some(({ event }) => event === 'request'));
      assert.ok(!written.includes(service.key) && !written.includes(unknown));
    });
  });

  describe('a request', () => {
    const idOf = async (sent: Record<string, string>, path = '/templates') => {
      const { headers, body } = await service.call('GET', path, undefined, sent);
      const id = headers.get('x-request-id');
      const logged = service.log.some(({ event, request }) => event === 'request' && request === id);
      return { id, logged, told: body.error?.request_id };
    };

    it('has an id of its own, in the answer and in the log', async () => {
      const [one, other] = [await idOf({}), await idOf({})];
      assert.ok(one.id && other.id && one.id !== other.id);
      assert.deepEqual([one.logged, other.logged], [true, true]);
    });

    it('that is refused says its id in the answer too', async () => {
      const { id, told } = await idOf({}, '/presentations/pres_0');
      assert.ok(id);
      assert.equal(told, id);
    });

    it('keeps the id that it brings, where that is well formed', async () => {
      assert.equal((await idOf({ 'x-request-id': '7b1c-Trace_9=' })).id, '7b1c-Trace_9=');
      for (const bad of ['a b', '<script>', 'é', '{"a":1}', 'x'.repeat(65)]) {
        const { id, logged } = await idOf({ 'x-request-id': bad });
        assert.match(id ?? '', /^[\da-f-]{36}$/);
        assert.ok(logged);
      }
    });

    it('for a page has one as well', async () => {
      const { headers } = await fetch(`${service.origin}/p/none`);
      assert.match(headers.get('x-request-id') ?? '', /^[\da-f-]{36}$/);
    });
  });

  describe('what is not there', () => {
    it('is NOT_FOUND: unknown paths, and known paths with another method', async () => {
      for (const [method, path] of [
        ['GET', '/nothing'],
        ['GET', '/templates/'],
        ['DELETE', '/templates'],
        ['PUT', '/presentations/x'],
        ['GET', '/presentations/generate'],
        ['GET', '/../../../etc/passwd'],
      ] as const) {
        const { code } = await errorOf(method, path);
        assert.equal(code, path === '/presentations/generate' ? 'DOCUMENT_NOT_FOUND' : 'NOT_FOUND', path);
      }
      assert.equal((await callApi(`${service.origin}/`)).body.error.code, 'NOT_FOUND');
    });

    it('is named by its id', async () => {
      const { code, message } = await errorOf('GET', '/presentations/pres_x');
      assert.deepEqual([code, message], ['DOCUMENT_NOT_FOUND', 'There is no presentation "pres_x".']);
      assert.equal((await errorOf('GET', '/presentations/generate/gen_x/status')).code, 'NOT_FOUND');
      assert.equal(
        (await errorOf('POST', '/presentations/generate/gen_x/message', { content: 'x' })).code,
        'NOT_FOUND',
      );
      assert.equal(
        (await errorOf('POST', '/presentations', { template_id: 'x' })).code,
        'TEMPLATE_NOT_FOUND',
      );
      assert.equal(
        (await errorOf('POST', '/presentations/generate', { prompt: 'x', template_id: 'x' })).code,
        'TEMPLATE_NOT_FOUND',
      );
    });
  });

  describe('a body', () => {
    const start = (body: unknown, headers?: Record<string, string>) =>
      errorOf('POST', '/presentations/generate', body, headers);

    it('must be JSON of the right type', async () => {
      assert.match((await start('{"prompt":')).message, /not valid JSON/);
      assert.match((await start('')).message, /empty/);
      assert.match((await start({ prompt: 'x' }, { 'content-type': 'text/plain' })).message, /Content-Type/);
      assert.match((await start([])).message, /must be an object/);
    });

    it('is refused with every field that is wrong, and starts nothing', async () => {
      const { code, details, message } = await start({ language: 'xx', attachments: [{}] });
      assert.equal(code, 'BAD_REQUEST');
      assert.deepEqual(details.map(({ path }: { path: string }) => path).sort(), [
        'attachments[0].file_name',
        'attachments[0].id',
        'attachments[0].type',
        'attachments[0].url',
        'language',
        'prompt',
      ]);
      assert.match(message, /prompt is required/);
    });

    it('may be 2 MB, whoever announces another length', async () => {
      const large = 'x'.repeat(limits.jsonBodyBytes);
      assert.match((await start({ prompt: large })).message, /larger than 2 MB/);
      const status = await new Promise((resolve, reject) => {
        const chunked = request(`${service.baseUrl}/presentations/generate`, {
          method: 'POST',
          headers: { 'x-api-key': service.key, 'content-type': 'application/json' },
        });
        chunked.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
        chunked.write(large);
        chunked.end(large);
      });
      assert.equal(status, 400);
    });

    for (const [path, sent] of [
      ['/api/v1/presentations/generate', '{"pro'],
      ['/mcp', ''],
      ['/mcp', ' \n'],
      ['/mcp', '{"jsonrpc"'],
    ] as const)
      it(`that breaks off does no harm: ${path} ${JSON.stringify(sent)}`, async () => {
        const before = service.log.length;
        const socket = connect(Number(new URL(service.baseUrl).port), '127.0.0.1');
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: localhost\r\nx-api-key: ${service.key}\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: 100\r\n\r\n${sent}`,
        );
        assert.equal((await service.call('GET', '/templates')).status, 200);
        socket.destroy();
        while (!service.log.slice(before).some((entry) => entry.path === path))
          await new Promise((resolve) => setImmediate(resolve));
        const [{ status, level }] = service.log.slice(before).filter((entry) => entry.path === path) as [
          LogEntry,
        ];
        assert.deepEqual([status, level], [400, 'info']);
      });
  });

  describe('a request that says nothing of use', () => {
    const answerTo = async (head: string): Promise<string> => {
      const socket = connect(Number(new URL(service.baseUrl).port), '127.0.0.1');
      socket.end(`${head}\r\nConnection: close\r\n\r\n`);
      return text(socket);
    };

    it('is refused as all else is, and its id is in the log', async () => {
      for (const head of [
        'OPTIONS * HTTP/1.1\r\nHost: localhost',
        'GET /healthz HTTP/1.1\r\nHost: [bad',
        'GET /healthz HTTP/1.1\r\nHost: a b',
        'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example',
      ]) {
        const [headers = '', body = ''] = (await answerTo(head)).split('\r\n\r\n');
        assert.match(headers, /^HTTP\/1\.1 400 .*\r\ncontent-type: application\/json/is, head);
        const { error } = ErrorReply.parse(JSON.parse(body));
        assert.equal(error.code, 'BAD_REQUEST');
        assert.ok(
          service.log.some(({ level, request: id }) => level === 'info' && id === error.request_id),
          head,
        );
      }
    });
  });

  describe('the Host header', () => {
    const withHost = (path: string, host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        request(
          service.origin + path,
          { agent: false, headers: { host, 'x-api-key': service.key } },
          (response) => resolve(response.resume().statusCode),
        )
          .on('error', reject)
          .end();
      });

    it('must name this machine where a key opens the door, so that no other site can reach in', async () => {
      assert.equal(await withHost('/api/v1/templates', 'evil.example'), 400);
      assert.equal(await withHost('/api/v1/openapi.json', 'evil.example:80'), 400);
      assert.equal(await withHost('/api/v1/templates', 'localhost:1234'), 200);
      assert.equal(await withHost('/healthz', 'evil.example'), 200);
    });

    it('may name the public URL', async () => {
      const published = await TestService.start({ config: { publicUrl: 'https://slides.example.com/team' } });
      try {
        const status = await new Promise((resolve, reject) => {
          const headers = { host: 'slides.example.com', 'x-api-key': published.key };
          request(`${published.baseUrl}/templates`, { headers }, (response) =>
            resolve(response.resume().statusCode),
          )
            .on('error', reject)
            .end();
        });
        assert.equal(status, 200);
        const { body } = await published.call('POST', '/presentations', { template_id: 'pitch' });
        assert.match(body.url, /^https:\/\/slides\.example\.com\/team\/p\/[\w-]{32}$/);
      } finally {
        await published.close();
      }
    });
  });

  it('are told apart from a service that is alive but not their own', async () => {
    assert.deepEqual((await callApi(`${service.origin}/healthz`)).body, { status: 'ok' });
    assert.deepEqual((await callApi(`${service.origin}/readyz`)).body, { status: 'ready' });
  });
});

describe('Limits', () => {
  it('on requests: so many a minute for each key, and the reply says when to come back', async () => {
    const service = await TestService.start({ config: { requestsPerMinute: 3 } });
    try {
      const answers = [];
      for (let call = 0; call < 4; call++) answers.push(await service.call('GET', '/templates'));
      assert.deepEqual(
        answers.map(({ status, headers }) => [status, headers.get('ratelimit-remaining')]),
        [
          [200, '2'],
          [200, '1'],
          [200, '0'],
          [429, '0'],
        ],
      );
      const { body, headers } = answers[3]!;
      assert.equal(body.error.code, 'API_KEY_RATE_LIMITED');
      assert.ok(Number(headers.get('retry-after')) >= 1 && Number(headers.get('retry-after')) <= 60);
      const other = await service.newKey('acme');
      assert.equal((await service.call('GET', '/templates', undefined, { 'x-api-key': other })).status, 200);
      assert.equal((await service.call('GET', '/templates', undefined, { 'x-api-key': 'dw_x' })).status, 401);
    } finally {
      await service.close();
    }
  });

  it('on generations: so many a month for each workspace, refused before a job is made', async () => {
    const service = await TestService.start({ config: { monthlyGenerations: 2 } });
    try {
      const start = (headers?: Record<string, string>) =>
        service.call('POST', '/presentations/generate', { prompt: '{"sections":[1]}' }, headers);
      assert.deepEqual([(await start()).status, (await start()).status], [202, 202]);
      const { status, body } = await start();
      assert.deepEqual([status, body.error.code], [402, 'PRICING_DOCUMENT_LIMIT_REACHED']);
      assert.match(body.error.message, /2 generations/);
      assert.equal((await start({ 'x-api-key': await service.newKey('other') })).status, 202);
      assert.equal((await service.call('POST', '/presentations/generate', {})).status, 400);
    } finally {
      await service.close();
    }
  });
});
