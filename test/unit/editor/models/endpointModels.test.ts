import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import {
  findLocalEndpoints,
  listModels,
  tidyEndpoint,
  tryModel,
} from '../../../../src/editor/models/endpointModels.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const json =
  (body: unknown, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

function* blanks(): Generator<string> {
  for (;;) yield ' '.repeat(65_536);
}

describe('tidyEndpoint', () => {
  it('puts right what people paste', () => {
    for (const pasted of [
      ' https://models.example.com/v1 ',
      'https://models.example.com/v1/',
      'https://models.example.com/v1/chat/completions',
      'https://models.example.com/v1/chat/completions/',
      'https://models.example.com/v1/completions',
    ]) {
      assert.equal(tidyEndpoint(pasted), 'https://models.example.com/v1', pasted);
    }
  });
});

describe('An endpoint for language models', () => {
  let server: Server;
  let url: string;
  let answer: Answer;
  const never = new AbortController().signal;
  const port = () => (server.address() as AddressInfo).port;

  before(async () => {
    server = createServer((request, response) => answer(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${port()}/v1`;
  });
  after(() => server.close());

  it('is asked for its models, each once and in order', async () => {
    answer = json({ data: [{ id: 'second' }, { id: 'first' }, { id: 'first' }, { id: 7 }, null] });
    assert.deepEqual(await listModels(fetch, { url }), { ok: true, models: ['first', 'second'] });
  });

  it('gets the key, and says that it refuses it', async () => {
    answer = (request, response) =>
      json({ data: [] }, request.headers.authorization === 'Bearer right' ? 200 : 401)(request, response);
    assert.deepEqual(await listModels(fetch, { url, key: 'wrong' }), { ok: false, problem: 'keyRefused' });
    assert.deepEqual(await listModels(fetch, { url, key: 'right' }), { ok: true, models: [] });
  });

  it('is told from a page that is none', async () => {
    answer = (_, response) => void response.end('<html>It works!</html>');
    assert.deepEqual(await listModels(fetch, { url }), { ok: false, problem: 'nonsense' });
    assert.equal(await tryModel(fetch, { url }, 'model', never), 'nonsense');
    answer = (_, response) => void response.writeHead(204).end();
    assert.deepEqual(await listModels(fetch, { url }), { ok: false, problem: 'nonsense' });
  });

  it('is not listened to without end', async () => {
    let isLetGo: () => void = () => undefined;
    const letGo = new Promise<void>((resolve) => {
      isLetGo = resolve;
    });
    answer = (_, response) => {
      response.on('close', isLetGo);
      pipeline(Readable.from(blanks()), response, () => undefined);
    };
    assert.deepEqual(await listModels(fetch, { url }, 60_000), { ok: false, problem: 'noAnswer' });
    await letGo;
    assert.equal(await tryModel(fetch, { url }, 'model', never), 'noAnswer');
  });

  it('has no list that unfolds to far more than it looks, and no name that is none', async () => {
    answer = (_, response) => void response.end(`{"data":[${'{},'.repeat(300_000)}{}]}`);
    assert.deepEqual(await listModels(fetch, { url }), { ok: false, problem: 'nonsense' });
    answer = (_, response) => void response.end(`{"data":${'['.repeat(100)}${']'.repeat(100)}}`);
    assert.deepEqual(await listModels(fetch, { url }), { ok: false, problem: 'nonsense' });
    answer = json({ data: [{ id: 'x'.repeat(100_000) }, { id: 'one' }] });
    assert.deepEqual(await listModels(fetch, { url }), { ok: true, models: ['one'] });
  });

  it('sends its key nowhere else', async () => {
    answer = (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    assert.deepEqual(await listModels(fetch, { url, key: 'k' }), { ok: false, problem: 'noAnswer' });
  });

  it('works when its model answers a small question', async () => {
    answer = json({ choices: [{ message: { role: 'assistant', content: 'OK' } }] });
    assert.equal(await tryModel(fetch, { url }, 'model', never), undefined);
  });

  it('says why its model cannot be used', async () => {
    for (const [status, problem] of [
      [401, 'keyRefused'],
      [404, 'unknownModel'],
      [500, 'noAnswer'],
    ] as const) {
      answer = json({ error: { message: 'no' } }, status);
      assert.equal(await tryModel(fetch, { url }, 'model', never), problem);
    }
  });

  it('is found where it runs on this computer', async () => {
    answer = json({ data: [{ id: 'local' }] });
    assert.deepEqual(await findLocalEndpoints(fetch, [port()]), [{ url, models: ['local'] }]);
  });

  it('is nothing to choose from while it has no model', async () => {
    answer = json({ data: [] });
    assert.deepEqual(await findLocalEndpoints(fetch, [port()]), []);
  });
});
