import type { Deck } from '../layouts/deck.ts';

/** From 1, both ends included. */
export interface SlideRange {
  readonly from: number;
  readonly to: number;
}

const rangePattern = /^(\d{1,4})(?:-(\d{1,4}))?$/;

/** "3" or "3-7"; nothing for what is neither. */
export const readRange = (text: string): SlideRange | undefined => {
  const [, first, last = first] = rangePattern.exec(text.trim()) ?? [];
  const range = { from: Number(first), to: Number(last) };
  return range.from >= 1 && range.to >= range.from ? range : undefined;
};

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
