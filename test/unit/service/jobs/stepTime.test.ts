import assert from 'node:assert/strict';
import { StepTime } from '../../../../src/service/jobs/stepTime.ts';

describe('StepTime', () => {
  let now: number;
  let step: StepTime;
  beforeEach(() => {
    now = 0;
    step = new StepTime({ now: () => now });
  });

  /** What is done at some times, and what was worked by 700 ms. */
  const workedAfter = (...done: readonly (readonly [at: number, what: 'begin' | 'beginAnew'])[]): number => {
    for (const [at, what] of done) {
      now = at;
      step[what]();
    }
    now = 700;
    return step.worked;
  };

  it('is nothing before a thread is at the step', () => {
    assert.equal(workedAfter([500, 'beginAnew']), 0);
  });

  it('goes on from when a thread came to it first', () => {
    assert.equal(workedAfter([100, 'begin'], [300, 'begin']), 600);
  });

  it('begins anew where what was worked is charged', () => {
    assert.equal(workedAfter([100, 'begin'], [300, 'beginAnew']), 400);
  });
});
