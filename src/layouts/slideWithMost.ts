import type { Deck } from './deck.ts';
import type { Slide } from './slide.ts';

/** What a slide shows: what is in its notes may be long. */
export type Shown = Omit<Slide, 'notes'>;

/** The slide that shows the most of what is counted: its number in the deck, and how much. */
export const slideWithMost = (
  { sections }: Pick<Deck, 'sections'>,
  countIn: (shown: Shown) => number,
): { slide: number; count: number } =>
  sections
    .flatMap(({ slides }) => slides)
    .reduce(
      (most, { notes: _, ...shown }, at) => {
        const count = countIn(shown);
        return count > most.count ? { slide: at + 1, count } : most;
      },
      { slide: 0, count: 0 },
    );
