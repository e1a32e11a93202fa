import assert from 'node:assert/strict';
import { evenLoads, evenRuns } from '../../../../../src/engine/planning/scenes/evenRuns.ts';

const loads = (all: readonly number[], count: number, most = { length: 6, load: 50 }): number[][] =>
  evenLoads(all, count, most, (load) => load);

describe('evenRuns', () => {
  it('parts neighbors evenly, so many at most together', () => {
    assert.deepEqual(evenRuns([1, 2, 3, 4, 5], 3), [
      [1, 2, 3],
      [4, 5],
    ]);
  });
});

describe('evenLoads', () => {
  it('parts neighbors by what they carry', () => {
    assert.deepEqual(loads([40, 5, 5, 5, 5, 30], 2), [
      [40, 5],
      [5, 5, 5, 30],
    ]);
  });

  it('rather has uneven runs than one with too much', () => {
    assert.deepEqual(loads([20, 20, 20, 2], 2, { length: 6, load: 42 }), [
      [20, 20],
      [20, 2],
    ]);
  });

  it('has no run longer than that', () => {
    assert.deepEqual(loads([1, 1, 1, 40], 2, { length: 2, load: 50 }), [
      [1, 1],
      [1, 40],
    ]);
  });
});
