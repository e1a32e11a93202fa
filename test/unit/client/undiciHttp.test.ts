import assert from 'node:assert/strict';
import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import {
  type AddressInfo,
  createServer as createSocketServer,
  connect as openSocket,
  type Server as SocketServer,
} from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { textUpTo } from '../../../src/client/bytesUpTo.ts';
import { connectionFailure } from '../../../src/client/connectionFailure.ts';
import type { Failure } from '../../../src/client/failure.ts';
import type { Http, HttpRequest } from '../../../src/client/http.ts';
import { multipart } from '../../../src/client/multipart.ts';
import type { NetworkSettings } from '../../../src/client/network.ts';
import { openUndiciHttp, type Timeouts } from '../../../src/client/undiciHttp.ts';
import { openUploadFile } from '../../../src/client/uploadFile.ts';

const listen = async (server: SocketServer): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

describe('openUndiciHttp', () => {
  const servers: { close(): unknown; closeAllConnections?(): void }[] = [];
  const opened: Http[] = [];
  afterEach(async () => {
    for (const http of opened.splice(0)) await http.close();
    for (const server of servers.splice(0)) {
      server.closeAllConnections?.();
      server.close();
    }
  });

  const serve = async (answer: RequestListener): Promise<number> => {
    const server = createServer(answer);
    servers.push(server);
    return listen(server);
  };

  const http = (baseUrl: string, settings: Partial<NetworkSettings> = {}, timeouts?: Timeouts): Http => {
    const result = openUndiciHttp(baseUrl, { environment: {}, ...settings }, timeouts);
    assert(result.ok);
    opened.push(result.value);
    return result.value;
  };

  const get = (url: string): HttpRequest => ({ method: 'GET', url, headers: {} });

  const failureAt = async (network: Http, request: HttpRequest): Promise<Failure> => {
    const error: unknown = await network.exchange(request).then(
      () => assert.fail('this should have failed'),
      (thrown) => thrown,
    );
    return connectionFailure(error, request.url, request.signal);
  };

  const problemAt = async (network: Http, url: string) => {
    const failure = await failureAt(network, get(url));
    return failure.kind === 'connection' ? failure.problem : failure.kind;
  };

  it('exchanges a request for a reply', async () => {
    const port = await serve(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      response.writeHead(202, { 'X-Seen': [request.headers['x-mine'] as string, 'again'] });
      response.end(`${request.method} ${Buffer.concat(chunks)}`);
    });
    const url = `http://127.0.0.1:${port}`;
    const reply = await http(url).exchange({
      method: 'POST',
      url,
      headers: { 'x-mine': 'yes' },
      body: 'hällo',
    });
    assert.equal(reply.status, 202);
    assert.equal(reply.headers['x-seen'], 'yes, again');
    assert.equal(await textUpTo(reply.body, 100), 'POST hällo');
  });

  it('tells that nothing listens', async () => {
    const port = await serve(() => undefined);
    servers.pop()?.close();
    const url = `http://127.0.0.1:${port}`;
    assert.equal(await problemAt(http(url), url), 'refused');
  });

  it('tells that a host has no address', async () => {
    const problem = await problemAt(http('https://nowhere.invalid'), 'https://nowhere.invalid');
    assert(problem === 'dns' || problem === 'offline', problem);
  });

  it('tells that an answer does not come', async () => {
    const port = await serve(() => undefined);
    const url = `http://127.0.0.1:${port}`;
    const impatient = { connectMilliseconds: 5_000, silenceMilliseconds: 50 };
    assert.equal(await problemAt(http(url, {}, impatient), url), 'timeout');
  });

  it('tells that a connection broke', async () => {
    const port = await serve((request) => request.socket.destroy());
    const url = `http://127.0.0.1:${port}`;
    assert.equal(await problemAt(http(url), url), 'lost');
  });

  it('stops when it is cancelled', async () => {
    const cancel = new AbortController();
    const port = await serve(() => cancel.abort());
    const url = `http://127.0.0.1:${port}`;
    const failure = await failureAt(http(url), { ...get(url), signal: cancel.signal });
    assert.equal(failure.kind, 'cancelled');
  });

  describe('over TLS', () => {
    let url = '';
    beforeEach(async () => {
      const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
      const server = createSecureServer({ key, cert }, (_request, response) => response.end('secret'));
      servers.push(server);
      url = `https://127.0.0.1:${await listen(server)}`;
    });

    it('refuses a certificate that nobody vouches for, and says so', async () => {
      const failure = await failureAt(http(url), get(url));
      assert.equal(failure.kind === 'connection' && failure.problem, 'tls');
      assert.match(failure.message, / could be made: self-signed certificate\.$/);
    });

    it('accepts it where that was chosen', async () => {
      const reply = await http(url, { strictSsl: false }).exchange(get(url));
      assert.equal(await textUpTo(reply.body, 100), 'secret');
    });

    it('tells that the other side does not speak TLS', async () => {
      const port = await serve(() => undefined);
      const plain = `https://127.0.0.1:${port}`;
      assert.equal(await problemAt(http(plain), plain), 'tls');
    });
  });

  describe('through a proxy', () => {
    let target = 0;
    let connected: { to: string | undefined; authorization: string | undefined }[] = [];
    let proxy = 0;
    let refusal: string | undefined;

    beforeEach(async () => {
      connected = [];
      refusal = undefined;
      target = await serve((_request, response) => response.end('reached'));
      const server = createServer();
      // Every name leads to the target: nothing leaves this machine.
      server.on('connect', (request, socket) => {
        connected.push({ to: request.url, authorization: request.headers['proxy-authorization'] });
        if (refusal !== undefined) return socket.end(`HTTP/1.1 ${refusal}\r\n\r\n`);
        const onward = openSocket(target, '127.0.0.1');
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        onward.pipe(socket).pipe(onward);
        onward.on('error', () => socket.destroy());
        socket.on('error', () => onward.destroy());
      });
      servers.push(server);
      proxy = await listen(server);
    });

    const url = 'http://decks.test/api/v1';

    it('asks the proxy of the settings, with its password', async () => {
      const network = http(url, { proxy: `http://mara:s%40fe@127.0.0.1:${proxy}` });
      assert.equal(await textUpTo((await network.exchange(get(url))).body, 100), 'reached');
      assert.deepEqual(connected, [
        { to: 'decks.test:80', authorization: `Basic ${Buffer.from('mara:s@fe').toString('base64')}` },
      ]);
    });

    it('asks the proxy of the environment', async () => {
      const network = http(url, { environment: { http_proxy: `http://127.0.0.1:${proxy}` } });
      assert.equal(await textUpTo((await network.exchange(get(url))).body, 100), 'reached');
    });

    it('goes round the proxy for hosts that need none', async () => {
      const direct = `http://127.0.0.1:${target}`;
      const network = http('https://decks.test/api/v1', { proxy: `http://127.0.0.1:${proxy}` });
      assert.equal(await textUpTo((await network.exchange(get(direct))).body, 100), 'reached');
      assert.deepEqual(connected, []);
    });

    it('tells that the proxy wants a password', async () => {
      refusal = '407 Proxy Authentication Required';
      const network = http(url, { proxy: `http://127.0.0.1:${proxy}` });
      assert.equal(await problemAt(network, url), 'proxyAuthentication');
    });

    it('tells that the proxy does not let it through', async () => {
      refusal = '403 Forbidden';
      const network = http(url, { proxy: `http://127.0.0.1:${proxy}` });
      const failure = await failureAt(network, get(url));
      assert.equal(
        failure.message,
        'The proxy did not connect to decks.test: it answered 403. Check the proxy settings.',
      );
    });

    it('tells that there is no proxy where one should be', async () => {
      servers.pop()?.close();
      const network = http(url, { proxy: `http://127.0.0.1:${proxy}` });
      const failure = await failureAt(network, get(url));
      assert.equal(
        failure.message,
        `The proxy did not connect to decks.test: nothing answers at 127.0.0.1:${proxy}. Check the proxy settings.`,
      );
    });

    it('refuses a setting that is no proxy', () => {
      const result = openUndiciHttp(url, { proxy: 'ftp://proxy', environment: {} });
      assert.equal(!result.ok && result.failure.kind, 'unusable');
    });
  });

  describe('with a large file', () => {
    const size = 50 * 1024 * 1024;
    const path = join(tmpdir(), `deckwright-upload-${process.pid}.pdf`);
    before(async () => {
      const file = await open(path, 'w');
      await file.truncate(size);
      await file.close();
    });
    after(() => rm(path));

    const form = async (onBytes: (sent: number) => void) => {
      const file = await openUploadFile(path);
      assert(file.ok);
      return multipart(
        [],
        { name: 'a.pdf', type: 'application/pdf', content: file.value.content },
        'B',
        onBytes,
      );
    };

    it('reads from the disk no faster than it is taken, so that little of it is ever in memory', async () => {
      let received = 0;
      const server = createSocketServer((socket) => {
        socket.on('data', (chunk) => {
          received += chunk.length;
          if (received > size) socket.end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n');
          socket.pause();
          setTimeout(() => socket.resume(), 1);
        });
        socket.on('error', () => undefined);
      });
      servers.push(server);
      const url = `http://127.0.0.1:${await listen(server)}`;
      let mostUnderWay = 0;
      let last = 0;
      const body = await form((sent) => {
        last = sent;
        mostUnderWay = Math.max(mostUnderWay, sent - received);
      });
      const reply = await http(url).exchange({
        method: 'POST',
        url,
        headers: { 'content-type': body.contentType, 'content-length': String(body.contentLength) },
        body: body.bytes,
      });
      assert.equal(reply.status, 204);
      assert.equal(last, size);
      // Most of this is the kernel's.
      assert(mostUnderWay < 16 * 1024 * 1024, `${Math.round(mostUnderWay / 1024 / 1024)} MB were under way`);
    });

    it('stops in the middle when it is cancelled', async () => {
      const cancel = new AbortController();
      const port = await serve((request) => request.resume());
      const url = `http://127.0.0.1:${port}`;
      let last = 0;
      const body = await form((sent) => {
        last = sent;
        if (sent > 1024 * 1024) cancel.abort();
      });
      const failure = await failureAt(http(url), {
        method: 'POST',
        url,
        headers: { 'content-length': String(body.contentLength) },
        body: body.bytes,
        signal: cancel.signal,
      });
      assert.equal(failure.kind, 'cancelled');
      assert(last < size);
    });

    it('hears a refusal that comes before everything is sent', async () => {
      const port = await serve((_request, response) => response.writeHead(413).end('too large'));
      const url = `http://127.0.0.1:${port}`;
      const body = await form(() => undefined);
      const reply = await http(url).exchange({
        method: 'POST',
        url,
        headers: { 'content-length': String(body.contentLength) },
        body: body.bytes,
      });
      assert.equal(reply.status, 413);
    });

    it('says so when the file changes under way', async () => {
      const port = await serve((request) => request.resume());
      const url = `http://127.0.0.1:${port}`;
      const file = await openUploadFile(path);
      assert(file.ok);
      const changed = await open(path, 'a');
      await changed.write('more');
      await changed.close();
      const body = multipart(
        [],
        { name: 'a.pdf', type: 'application/pdf', content: file.value.content },
        'B',
        () => undefined,
      );
      await assert.rejects(
        http(url).exchange({
          method: 'POST',
          url,
          headers: { 'content-length': String(body.contentLength) },
          body: body.bytes,
        }),
        { name: 'NotReadableError' },
      );
    });
  });
});
