import type { Deck } from './deck.ts';

/** How many characters the longest of the texts has: spans of a text, and lines of a listing, together. */
const longestIn = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value) && value.every((each) => typeof each?.text === 'string'))
    return value.reduce((sum, { text }) => sum + text.length, 0);
  // A table may have more rows than a call takes arguments.
  return Object.values(value).reduce<number>((most, each) => Math.max(most, longestIn(each)), 0);
};

export const shownOf = ({ notes, ...shown }: Deck['sections'][number]['slides'][number]): unknown => shown;

/** The longest text that a slide of the deck shows, and the number of that slide. What is in the notes may be long. */
export const longestText = ({ sections }: Pick<Deck, 'sections'>): { slide: number; characters: number } =>
  sections
    .flatMap(({ slides }) => slides)
    .reduce(
      (longest, slide, at) => {
        const characters = longestIn(shownOf(slide));
        return characters > longest.characters ? { slide: at + 1, characters } : longest;
      },
      { slide: 0, characters: 0 },
    );
