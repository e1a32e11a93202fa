import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { TestService } from '../support/runningService.ts';

/** A minute of standing still, made short. */
const standstillMs = 600;

describe('Bodies that begin and do not go on', () => {
  let service: TestService;
  before(async () => {
    service = await TestService.start({ config: { guards: { standstillMs } } });
  });
  after(() => service.close());

  const form = 'multipart/form-data; boundary=x';
  const calls: [string, string, string][] = [
    ['/storage', form, '--x\r\nContent-Disposition: form-data; name="key"\r\n\r\nhal'],
    ['/storage', 'text/plain', 'hal'],
    ['/api/v1/presentations/generate', 'application/json', '{"prompt": "hal'],
    ['/api/v1/uploads/create-target', 'application/json', '{'],
    ['/mcp', 'application/json', '{"jsonrpc": "2.0", '],
    ['/mcp', 'application/json', ' '],
    ['/p/none', 'text/plain', 'hal'],
  ];
  for (const [path, type, begun] of calls) {
    it(`are ended: ${type} to ${path}, begun with ${begun.length} bytes`, async () => {
      const socket = connect(Number(new URL(service.origin).port), '127.0.0.1').resume();
      socket.on('error', () => {});
      const over = once(socket, 'close');
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nx-api-key: ${service.key}\r\nAccept: application/json, text/event-stream\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n${begun}`,
      );
      await over;
    });
  }

  it('keep nobody else from an answer', async () => {
    assert.equal((await service.call('GET', '/templates')).status, 200);
  });
});
