import type { Deck } from './deck.ts';
import { slideWithMost } from './slideWithMost.ts';

/** Texts and numbers; spans of a text, and lines of a listing, are one. */
const valuesIn = (value: unknown): number => {
  if (value === null || value === undefined) return 0;
  if (typeof value !== 'object') return 1;
  if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each?.text === 'string'))
    return 1;
  return Object.values(value).reduce<number>((sum, each) => sum + valuesIn(each), 0);
};

/** The slide that shows the most texts and numbers, and how many. */
export const fullestSlide = (deck: Pick<Deck, 'sections'>): { slide: number; values: number } => {
  const { slide, count } = slideWithMost(deck, valuesIn);
  return { slide, values: count };
};
