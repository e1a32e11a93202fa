import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { ClientAddresses } from '../../../../src/service/http/clientAddresses.ts';
import { Connections } from '../../../../src/service/http/connections.ts';
import { type Guards, usualGuards } from '../../../../src/service/http/guards.ts';
import { type ListeningServer, listen } from '../../../../src/service/http/server.ts';

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

describe('What listens', () => {
  let server: ListeningServer;
  let sockets: Socket[];
  let asked: { path: string; outgoing: ServerResponse }[];

  beforeEach(() => {
    sockets = [];
    asked = [];
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await server.close(0);
  });

  const keep: RequestListener = (incoming, outgoing) => {
    asked.push({ path: incoming.url!, outgoing });
  };
  async function start(guards: Partial<Guards>, answer = keep): Promise<void> {
    const all = { ...usualGuards, ...guards };
    server = await listen(async () => answer, {
      host: '127.0.0.1',
      port: 0,
      guards: all,
      connections: new Connections({ addresses: new ClientAddresses(), guards: all, log: () => {} }),
    });
  }
  async function open(): Promise<Socket> {
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  }
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setImmediate(resolve));
  };
  const closed = (socket: Socket) =>
    new Promise<void>((resolve) => {
      if (socket.resume().closed) resolve();
      socket.once('close', () => resolve());
    });

  it('begins a pipelined request when the answer before it has gone', async () => {
    await start({});
    const socket = await open();
    const paths = ['/a', '/b', '/c'];
    socket.write(paths.map((path) => get.replace('/', path)).join(''));
    for (const [index, path] of paths.entries()) {
      await until(() => asked.length > index);
      assert.deepEqual([asked.length, asked[index]!.path], [index + 1, path]);
      asked[index]!.outgoing.end(path);
    }
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes;
    });
    await until(() => text.endsWith('/c'));
    assert.deepEqual(text.match(/\/[abc](?=HTTP|$)/g), paths);
  });

  it('hangs up on who sends too many ahead', async () => {
    await start({ pipelinedRequests: 3 });
    const socket = await open();
    socket.write(get.repeat(2_000));
    await closed(socket);
    assert.equal(asked.length, 1);
  });

  it('hangs up on a body that comes in crumbs, and not on one in pieces', async () => {
    let isWhole = false;
    await start({}, (incoming) => {
      incoming.resume().on('end', () => {
        isWhole = true;
      });
    });
    const post = 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
    const pieces = await open();
    pieces.write(`${post}${`200\r\n${'x'.repeat(512)}\r\n`.repeat(5_000)}0\r\n\r\n`);
    await until(() => isWhole);
    const crumbs = await open();
    crumbs.write(`${post}${'1\r\nx\r\n'.repeat(5_000)}`);
    await closed(crumbs);
  });

  it('answers those on other connections meanwhile', async () => {
    await start({});
    (await open()).write(get);
    await until(() => asked.length === 1);
    (await open()).write(get);
    await until(() => asked.length === 2);
  });

  it('closes one that asks for nothing for one that comes, and keeps those at work', async () => {
    await start({ connections: 3 });
    const working = await open();
    working.write(get);
    await until(() => asked.length === 1);
    const silent = await open();
    const begun = await open();
    begun.write(get.slice(0, 9));
    (await open()).write(get);
    await closed(silent);
    await until(() => asked.length === 2);
    (await open()).write(get);
    await closed(begun);
    await until(() => asked.length === 3);
    assert.equal(working.closed, false);
  });

  it('ends a body that stands still, and an answer that nobody takes', async () => {
    const large = Buffer.alloc(64 * 1024 * 1024);
    const answered = Promise.withResolvers<ServerResponse>();
    await start({ standstillMs: 600 }, (incoming, outgoing) => {
      if (incoming.method === 'POST') return incoming.resume();
      outgoing.end(large);
      answered.resolve(outgoing);
    });
    const sender = await open();
    sender.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nhalf of it');
    await closed(sender);
    (await open()).pause().write(get);
    const outgoing = await answered.promise;
    await once(outgoing, 'close');
    assert.equal(outgoing.writableFinished, false);
  });
});
