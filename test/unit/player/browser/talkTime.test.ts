import assert from 'node:assert/strict';
import { paceOf, timeLeftOf, timeOf } from '../../../../src/player/browser/talkTime.ts';

describe('The time of a talk', () => {
  it('is shown in hours, minutes and seconds', () => {
    assert.equal(timeOf(0), '00:00:00');
    assert.equal(timeOf(3_725_999), '01:02:05');
  });

  it('is told as what is left of the plan, and what it is over', () => {
    assert.equal(timeLeftOf(65_000), '00:01:05');
    assert.equal(timeLeftOf(-65_000), '−00:01:05');
  });

  it('is compared to what was planned by how much of the deck is behind', () => {
    const planned = 60_000;
    const half = { index: 4, count: 10 };
    assert.equal(paceOf({ elapsed: 20_000, planned }, half), 'ahead');
    assert.equal(paceOf({ elapsed: 40_000, planned }, half), 'behind');
    assert.equal(paceOf({ elapsed: 61_000, planned }, half), 'over');
  });
});
