import assert from 'node:assert/strict';
import { StepTime } from '../../../../src/service/jobs/stepTime.ts';

describe('StepTime', () => {
  let now = 0;
  const time = { now: () => now };

  it('is nothing before a thread is at the step', () => {
    const step = new StepTime(time);
    now += 500;
    step.beginAnew();
    now += 500;
    assert.equal(step.worked, 0);
  });

  it('goes on from when a thread came to it first', () => {
    const step = new StepTime(time);
    step.begin();
    now += 300;
    step.begin();
    now += 200;
    assert.equal(step.worked, 500);
  });

  it('begins anew where what was worked is charged', () => {
    const step = new StepTime(time);
    step.begin();
    now += 300;
    step.beginAnew();
    now += 200;
    assert.equal(step.worked, 200);
  });
});
