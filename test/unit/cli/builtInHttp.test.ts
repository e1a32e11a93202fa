import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBuiltInHttp } from '../../../src/cli/builtInHttp.ts';
import { textUpTo } from '../../../src/client/bytesUpTo.ts';

describe('openBuiltInHttp', () => {
  const http = openBuiltInHttp();
  let server: Server;
  let url = '';
  const serve = async (answer: RequestListener) => {
    server = createServer(answer);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  };
  const echo: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.writeHead(201, { 'X-Seen': String(request.headers['x-mine']), 'Set-Cookie': ['a=1', 'b=2'] });
    response.end(`${request.method} ${Buffer.concat(chunks)}`);
  };
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  after(() => http.close());

  it('exchanges texts', async () => {
    await serve(echo);
    const reply = await http.exchange({ method: 'POST', url, headers: { 'x-mine': 'yes' }, body: 'hällo' });
    assert.deepEqual(
      [reply.status, reply.headers['x-seen'], reply.headers['set-cookie']],
      [201, 'yes', 'a=1, b=2'],
    );
    assert.equal(await textUpTo(reply.body, 100), 'POST hällo');
  });

  it('sends bytes as they come', async () => {
    await serve(echo);
    async function* body() {
      yield Buffer.from('one ');
      yield Buffer.from('two');
    }
    const reply = await http.exchange({
      method: 'POST',
      url,
      headers: { 'content-length': '7' },
      body: body(),
    });
    assert.equal(await textUpTo(reply.body, 100), 'POST one two');
  });

  it('hands on what goes wrong with the bytes', async () => {
    await serve(echo);
    async function* body(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('one');
      throw new DOMException('changed', 'NotReadableError');
    }
    const sending = http.exchange({ method: 'POST', url, headers: { 'content-length': '9' }, body: body() });
    await assert.rejects(sending, { name: 'NotReadableError' });
  });

  it('fails where the connection breaks', async () => {
    await serve((request) => request.socket.destroy());
    await assert.rejects(http.exchange({ method: 'GET', url, headers: {} }), { code: 'ECONNRESET' });
  });

  it('can be cancelled', async () => {
    const cancel = new AbortController();
    await serve(() => cancel.abort());
    await assert.rejects(http.exchange({ method: 'GET', url, headers: {}, signal: cancel.signal }), {
      name: 'AbortError',
    });
  });
});
