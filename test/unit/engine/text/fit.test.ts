import assert from 'node:assert/strict';
import { rich } from '../../../../src/deck/richText.ts';
import { fits } from '../../../../src/engine/text/fit.ts';
import type { Slide } from '../../../../src/layouts/slide.ts';

const slideOf = (text: string): Slide => ({
  id: 's',
  notes: '',
  layout: 'statement',
  title: rich('A title'),
  text: rich(text),
});

describe('what fits on a slide', () => {
  it('is a sentence', () => {
    assert.equal(fits(slideOf('The cache was never emptied, so old prices were shown for a day.')), true);
  });

  it('is no book', () => {
    assert.equal(fits(slideOf('word '.repeat(1_000_000))), false);
  });
});
