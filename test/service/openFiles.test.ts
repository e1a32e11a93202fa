import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { callApi } from '../support/callApi.ts';
import { newFolder } from '../support/runningService.ts';

describe('a service that may have few files open', () => {
  it('serves beside connections that ask for nothing', async function () {
    if (process.platform !== 'linux') this.skip();
    const folder = await newFolder();
    const serve = [process.execPath, 'dist/deckwright.js', 'serve', '--data', folder];
    const service = spawn('sh', ['-c', 'ulimit -n 200 && exec "$@"', 'sh', ...serve], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const sockets: Socket[] = [];
    try {
      const [line] = await once(createInterface({ input: service.stdout }), 'line');
      const { origin, port } = new URL(JSON.parse(line).base_url);
      for (let count = 0; count < 300; count += 1) {
        const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
        await once(socket, 'connect');
        socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
        sockets.push(socket);
      }
      const { status, body } = await callApi(`${origin}/readyz`);
      assert.deepEqual([status, body], [200, { status: 'ready' }]);
    } finally {
      for (const socket of sockets) socket.destroy();
      const exit = once(service, 'exit');
      service.kill();
      await exit;
      await rm(folder, { recursive: true });
    }
  });
});
