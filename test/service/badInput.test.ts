import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ErrorCode, ErrorReply, errorStatus } from '../../src/api/errors.ts';
import type { Answer } from '../support/callApi.ts';
import { contentsOf } from '../support/dataFolder.ts';
import { TestService } from '../support/runningService.ts';
import { upload } from '../support/uploading.ts';

const bytes = new TextEncoder().encode('# Notes');
const prompt = '{"sections":[1]}';
const attachment = { id: 'a', url: 'https://example.com/a.md', file_name: 'a.md', type: 'text/markdown' };

/** What no string, number, list or object of the API may be. */
const wrongTypes = {
  string: [7, null, true, {}, []],
  number: ['7', null, true, {}],
  list: ['x', null, 7, {}],
};

describe('Bad input', () => {
  let service: TestService;
  let presentation: string;
  let waiting: string;
  let finished: string;
  let written: Record<string, number>;

  before(async () => {
    service = await TestService.start();
    finished = await service.generate({ sections: [1] }, { non_interactive: true });
    presentation = (await service.finished(finished)).presentation.id;
    waiting = await service.generate({ sections: [1], questions: ['Who?'] });
    await service.statusWhere(waiting, ({ status }) => status === 'awaiting_input');
    await upload(service, { bytes });
    written = await contentsOf(service.dataFolder);
  });
  after(() => service.close());
  afterEach(async () => assert.deepEqual(await contentsOf(service.dataFolder), written));

  function assertRefused(answer: Answer, code: ErrorCode, ...fields: readonly string[]): void {
    assert.equal(answer.status, errorStatus[code], JSON.stringify(answer.body));
    const { error } = ErrorReply.parse(answer.body);
    assert.equal(error.code, code, error.message);
    assert.equal(error.status, answer.status);
    assert.match(error.message, /\S.*\S/);
    for (const field of fields) {
      assert.ok(error.message.includes(field), `${error.message} does not name ${field}`);
      assert.ok(
        error.details?.some(({ path }) => path === field),
        JSON.stringify(error.details),
      );
    }
  }

  interface Row {
    readonly method: string;
    readonly path: () => string;
    readonly good: Record<string, unknown>;
    /** By field: values that each are refused with a sentence naming it. */
    readonly bad: Record<string, readonly unknown[]>;
  }

  const rows: readonly Row[] = [
    {
      method: 'POST',
      path: () => '/presentations',
      good: { template_id: 'x' },
      bad: {
        template_id: [undefined, '', 'x'.repeat(257), ...wrongTypes.string],
        selected_section_ids: [...wrongTypes.list, Array.from({ length: 201 }, () => 'x')],
        'selected_section_ids[0]': [[7], [''], [null], [['x']]],
      },
    },
    {
      method: 'PATCH',
      path: () => `/presentations/${presentation}`,
      good: { title: 'x' },
      bad: {
        title: [
          undefined,
          '',
          ' \t\n ',
          '\u00a0\u3000',
          'x'.repeat(301),
          'nul\u0000byte',
          'two\nlines',
          ...wrongTypes.string,
        ],
        is_public: [true],
        url: ['https://example.com'],
      },
    },
    {
      method: 'POST',
      path: () => '/presentations/generate',
      good: { prompt },
      bad: {
        prompt: [undefined, '', ' \n', 'x'.repeat(400_001), ...wrongTypes.string],
        template_id: ['', ...wrongTypes.string],
        selected_section_ids: wrongTypes.list,
        non_interactive: ['true', 1, null, {}],
        narrative_type: ['', 'pitch', 'Epic', ...wrongTypes.string],
        rewrite_style: ['', 'none', ...wrongTypes.string],
        section_count: [0, -1, 51, 1e9, 2.5, '2', '', 'Auto', null, true, [1]],
        language: ['', 'en', 'US', 'xx', ...wrongTypes.string],
        attachments: [...wrongTypes.list, Array.from({ length: 21 }, () => attachment)],
        'attachments[0]': [[7], ['x'], [null]],
        'attachments[0].id': [
          [{ ...attachment, id: undefined }],
          [{ ...attachment, id: '' }],
          [{ ...attachment, id: 7 }],
        ],
        'attachments[0].url': [
          [{ ...attachment, url: undefined }],
          [{ ...attachment, url: '' }],
          [{ ...attachment, url: 'x'.repeat(8_193) }],
          [attachment],
        ],
        'attachments[0].file_name': [
          [{ ...attachment, file_name: undefined }],
          [{ ...attachment, file_name: '' }],
          [{ ...attachment, file_name: 'x'.repeat(1_025) }],
        ],
        'attachments[0].type': [[{ ...attachment, type: undefined }], [{ ...attachment, type: 7 }]],
      },
    },
    {
      method: 'POST',
      path: () => `/presentations/generate/${waiting}/message`,
      good: { content: 'x' },
      bad: {
        content: [undefined, '', ' \n ', 'x'.repeat(400_001), ...wrongTypes.string],
        attachments: wrongTypes.list,
        'attachments[0].url': [[attachment]],
        'attachments[0].type': [[{ ...attachment, type: undefined }]],
      },
    },
    {
      method: 'POST',
      path: () => '/uploads/create-target',
      good: { file_name: 'a.md', content_type: 'text/markdown', declared_file_size: 1 },
      bad: {
        file_name: [undefined, '', ' ', 'x'.repeat(1_025), ...wrongTypes.string],
        content_type: [undefined, '', 'x'.repeat(257), ...wrongTypes.string],
        declared_file_size: [undefined, -1, 1.5, 1e300, ...wrongTypes.number],
      },
    },
  ];

  for (const { method, path, good, bad } of rows) {
    describe(`${method} ${path().replace('undefined', '{id}')}`, () => {
      for (const [field, values] of Object.entries(bad)) {
        it(`names ${field} and what is wrong with it`, async () => {
          const [name = ''] = field.split(/[.[]/);
          for (const value of values) {
            const answer = await service.call(method, path(), { ...good, [name]: value });
            assertRefused(answer, 'BAD_REQUEST', field);
          }
        });
      }

      it('refuses what is no JSON object', async () => {
        for (const body of [
          'null',
          '[]',
          '"text"',
          '7',
          'true',
          '',
          ' ',
          '{',
          '{"a":1,}',
          "{'a':1}",
          'NaN',
          '{}x',
        ]) {
          assertRefused(await service.call(method, path(), body), 'BAD_REQUEST');
        }
        for (const body of ['['.repeat(500_000), `${'['.repeat(500_000)}${']'.repeat(500_000)}`]) {
          assertRefused(await service.call(method, path(), body), 'BAD_REQUEST');
        }
      });

      it('refuses other content types, and none', async () => {
        for (const type of [
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=b',
          'x',
        ]) {
          assertRefused(
            await service.call(method, path(), JSON.stringify(good), { 'content-type': type }),
            'BAD_REQUEST',
          );
        }
      });

      it('refuses other charsets', async () => {
        const body = JSON.stringify(good);
        const answer = await service.call(method, path(), body, {
          'content-type': 'application/json; charset=utf-16',
        });
        assertRefused(answer, 'UNSUPPORTED_MEDIA_TYPE');
      });

      it('refuses more than 2 MB', async () => {
        const body = JSON.stringify({ ...good, more: 'x'.repeat(2 * 1024 * 1024) });
        assertRefused(await service.call(method, path(), body), 'BAD_REQUEST');
      });

      it('refuses what is not UTF-8', async () => {
        const response = await fetch(service.baseUrl + path(), {
          method,
          headers: { 'content-type': 'application/json', 'x-api-key': service.key },
          body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
        });
        assert.equal(response.status, 400);
        assert.equal(ErrorReply.parse(await response.json()).error.code, 'BAD_REQUEST');
      });
    });
  }

  it('names every field that is wrong at once', async () => {
    const answer = await service.call('POST', '/presentations/generate', {
      prompt: ' ',
      language: 'xx',
      section_count: 0,
    });
    assertRefused(answer, 'BAD_REQUEST', 'prompt', 'language', 'section_count');
  });

  describe('ids', () => {
    const ids = [
      'unknown',
      '%00',
      '..%2f..',
      '%F0%9F%92%A9',
      "'%20or%201=1--",
      'x'.repeat(5_000),
      '%E0%A4%A',
      '%ff',
    ];

    it('that are unknown are told', async () => {
      for (const id of ids) {
        assertRefused(await service.call('GET', `/presentations/${id}`), 'DOCUMENT_NOT_FOUND');
        assertRefused(
          await service.call('PATCH', `/presentations/${id}`, { title: 'x' }),
          'DOCUMENT_NOT_FOUND',
        );
        assertRefused(await service.call('GET', `/presentations/generate/${id}/status`), 'NOT_FOUND');
        assertRefused(
          await service.call('POST', `/presentations/generate/${id}/message`, { content: 'x' }),
          'NOT_FOUND',
        );
      }
      for (const template_id of ids) {
        assertRefused(
          await service.call('POST', '/presentations', { template_id: template_id.slice(0, 256) }),
          'TEMPLATE_NOT_FOUND',
        );
        assertRefused(
          await service.call('POST', '/presentations/generate', {
            prompt,
            template_id: template_id.slice(0, 256),
          }),
          'TEMPLATE_NOT_FOUND',
        );
      }
    });

    it("of one kind are not another kind's", async () => {
      assertRefused(await service.call('GET', `/presentations/${finished}`), 'DOCUMENT_NOT_FOUND');
      assertRefused(await service.call('GET', `/presentations/generate/${presentation}/status`), 'NOT_FOUND');
    });
  });

  describe("another workspace's", () => {
    it('presentations and generations are kept from it', async () => {
      const headers = { 'x-api-key': await service.newKey('other') };
      written = await contentsOf(service.dataFolder);
      const call = (method: string, path: string, body?: unknown) =>
        service.call(method, path, body, headers);
      for (const answer of [
        await call('GET', `/presentations/${presentation}`),
        await call('PATCH', `/presentations/${presentation}`, { title: 'mine' }),
        await call('GET', `/presentations/generate/${finished}/status`),
        await call('GET', `/presentations/generate/${waiting}/status`),
        await call('POST', `/presentations/generate/${waiting}/message`, { content: 'mine' }),
      ]) {
        assertRefused(answer, 'INSUFFICIENT_PRIVILEGES');
      }
      assert.notEqual((await service.call('GET', `/presentations/${presentation}`)).body.title, 'mine');
      assert.equal((await service.status(waiting)).status, 'awaiting_input');
    });
  });

  describe('paths and methods', () => {
    it('that do not exist are NOT_FOUND', async () => {
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/'],
        ['GET', '/nothing'],
        ['GET', '/presentations'],
        ['POST', '/templates'],
        ['PUT', '/presentations/x'],
        ['DELETE', `/presentations/${presentation}`],
        ['GET', '/presentations/generate/x/message'],
        ['POST', '/presentations/generate/x/status'],
        ['GET', '/uploads/create-target'],
        ['GET', '/presentations/x/y'],
        ['GET', '/../../etc/passwd'],
        ['POST', '/openapi.json'],
      ] as const) {
        const answer = await service.call(method, path, method === 'GET' ? undefined : {});
        assertRefused(answer, 'NOT_FOUND');
      }
    });

    it('of storage and viewing answer no more than 4xx', async () => {
      for (const path of [
        '/storage',
        '/files',
        '/files/acme',
        '/files/acme/x/y',
        '/files/acme/../../etc/passwd?expires=1&signature=x',
        '/files/%00/%2e%2e/%ff?expires=1&signature=x',
        `/files/acme/${'0'.repeat(32)}/a.md?expires=99999999999&signature=${'A'.repeat(43)}`,
        '/p/',
        '/p/unknown',
        '/p/%00',
        '/p/assets/x/../../../package.json',
        '/p/assets/x/%2e%2e%2fpackage.json',
        '/p/unknown/pictures/x',
      ]) {
        for (const method of ['GET', 'POST', 'DELETE']) {
          const { status } = await fetch(service.origin + path, { method });
          assert.ok(status >= 400 && status < 500, `${method} ${path}: ${status}`);
        }
      }
    });
  });

  describe('attachments that lie elsewhere', () => {
    let trap: Server;
    let visits = 0;

    before(async () => {
      trap = createServer((_, response) => {
        visits++;
        response.end();
      }).listen(0, '127.0.0.1');
      await once(trap, 'listening');
    });
    after(() => trap.close());

    it('are refused by the name of their field and never fetched', async () => {
      const { port } = trap.address() as AddressInfo;
      const target = await upload(service, { bytes });
      written = await contentsOf(service.dataFolder);
      const signed = new URL(target.download_url);
      for (const url of [
        'http://169.254.169.254/latest/meta-data/',
        'http://[fd00:ec2::254]/latest/meta-data/',
        'file:///etc/passwd',
        'ftp://example.com/a.md',
        'data:text/plain,hello',
        'javascript:alert(1)',
        '//example.com/a.md',
        '/etc/passwd',
        '\\\\host\\share',
        'http://',
        'not a url',
        `http://127.0.0.1:${port}/a.md`,
        `http://localhost:${port}${signed.pathname}?expires=99999999999&signature=AAAA`,
        `https://example.com${signed.pathname}${signed.search}`,
        `http://127.0.0.1:${port}@example.com${signed.pathname}${signed.search}`,
        `${target.download_url}#fragment`,
        target.download_url.replace('http:', 'gopher:'),
      ]) {
        const attachments = [{ ...attachment, url }];
        assertRefused(
          await service.call('POST', '/presentations/generate', { prompt, attachments }),
          'BAD_REQUEST',
          'attachments[0].url',
        );
        assertRefused(
          await service.call('POST', `/presentations/generate/${waiting}/message`, {
            content: 'x',
            attachments,
          }),
          'BAD_REQUEST',
          'attachments[0].url',
        );
      }
      assert.equal(visits, 0);
      assert.equal((await service.status(waiting)).status, 'awaiting_input');
    });
  });

  it('a Host that is not ours is refused before the key is looked at', async () => {
    for (const host of [
      'evil.example',
      'evil.example:80',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
    ]) {
      const sent = request(`${service.baseUrl}/templates`, {
        headers: { host, 'x-api-key': service.key },
      }).end();
      const [response] = await once(sent, 'response');
      response.resume();
      assert.equal(response.statusCode, 400, host);
    }
  });

  it('a proxy that names no host, as HTTP/1.0 allows, hears that the service lives', async () => {
    const { port } = new URL(service.baseUrl);
    for (const path of ['/healthz', '/readyz']) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
      assert.match(await text(socket), /^HTTP\/1\.[01] 200 /, path);
    }
  });

  it('a body that is packed on its way is refused in a sentence, wherever it is sent', async () => {
    const { port } = new URL(service.baseUrl);
    for (const path of ['/api/v1/presentations', '/mcp', '/p/x/rooms/y']) {
      const sent = [
        `POST ${path} HTTP/1.1`,
        'Host: localhost',
        `X-Api-Key: ${service.key}`,
        'Content-Type: application/json',
        'Transfer-Encoding: gzip, chunked',
        'Connection: close',
      ];
      const socket = connect(Number(port), '127.0.0.1');
      socket.end(`${sent.join('\r\n')}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`);
      const answer = await text(socket);
      assert.match(answer, /^HTTP\/1\.1 400 /, path);
      assert.match(answer, /in no other Transfer-Encoding/, path);
    }
  });

  it('a title is kept as it is shown, whatever is in it', async () => {
    for (const title of [
      'lone\ud800',
      '\u05d0 right',
      '<script>',
      '💩',
      '{"a":1}',
      "'; drop table jobs;--",
    ]) {
      const renamed = await service.call('PATCH', `/presentations/${presentation}`, { title });
      const read = await service.call('GET', `/presentations/${presentation}`);
      assert.equal(renamed.status, 200);
      assert.equal(renamed.body.title, title.toWellFormed());
      assert.deepEqual(read.body, renamed.body);
    }
  });
});
