import assert from 'node:assert/strict';
import { plain, type RichText } from '../../../src/deck/richText.ts';
import { sliceRich, sliceRichAt, trimRich } from '../../../src/deck/sliceRich.ts';

const text: RichText = [{ text: 'The ' }, { text: 'old ship', marks: ['strong'] }, { text: ' is late' }];

describe('sliceRich', () => {
  it('has the part between two offsets, with its marks', () => {
    assert.deepEqual(sliceRich(text, 4, 7), [{ text: 'old', marks: ['strong'] }]);
    assert.deepEqual(sliceRich(text, 8, 15), [{ text: 'ship', marks: ['strong'] }, { text: ' is' }]);
    assert.equal(plain(sliceRich(text, 13, Number.POSITIVE_INFINITY)), 'is late');
    assert.deepEqual(sliceRich(text, 4, 4), []);
  });

  it('has all parts between offsets that rise', () => {
    assert.deepEqual(sliceRichAt(text, [0, 6, 20]).map(plain), ['The ol', 'd ship is late']);
  });
});

describe('trimRich', () => {
  it('takes the blanks off both ends, and nothing else', () => {
    assert.equal(plain(trimRich([{ text: '  The ship ' }, { text: ' ' }])), 'The ship');
    assert.equal(trimRich(text), text);
  });
});
