import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ServiceProcess } from '../support/serviceProcess.ts';

const runner = fileURLToPath(new URL('../contract/run.ts', import.meta.url));

async function check(parameters: readonly string[], key = ''): Promise<string> {
  const child = spawn(process.execPath, [runner, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DECKWRIGHT_API_KEY: key },
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  assert.equal(code, 0, output);
  return output;
}

describe('The built-in service', function () {
  this.timeout(300_000);

  it('keeps the contract', async () => {
    const output = await check([]);
    assert.match(output, /\d+ passing/);
    assert.doesNotMatch(output, /\d+ pending/, output);
  });

  it('keeps the contract about its rate limit', async () => {
    const service = await ServiceProcess.start(['--rate-limit', '5']);
    try {
      const parameters = ['--base-url', service.baseUrl, '--rate-limit', '5', '--grep', '429|come back'];
      assert.match(await check(parameters, await service.newKey('acme')), /2 passing/);
    } finally {
      await service.stop();
    }
  });
});
