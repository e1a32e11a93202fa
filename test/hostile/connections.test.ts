import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type RequestOptions, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { ServiceProcess } from '../support/serviceProcess.ts';

/** More than the service holds at once. */
const connections = 2_100;
const attacker = '127.0.0.1';
const honest = '127.0.0.9';
const probes = 60;

describe('Connections that are held without a key', function () {
  this.timeout(180_000);
  let service: ServiceProcess;
  let key: string;
  let held: Socket[];
  let over: AbortController;
  let closed: number;

  before(async () => {
    service = await ServiceProcess.start([
      '--memory',
      '512',
      '--visitor-limit',
      '1000000',
      '--rate-limit',
      'off',
    ]);
    key = await service.newKey('acme');
  });
  after(() => service.stop());
  beforeEach(() => {
    held = [];
    over = new AbortController();
    closed = 0;
  });
  afterEach(() => {
    over.abort();
    for (const socket of held) socket.destroy();
  });

  const port = () => Number(new URL(service.baseUrl).port);

  /** On a connection of its own, as from another machine. */
  async function call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: string }> {
    const options: RequestOptions = {
      method,
      path,
      port: port(),
      localAddress: honest,
      agent: false,
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
    };
    const asked = request(options).end(body === undefined ? undefined : JSON.stringify(body));
    const [answer] = await once(asked, 'response');
    return { status: answer.statusCode, body: (await answer.setEncoding('utf8').toArray()).join('') };
  }
  async function job(): Promise<string> {
    const prompt = '# Harbor\n\n## Ships\n\n- They came in.\n- They left again.\n';
    const begun = await call('POST', '/api/v1/presentations/generate', { prompt, non_interactive: true });
    assert.equal(begun.status, 202, begun.body);
    const { generation_id: id } = JSON.parse(begun.body);
    for (;;) {
      const { body } = await call('GET', `/api/v1/presentations/generate/${id}/status`);
      const { status, presentation } = JSON.parse(body);
      if (status !== 'generating') return presentation?.url ?? body;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }

  /** Each opened again when it was closed. */
  async function hold(text: (at: number) => string): Promise<void> {
    const { signal } = over;
    const open = async (at: number): Promise<void> => {
      if (signal.aborted) return;
      const socket = connect({ port: port(), host: attacker, localAddress: attacker }).resume();
      held[at] = socket;
      socket.on('error', () => {});
      socket.on('close', () => {
        closed += 1;
        setTimeout(() => open(at), 1_000);
      });
      socket.write(text(at));
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    };
    for (let at = 0; at < connections; at += 50)
      await Promise.all(Array.from({ length: 50 }, (_, more) => open(at + more)));
  }

  async function areServed(): Promise<void> {
    for (let probe = 0; probe < probes; probe++) {
      assert.equal((await call('GET', '/healthz')).status, 200);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    assert.match(await job(), /^http/);
  }

  it('keep nobody out where they never come to the end of a header', async () => {
    await hold(() => 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ');
    await areServed();
    assert.ok(closed > connections / 64);
  });

  it('keep nobody out where they wait in rooms of one deck', async () => {
    const { pathname } = new URL(await job());
    const room = (at: number) => `room-${String(at).padStart(16, '0')}`;
    await hold(
      (at) =>
        `GET ${pathname}/rooms/${room(at)}?after=0 HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.${at % 20}\r\n\r\n`,
    );
    await areServed();
  });

  it('keep nobody out where they have asked and stay', async () => {
    await hold(() => 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await areServed();
  });
});
