import assert from 'node:assert/strict';
import type { HttpRequest } from '../../../src/client/http.ts';
import { openConnection } from '../../../src/client/serviceConnection.ts';
import type { UploadFile } from '../../../src/client/uploadFile.ts';
import {
  baseUrl,
  connectionError,
  refusal,
  replyTo,
  ScriptedService,
  type Step,
} from '../../support/scriptedService.ts';
import { VirtualTiming } from '../../support/virtualTiming.ts';

const target = (name: string): Step =>
  replyTo('createUploadTarget', {
    url: 'https://storage.example.com/bucket',
    fields: [
      { name: 'key', value: `ws_1/${name}` },
      { name: 'policy', value: 'p' },
    ],
    path: `ws_1/${name}`,
    download_url: `https://storage.example.com/get/${name}`,
  });
const stored: Step = { status: 204, text: '' };
const file = (fileName: string, text = fileName): UploadFile => ({ fileName, content: new Blob([text]) });

const textOf = async ({ body }: HttpRequest): Promise<string> => {
  assert(typeof body === 'object');
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** Reads what is sent, as storage does. */
class ScriptedStorage extends ScriptedService {
  readonly forms: string[] = [];

  override async exchange(request: HttpRequest) {
    if (typeof request.body === 'object') this.forms.push(await textOf(request));
    return super.exchange(request);
  }
}

const connect = async (...script: (Step | Error)[]) => {
  const http = new ScriptedStorage(...script);
  const timing = new VirtualTiming();
  const opened = await openConnection({
    baseUrl,
    key: 'dw_secret',
    network: { environment: {} },
    timing,
    http,
  });
  assert(opened.ok);
  return { http, timing, connection: opened.value };
};

describe('uploadFiles', () => {
  it('asks for a target, posts the form without the key and gives an attachment', async () => {
    const { http, connection } = await connect(target('chart.png'), stored);
    const progress: unknown[] = [];
    const result = await connection.upload([file('images/chart.png', 'PNG')], {
      onProgress: (step) => progress.push(step),
    });
    assert.deepEqual(result, {
      ok: true,
      value: [
        {
          id: 'file-1',
          url: 'https://storage.example.com/get/chart.png',
          file_name: 'images/chart.png',
          type: 'image/png',
        },
      ],
    });
    assert.deepEqual(http.recorded[0]?.body, {
      file_name: 'chart.png',
      content_type: 'image/png',
      declared_file_size: 3,
    });
    const { request } = http.recorded[1]!;
    assert.equal(request.headers.authorization, undefined);
    assert.equal(request.headers['content-length'], String(Buffer.byteLength(http.forms[0]!)));
    assert.deepEqual(progress, [{ sentBytes: 3, totalBytes: 3 }]);
  });

  it('gives the attachments in the order of the files', async () => {
    const http = new ScriptedService();
    const finish: Record<string, () => void> = {};
    let running = 0;
    let most = 0;
    http.exchange = async (request) => {
      if (typeof request.body === 'string') {
        const { file_name } = JSON.parse(request.body);
        return {
          status: 200,
          headers: {},
          body: [Buffer.from(target(file_name).text)],
        };
      }
      running += 1;
      most = Math.max(most, running);
      const name = /filename="([^"]+)"/.exec(await textOf(request))![1]!;
      await new Promise<void>((resolve) => {
        finish[name] = resolve;
        // The last of those under way comes in first.
        if (running === 3 || name === 'e.md') for (const end of Object.values(finish).reverse()) end();
      });
      running -= 1;
      return { status: 204, headers: {}, body: [] };
    };
    const opened = await openConnection({
      baseUrl,
      network: { environment: {} },
      timing: new VirtualTiming(),
      http,
    });
    assert(opened.ok);
    const result = await opened.value.upload(
      ['a.md', 'b.md', 'c.md', 'd.md', 'e.md'].map((name) => file(name)),
    );
    assert(result.ok);
    assert.deepEqual(
      result.value.map(({ id, file_name }) => [id, file_name]),
      [
        ['file-1', 'a.md'],
        ['file-2', 'b.md'],
        ['file-3', 'c.md'],
        ['file-4', 'd.md'],
        ['file-5', 'e.md'],
      ],
    );
    assert.equal(most, 3);
  });

  it('sends nothing that the service would not take by its type', async () => {
    const { http, connection } = await connect();
    const result = await connection.upload([file('drawing.svg')]);
    assert.equal(
      !result.ok && result.failure.message,
      '"drawing.svg" cannot be sent: only .txt, .md, .pdf, .pptx, .jpg, .jpeg, .png, .gif, .webp can.',
    );
    assert.deepEqual(http.calls, []);
  });

  it('hands on why the service refuses a file', async () => {
    const { connection } = await connect(refusal('FILE_UPLOAD_ERROR', 'a.md is larger than 50 MB.'));
    const result = await connection.upload([file('a.md')]);
    assert.equal(!result.ok && result.failure.message, 'a.md is larger than 50 MB.');
  });

  const refusals: [string, string][] = [
    ['<Error><Code>EntityTooLarge</Code><Message>Too large.</Message></Error>', ': Too large'],
    ['{"error":{"message":"The form has expired."}}', ': The form has expired'],
    ['', ''],
  ];
  for (const [text, reason] of refusals) {
    it(`says why the storage refuses a file${reason}`, async () => {
      const { connection, timing } = await connect(target('a.md'), { status: 403, text });
      const result = await connection.upload([file('a.md')]);
      assert.equal(
        !result.ok && result.failure.message,
        `The storage did not take "a.md" (HTTP 403)${reason}.`,
      );
      assert.deepEqual(timing.slept, []);
    });
  }

  it('takes a new target and tries again when the connection was lost', async () => {
    const { connection, http } = await connect(
      target('a.md'),
      connectionError('ECONNRESET'),
      target('a.md'),
      stored,
    );
    const result = await connection.upload([file('a.md')]);
    assert.equal(result.ok, true);
    assert.deepEqual(http.calls, ['createUploadTarget', undefined, 'createUploadTarget', undefined]);
    assert.match(http.forms[1]!, /\r\n\r\na\.md\r\n/);
  });

  it('asks four times in all for a target, not four times four', async () => {
    const { connection, http } = await connect(...Array<Error>(4).fill(connectionError('ECONNREFUSED')));
    const result = await connection.upload([file('a.md')]);
    assert.equal(!result.ok && result.failure.kind, 'connection');
    assert.equal(http.calls.length, 4);
  });

  it('stops the others when one fails', async () => {
    const { connection, http } = await connect(target('a.md'), { status: 400, text: '' });
    const result = await connection.upload([
      file('bad.exe'),
      file('a.md'),
      file('b.md'),
      file('c.md'),
      file('d.md'),
    ]);
    assert.equal(!result.ok && result.failure.kind, 'unusable');
    assert(http.calls.length <= 2);
  });

  it('says so when a file changes while it is read', async () => {
    const { connection } = await connect(target('a.md'));
    const content = {
      size: 3,
      stream: () =>
        new ReadableStream<Uint8Array>({
          start: (controller) => controller.error(new DOMException('changed', 'NotReadableError')),
        }),
    };
    const result = await connection.upload([{ fileName: 'a.md', content }]);
    assert.equal(
      !result.ok && result.failure.message,
      '"a.md" changed while it was being sent. Save it and try again.',
    );
  });

  it('can be cancelled', async () => {
    const cancel = new AbortController();
    const { connection, http } = await connect(target('a.md'), stored);
    const result = await connection.upload([file('a.md'), file('b.md')], {
      signal: cancel.signal,
      onProgress: () => cancel.abort(),
    });
    assert.equal(!result.ok && result.failure.kind, 'cancelled');
    assert(http.calls.length <= 2);
  });

  it('has nothing to do without files', async () => {
    const { connection } = await connect();
    assert.deepEqual(await connection.upload([]), { ok: true, value: [] });
  });
});
