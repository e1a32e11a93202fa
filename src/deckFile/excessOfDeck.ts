import { limits } from '../api/limits.ts';
import type { Deck } from '../layouts/deck.ts';
import { fullestSlide } from '../layouts/fullestSlide.ts';
import { longestText } from '../layouts/longestText.ts';

/** What a deck that a person wrote has more of than a presentation may have; undefined: nothing. */
export const excessOfDeck = (deck: Deck): string | undefined => {
  const count = deck.sections.reduce((sum, { slides }) => sum + slides.length, 0);
  if (count > limits.deckSlides) return `${count} slides; a presentation has at most ${limits.deckSlides}`;
  const { slide: longest, characters } = longestText(deck);
  if (characters > limits.slideTextCharacters)
    return `a text of ${characters} characters on slide ${longest}; a text on a slide has at most ${limits.slideTextCharacters}`;
  const { slide: fullest, values } = fullestSlide(deck);
  if (values > limits.slideValues)
    return `${values} texts and numbers on slide ${fullest}; a slide has at most ${limits.slideValues}`;
  return undefined;
};
