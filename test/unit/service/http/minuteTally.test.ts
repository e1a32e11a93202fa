import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { MinuteTally } from '../../../../src/service/http/minuteTally.ts';

describe('MinuteTally', () => {
  let told: number[];
  let tally: MinuteTally;

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    told = [];
    tally = new MinuteTally((count) => told.push(count));
  });
  afterEach(() => mock.timers.reset());

  it('tells the first at once', () => {
    tally.add();
    assert.deepEqual(told, [1]);
  });

  it('tells all of a minute together', () => {
    for (const count of [1, 2, 3]) tally.add(count);
    mock.timers.tick(60_000);
    assert.deepEqual(told, [1, 5]);
  });

  it('tells nothing of a minute without any', () => {
    tally.add();
    mock.timers.tick(60_000);
    assert.deepEqual(told, [1]);
  });

  it('tells nothing of none', () => {
    tally.add(0);
    assert.deepEqual(told, []);
  });
});
