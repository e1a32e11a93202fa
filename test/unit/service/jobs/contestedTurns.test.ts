import assert from 'node:assert/strict';
import { turnMs } from '../../../../src/service/jobs/contestedTurns.ts';

describe('Contested turns', () => {
  it('come one after the other, and then from the first again', () => {
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((gaveWay) => turnMs([100, 200, 500], gaveWay)),
      [100, 200, 500, 100, 200],
    );
  });
});
