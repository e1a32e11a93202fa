import { limits } from '../api/limits.ts';
import type { Deck } from '../layouts/deck.ts';
import { fullestSlide } from '../layouts/fullestSlide.ts';
import { longestText } from '../layouts/longestText.ts';
import { slideCount } from '../layouts/slideCount.ts';

/** What a deck has more of than it may. */
export interface Excess {
  readonly of: 'slides' | 'characters' | 'values';
  readonly has: number;
  readonly most: number;
  /** The slide that has it, from 1; of the slides themselves the first that is one too many. */
  readonly slide: number;
}

/** What a deck that a person wrote may hold less of than it does; undefined: nothing. */
export const excessOfDeck = (deck: Pick<Deck, 'sections'>): Excess | undefined => {
  const count = slideCount(deck);
  if (count > limits.deckSlides)
    return { of: 'slides', has: count, most: limits.deckSlides, slide: limits.deckSlides + 1 };
  const { slide: longest, characters } = longestText(deck);
  if (characters > limits.slideTextCharacters)
    return { of: 'characters', has: characters, most: limits.slideTextCharacters, slide: longest };
  const { slide: fullest, values } = fullestSlide(deck);
  if (values > limits.slideValues)
    return { of: 'values', has: values, most: limits.slideValues, slide: fullest };
  return undefined;
};

const counted: Readonly<Record<Excess['of'], (excess: Excess) => string>> = {
  slides: ({ most, has }) => `at most ${most} slides, not ${has}`,
  characters: ({ most, has, slide }) =>
    `at most ${most} characters in one text of a slide, not ${has} as on slide ${slide}`,
  values: ({ most, has, slide }) =>
    `at most ${most} texts and numbers on a slide, not ${has} as on slide ${slide}`,
};

/** "at most 1000 slides, not 1200" is what the deck may hold. */
export const excessSentence = (excess: Excess): string => counted[excess.of](excess);
