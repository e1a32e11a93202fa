import assert from 'node:assert/strict';
import { chosenSeed, randomNumbers } from '../support/randomNumbers.ts';
import { TeamUnderFire } from '../support/teamUnderFire.ts';

describe('A team of two processes that answer and three that work', function () {
  this.timeout(600_000);
  const seed = chosenSeed();
  let team: TeamUnderFire;

  before(async () => {
    const random = randomNumbers(seed);
    team = await TeamUnderFire.start({ jobs: 80, kills: 6, refusingMs: 5_000, pollMs: 100, random });
  });
  after(() => team?.stop());

  it(`completes every job, whatever dies or goes away meanwhile (seed ${seed})`, async () => {
    const { statuses, outages } = await team.run();
    assert.equal(statuses.length, 80);
    for (const { status, error } of statuses) assert.equal(status, 'completed', error);
    assert.deepEqual(outages.unexcused, []);
  });
});
