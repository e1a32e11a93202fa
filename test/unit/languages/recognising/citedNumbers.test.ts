import assert from 'node:assert/strict';
import { citedNumbers } from '../../../../src/languages/recognising/citedNumbers.ts';

describe('citedNumbers', () => {
  it('finds the numbers of headings that a text refers to, in every language', () => {
    assert.deepEqual(citedNumbers('That is why step 3 comes first (see section 5.4).'), ['3', '5.4']);
    assert.deepEqual(citedNumbers('Weiter mit Schritt 2, siehe § 7.'), ['2', '7']);
    assert.deepEqual(citedNumbers('手順3に戻ります。'), ['3']);
  });

  it('finds no other numbers', () => {
    assert.deepEqual(citedNumbers('We met 12 people, footstep 3 of them, in section 2026.'), []);
  });
});
