import type { Kept, Measures } from './measures.ts';

export interface Requirement {
  readonly name: string;
  readonly wanted: string;
  /** What it asks for depends on who words the slides. */
  readonly isOfWording?: boolean;
  readonly isMet: (measures: Measures) => boolean;
  readonly why: (measures: Measures) => string;
}

export const shareOf = ({ of, found }: Kept): number => (of === 0 ? 1 : found / of);
const shareShown = ({ of, onSlides }: Kept): number => (of === 0 ? 1 : onSlides / of);
const lacking = (kept: Kept): string =>
  kept.lacking
    .slice(0, 6)
    .map((one) => JSON.stringify(one))
    .join(' ');

const whole = (name: string, of: (measures: Measures) => Kept, isOnSlides = false): Requirement => ({
  name,
  wanted: isOnSlides ? 'all on slides' : 'all whole',
  isMet: (measures) => (isOnSlides ? shareShown : shareOf)(of(measures)) === 1,
  why: (measures) => lacking(of(measures)),
});

/** What a deck must hold: the numbers of the tool's promise. */
const requirements: readonly Requirement[] = [
  {
    name: 'words',
    wanted: '≥ 99 %',
    isMet: ({ words }) => shareOf(words) >= 0.99,
    why: ({ words }) => lacking(words),
  },
  {
    name: 'headings',
    isOfWording: true,
    wanted: '≥ 95 %',
    isMet: ({ headings }) => shareOf(headings) >= 0.95,
    why: ({ headings }) => lacking(headings),
  },
  whole('tables', ({ tables }) => tables),
  whole('code', ({ codes }) => codes),
  whole('images', ({ images }) => images, true),
  whole('diagrams', ({ diagrams }) => diagrams, true),
  {
    name: 'budget',
    wanted: 'kept',
    isMet: ({ slides, budget }) => slides <= budget,
    why: ({ slides, budget }) => `${slides} of ${budget}`,
  },
  {
    name: 'invention',
    isOfWording: true,
    wanted: 'none',
    isMet: ({ invented }) => invented.length === 0,
    why: ({ invented }) => invented.slice(0, 8).join(' '),
  },
  {
    name: 'largest slide',
    wanted: '≤ 80 words',
    isMet: ({ wordsASlide }) => wordsASlide.largest <= 80,
    why: ({ wordsASlide }) => `${wordsASlide.largest}: ${wordsASlide.where}`,
  },
  {
    name: 'titles',
    wanted: 'none repeated',
    isMet: ({ repeatedTitles }) => repeatedTitles.length === 0,
    why: ({ repeatedTitles }) => repeatedTitles.slice(0, 3).join(', '),
  },
  {
    name: 'slides',
    wanted: 'none empty',
    isMet: ({ emptySlides }) => emptySlides.length === 0,
    why: ({ emptySlides }) => emptySlides.slice(0, 3).join(', '),
  },
  {
    name: 'overflow',
    wanted: 'none',
    isMet: ({ overflowing }) => overflowing.length === 0,
    why: ({ overflowing }) => overflowing.slice(0, 3).join(', '),
  },
];

export const requirementsOf = (isByModel: boolean): readonly Requirement[] =>
  requirements.filter(({ isOfWording }) => !(isByModel && isOfWording));
