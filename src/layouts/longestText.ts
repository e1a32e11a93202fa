import type { Deck } from './deck.ts';
import { slideWithMost } from './slideWithMost.ts';

/** How many characters the longest of the texts has: spans of a text, and lines of a listing, together. */
const longestIn = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value) && value.every((each) => typeof each?.text === 'string'))
    return value.reduce((sum, { text }) => sum + text.length, 0);
  // A table may have more rows than a call takes arguments.
  return Object.values(value).reduce<number>((most, each) => Math.max(most, longestIn(each)), 0);
};

/** The longest text that a slide of the deck shows, and the number of that slide. */
export const longestText = (deck: Pick<Deck, 'sections'>): { slide: number; characters: number } => {
  const { slide, count } = slideWithMost(deck, longestIn);
  return { slide, characters: count };
};
