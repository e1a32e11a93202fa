import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { TestService } from '../support/runningService.ts';

describe('The metrics', () => {
  let service: TestService;
  let address: string;

  before(async () => {
    service = await TestService.start({ config: { metrics: { host: '127.0.0.1', port: 0 } } });
    const told = service.log.find(({ event }) => event === 'metrics told');
    address = `http://127.0.0.1:${told?.port}/metrics`;
  });
  after(() => service.close());

  const metrics = async () => (await fetch(address)).text();
  const has = (text: string, line: RegExp) => assert.match(text, line);

  it('tell what a generation took, and what was asked for, by route and never by path', async () => {
    const id = await service.generate({ sections: [1, 2], tokens: 7 }, { non_interactive: true });
    const { presentation } = await service.finished(id);
    const token = presentation.url.split('/').at(-1);
    assert.equal((await fetch(presentation.url)).status, 200);
    assert.equal((await fetch(`${service.origin}/secret/${token}`)).status, 404);
    const text = await metrics();
    has(text, /^deckwright_task_seconds_count\{task="plan",outcome="done"\} 1$/m);
    has(text, /^deckwright_task_seconds_count\{task="write",outcome="done"\} 2$/m);
    has(text, /^deckwright_task_seconds_count\{task="page",outcome="done"\} 1$/m);
    has(text, /^deckwright_model_tokens_total\{task="write"\} 14$/m);
    has(text, /^deckwright_jobs_ended_total\{status="completed"\} 1$/m);
    const statusRoute = 'route="/api/v1/presentations/generate/:id/status",status="200"';
    has(
      text,
      new RegExp(`^deckwright_http_request_seconds_count\\{method="GET",${statusRoute}\\} \\d+$`, 'm'),
    );
    has(text, /_count\{method="GET",route="\/p\/:token",status="200"\} 1$/m);
    assert.ok(!text.includes(id) && !text.includes(token));
  });

  it('stay reachable, and the service with them, beside any number of requests that never end', async () => {
    const { hostname, port } = new URL(address);
    const sockets = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        await once(socket, 'connect');
        socket.write('GET /metrics HTTP/1.1\r\nHost: a\r\n');
        return socket;
      }),
    );
    has(await metrics(), /^deckwright_jobs_ended_total/m);
    // Those that came first gave way.
    await Promise.all(sockets.slice(0, 150).map((socket) => socket.closed || once(socket, 'close')));
    for (const socket of sockets) socket.destroy();
  });

  it('stand apart from what clients reach', async () => {
    assert.equal((await fetch(`${service.origin}/metrics`)).status, 404);
    assert.equal((await fetch(address, { method: 'POST' })).status, 404);
    assert.equal((await fetch(`${address}/more`)).status, 404);
  });
});

describe('A service that is not asked for metrics', () => {
  it('tells none', async () => {
    const service = await TestService.start();
    assert.ok(!service.log.some(({ event }) => event === 'metrics told'));
    await service.close();
  });
});
