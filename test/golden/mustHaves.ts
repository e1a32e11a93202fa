import { shownDeck } from '../quality/faults/shownDeck.ts';
import type { GoldenDeck } from './goldenDecks.ts';

export interface MustHave {
  readonly document: string;
  readonly what: string;
  readonly isShown: boolean;
}

/** Each must-have on one slide, in its texts: notes do not count. */
export const mustHaves = ({ document, deck }: GoldenDeck): MustHave[] => {
  const slides = shownDeck(deck).slides.map(({ texts }) =>
    texts
      .map(({ text }) => text)
      .join(' ')
      .normalize('NFKC')
      .replace(/\s+/g, ' '),
  );
  return Object.entries(document.expectation.must).map(([what, pattern]) => {
    const wanted = new RegExp(pattern.normalize('NFKC'), 'isu');
    return { document: document.name, what, isShown: slides.some((slide) => wanted.test(slide)) };
  });
};
