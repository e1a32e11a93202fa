import type { SlideRange } from '../deck/slideRange.ts';
import type { Deck } from '../layouts/deck.ts';

export const beyondEndSentence = (has: number, { from }: SlideRange): string =>
  `It has ${has} ${has === 1 ? 'slide' : 'slides'}: ${from} is beyond its end.`;

/** The deck with these slides only; a section without slides is left out. */
export const someSlides = (deck: Deck, { from, to }: SlideRange): Deck => {
  let number = 0;
  return {
    ...deck,
    sections: deck.sections
      .map((section) => ({
        ...section,
        slides: section.slides.filter(() => {
          number += 1;
          return number >= from && number <= to;
        }),
      }))
      .filter(({ slides }) => slides.length > 0),
  };
};
