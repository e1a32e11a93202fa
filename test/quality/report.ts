import type { Kept, Measures } from './measures.ts';
import { type Requirement, shareOf } from './requirements.ts';

export type Outcome = { readonly name: string; readonly bytes: number } & (
  | { readonly measures: Measures; readonly milliseconds: number }
  /** Why there is no deck. */
  | { readonly failure: string }
);

const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)}%`;
const counted = ({ of, found, onSlides }: Kept): string => (of === 0 ? '–' : `${found}/${of} (${onSlides})`);

const columns = [
  'slides',
  'words',
  'headings',
  'tables',
  'code',
  'images',
  'diagr.',
  'shown',
  'median',
  'max',
  'inv.',
  'rep.',
  'empty',
  'ms',
];
const widths = [7, 7, 9, 10, 13, 10, 8, 7, 7, 5, 5, 5, 6, 6];

const line = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => String(cell).padStart(widths[at] ?? 8)).join(' ');

const cellsOf = (measures: Measures, milliseconds: number): (string | number)[] => [
  `${measures.slides}/${measures.budget === Number.POSITIVE_INFINITY ? '∞' : measures.budget}`,
  percent(shareOf(measures.words)),
  counted(measures.headings).replace(/ .*/, ''),
  counted(measures.tables),
  counted(measures.codes),
  counted(measures.images),
  counted(measures.diagrams),
  percent(measures.shownShare),
  measures.wordsASlide.median,
  measures.wordsASlide.largest,
  measures.invented.length,
  measures.repeatedTitles.length,
  measures.emptySlides.length,
  Math.round(milliseconds),
];

export const unmet = (outcome: Outcome, required: readonly Requirement[]): string[] =>
  'failure' in outcome
    ? [`no deck: ${outcome.failure}`]
    : required
        .filter(({ isMet }) => !isMet(outcome.measures))
        .map(({ name, why }) => `${name}: ${why(outcome.measures)}`);

export const heading = (): string => line(columns);

export const documentReport = (outcome: Outcome, required: readonly Requirement[]): string =>
  [
    'measures' in outcome
      ? `${line(cellsOf(outcome.measures, outcome.milliseconds))}  ${outcome.name}`
      : outcome.name,
    ...unmet(outcome, required).map((reason) => `        ✗ ${reason}`),
  ].join('\n');

const summed = (all: readonly Kept[]): Kept => ({
  of: all.reduce((sum, { of }) => sum + of, 0),
  found: all.reduce((sum, { found }) => sum + found, 0),
  onSlides: all.reduce((sum, { onSlides }) => sum + onSlides, 0),
  lacking: [],
});

export const totalReport = (outcomes: readonly Outcome[], required: readonly Requirement[]): string => {
  const made = outcomes.flatMap((outcome) => ('measures' in outcome ? [outcome] : []));
  const measures = made.map((outcome) => outcome.measures);
  const total = (name: 'words' | 'headings' | 'tables' | 'codes' | 'images' | 'diagrams'): string => {
    const { of, found, onSlides } = summed(measures.map((one) => one[name]));
    return `${found} of ${of} (${percent(of === 0 ? 1 : found / of)}), on slides ${percent(of === 0 ? 1 : onSlides / of)}`;
  };
  const layouts = new Map<string, number>();
  for (const one of measures)
    for (const [layout, count] of Object.entries(one.layouts))
      layouts.set(layout, (layouts.get(layout) ?? 0) + count);
  const slides = measures.reduce((sum, one) => sum + one.slides, 0);
  const medians = measures.map((one) => one.wordsASlide.median).sort((a, b) => a - b);
  const times = made.map((one) => one.milliseconds).sort((a, b) => a - b);
  return [
    `${outcomes.length} documents, ${made.length} decks, ${slides} slides`,
    `words       ${total('words')}`,
    `headings    ${total('headings')}`,
    `tables      ${total('tables')}`,
    `code        ${total('codes')}`,
    `images      ${total('images')}`,
    `diagrams    ${total('diagrams')}`,
    `layouts     ${[...layouts]
      .sort(([, a], [, b]) => b - a)
      .map(([layout, count]) => `${layout} ${percent(count / Math.max(1, slides))}`)
      .join(', ')}`,
    `words a slide: median ${medians[Math.floor(medians.length / 2)] ?? 0}, largest ${Math.max(0, ...measures.map((one) => one.wordsASlide.largest))}`,
    `milliseconds: median ${Math.round(times[Math.floor(times.length / 2)] ?? 0)}, largest ${Math.round(times.at(-1) ?? 0)}, in all ${Math.round(times.reduce((sum, one) => sum + one, 0))}`,
    '',
    ...required.map(({ name, wanted, isMet }) => {
      const failing = measures.filter((one) => !isMet(one)).length;
      return `${failing === 0 ? '✔' : '✗'} ${name.padEnd(14)} ${wanted.padEnd(14)} ${failing === 0 ? '' : `not in ${failing} of ${measures.length}`}`;
    }),
    `${made.length === outcomes.length ? '✔' : '✗'} no exception, a deck of every document ${made.length === outcomes.length ? '' : `(${outcomes.length - made.length} without)`}`,
  ].join('\n');
};
