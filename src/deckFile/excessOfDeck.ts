import { limits } from '../api/limits.ts';
import type { Deck } from '../layouts/deck.ts';
import { fullestSlide } from '../layouts/fullestSlide.ts';
import { longestText } from '../layouts/longestText.ts';
import { slideCount } from '../layouts/slideCount.ts';

/** What a deck that a person wrote may hold less of than it does, as "at most 1000 slides, not 1200"; undefined: nothing. */
export const excessOfDeck = (deck: Deck): string | undefined => {
  const count = slideCount(deck);
  if (count > limits.deckSlides) return `at most ${limits.deckSlides} slides, not ${count}`;
  const { slide: longest, characters } = longestText(deck);
  if (characters > limits.slideTextCharacters)
    return `at most ${limits.slideTextCharacters} characters in one text of a slide, not ${characters} as on slide ${longest}`;
  const { slide: fullest, values } = fullestSlide(deck);
  if (values > limits.slideValues)
    return `at most ${limits.slideValues} texts and numbers on a slide, not ${values} as on slide ${fullest}`;
  return undefined;
};
