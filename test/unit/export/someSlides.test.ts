import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import { someSlides } from '../../../src/export/someSlides.ts';
import { deckOfSlides } from '../../support/exporting.ts';

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
