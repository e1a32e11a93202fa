import assert from 'node:assert/strict';
import { readRange } from '../../../src/deck/slideRange.ts';

describe('readRange', () => {
  it('reads a number or a range', () => {
    assert.deepEqual(readRange('3'), { from: 3, to: 3 });
    assert.deepEqual(readRange(' 3-7 '), { from: 3, to: 7 });
  });

  for (const text of ['', '0', '7-3', '3-', 'a', '1-2-3', '-1'])
    it(`does not take "${text}"`, () => {
      assert.equal(readRange(text), undefined);
    });
});
