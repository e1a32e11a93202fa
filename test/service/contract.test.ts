import assert from 'node:assert/strict';
import { checkContract } from '../support/checkContract.ts';
import { ServiceProcess } from '../support/serviceProcess.ts';

describe('The built-in service', function () {
  this.timeout(300_000);

  it('keeps the contract', async () => {
    const output = await checkContract([]);
    assert.match(output, /\d+ passing/);
    assert.doesNotMatch(output, /\d+ pending/, output);
  });

  it('keeps the contract about its rate limit', async () => {
    const service = await ServiceProcess.start(['--rate-limit', '5']);
    try {
      const parameters = ['--base-url', service.baseUrl, '--rate-limit', '5', '--grep', '429|come back'];
      assert.match(await checkContract(parameters, await service.newKey('acme')), /2 passing/);
    } finally {
      await service.stop();
    }
  });
});
