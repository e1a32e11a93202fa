import assert from 'node:assert/strict';
import { tightened } from '../../golden/limits.ts';

describe('Limits', () => {
  it('fall to what is reached and never rise', () => {
    const held = { missing: 4, faults: { a: 3, b: 1 } };
    assert.deepEqual(tightened(held, { missing: 2, faults: { a: 5, b: 0, c: 7 } }), {
      missing: 2,
      faults: { a: 3, b: 0, c: 7 },
    });
  });
});
