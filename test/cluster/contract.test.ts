import assert from 'node:assert/strict';
import { checkContract } from '../support/checkContract.ts';

describe('The service of a team', function () {
  this.timeout(300_000);

  it('keeps the contract', async () => {
    const output = await checkContract(['--team']);
    assert.match(output, /\d+ passing/);
    assert.doesNotMatch(output, /\d+ pending/, output);
  });
});
