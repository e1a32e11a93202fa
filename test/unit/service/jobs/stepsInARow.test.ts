import assert from 'node:assert/strict';
import { StepsInARow } from '../../../../src/service/jobs/stepsInARow.ts';

describe('StepsInARow', () => {
  const step = (job: string, isLast = false) => ({ job, isLast, begins: () => undefined });

  it('keeps the turn for the next step of a job, and for nobody else', () => {
    const steps = new StepsInARow();
    assert.ok(steps.isTurnOf('b'));
    assert.ok(steps.keptAfter(step('a'), 100) > 0);
    assert.deepEqual(
      [steps.isTurnOf('a'), steps.isTurnOf('b'), steps.isTurnOf(undefined)],
      [true, false, false],
    );
    steps.begins('a');
    assert.ok(steps.isTurnOf('b'));
  });

  it('keeps nothing after the last step', () => {
    const steps = new StepsInARow();
    assert.equal(steps.keptAfter(step('a', true), 100), 0);
    assert.ok(steps.isTurnOf('b'));
  });

  it('keeps no more for steps that took long in all, until another job had its turn', () => {
    const steps = new StepsInARow();
    assert.ok(steps.keptAfter(step('a'), 2_000) > 0);
    assert.equal(steps.keptAfter(step('a'), 1_000), 0);
    assert.equal(steps.keptAfter(step('a'), 1), 0);
    assert.ok(steps.keptAfter(step('b'), 1) > 0);
    assert.ok(steps.keptAfter(step('a'), 1) > 0);
  });
});
