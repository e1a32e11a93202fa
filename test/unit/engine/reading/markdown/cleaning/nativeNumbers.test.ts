import assert from 'node:assert/strict';
import { withEuropeanNumbers } from '../../../../../../src/engine/reading/markdown/cleaning/nativeNumbers.ts';

describe('a list that is numbered in other digits', () => {
  it('is numbered in those that the parser knows', () => {
    assert.equal(withEuropeanNumbers('১. নৌকা\n২. ঘাট'), '1. নৌকা\n2. ঘাট');
    assert.equal(withEuropeanNumbers('१. नाव\n१२. घाट'), '1. नाव\n12. घाट');
    assert.equal(withEuropeanNumbers('١) قارب'), '1) قارب');
  });

  it('is no number within a text, and no year', () => {
    for (const text of ['নৌকা ১. ঘাট', '১৯৭১. নৌকা']) assert.equal(withEuropeanNumbers(text), text);
  });
});
