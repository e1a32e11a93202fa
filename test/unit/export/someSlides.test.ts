import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import { readRange, someSlides } from '../../../src/export/someSlides.ts';
import { deckOfSlides } from '../../support/exporting.ts';

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

describe('someSlides', () => {
  const slide = { layout: 'statement', title: rich('T'), text: rich('S') } as const;
  const {
    sections: [section],
    ...deck
  } = deckOfSlides([slide, slide, slide]);

  it('counts through all sections and leaves out empty ones', () => {
    const three = { ...deck, sections: [section!, { ...section!, id: 'b' }, { ...section!, id: 'c' }] };
    assert.deepEqual(
      someSlides(three, { from: 3, to: 5 }).sections.map(({ id, slides }) => [id, slides.length]),
      [
        ['section', 1],
        ['b', 2],
      ],
    );
  });
});
