import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { TestService } from '../support/runningService.ts';

const bodyBytes = 400_000;
const begun = 300_000;

describe('More bodies than a service can hold', () => {
  let service: TestService;
  let sockets: Socket[] = [];
  before(async () => {
    service = await TestService.start({ config: { guards: { heldBodyBytes: 4 * bodyBytes } } });
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    sockets = [];
  });
  after(() => service.close());

  const begin = async (path: string): Promise<Socket> => {
    const socket = connect(Number(new URL(service.origin).port), '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nx-api-key: ${service.key}\r\nAccept: application/json, text/event-stream\r\nContent-Type: application/json\r\nContent-Length: ${bodyBytes}\r\n\r\n{"prompt":"${'x'.repeat(begun)}`,
    );
    return socket;
  };

  for (const path of ['/api/v1/presentations/generate', '/mcp'])
    it(`are refused from whoever sends most of them: ${path}`, async () => {
      const all = await Promise.all(Array.from({ length: 8 }, () => begin(path)));
      const [answer] = (await Promise.race(all.map((socket) => once(socket, 'data')))) as [Buffer];
      assert.match(String(answer), /^HTTP\/1\.1 503 /);
      assert.match(String(answer), /retry-after: 5/i);
    });

  it('leave room for others', async () => {
    await Promise.all(Array.from({ length: 8 }, () => begin('/mcp')));
    const other = await service.newKey('other');
    const prompt = 'Tea grows in many countries. '.repeat(10_000);
    const { status } = await service.call(
      'POST',
      '/presentations/generate',
      { prompt },
      {
        'x-api-key': other,
      },
    );
    assert.equal(status, 202);
  });
});
