import type { FoundFault } from './countFaults.ts';
import type { FaultClass } from './faultClass.ts';

export interface GroupFaults {
  readonly name: string;
  readonly documents: number;
  readonly slides: number;
  readonly faults: readonly FoundFault[];
  /** Documents without a deck, and why. */
  readonly failures: readonly string[];
}

const onHundred = (count: number, slides: number): string =>
  slides === 0 ? '–' : ((100 * count) / slides).toFixed(2);

const spreadOver = <T>(all: readonly T[], count: number): T[] =>
  all.length <= count
    ? [...all]
    : [...Array(count).keys()].map((at) => all[Math.floor((at * all.length) / count)]!);

const short = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)} …` : text;

const example = ({ document, slide, style, shows, why }: FoundFault): string =>
  `      ${document}, slide ${slide} (${style}): ${short(shows.replace(/\s+/g, ' '), 140)}${why ? `  — ${short(why, 140)}` : ''}`;

const row = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(12))).join('');

/** Counts by class, for each group and in all, with examples spread over what was found. */
export const faultTable = (
  groups: readonly GroupFaults[],
  classes: readonly FaultClass[],
  examples: number,
): string => {
  const slides = groups.reduce((sum, group) => sum + group.slides, 0);
  const all = groups.flatMap(({ faults }) => faults);
  const cellsFor = (isOne: (fault: FoundFault) => boolean): string[] => {
    const count = all.filter(isOne).length;
    return [
      String(count),
      onHundred(count, slides),
      ...groups.map((group) => onHundred(group.faults.filter(isOne).length, group.slides)),
    ];
  };
  return [
    ...groups.map(({ name, documents, slides: made }) => `${name}: ${documents} documents, ${made} slides`),
    ...groups.flatMap(({ failures }) => failures.map((failure) => `  no deck: ${failure}`)),
    '',
    row(['class', 'count', 'on 100', ...groups.map(({ name }) => name)]),
    ...classes.flatMap(({ name }) => {
      const found = all.filter(({ className }) => className === name);
      return [
        row([name, ...cellsFor(({ className }) => className === name)]),
        ...spreadOver(found, examples).map(example),
      ];
    }),
    row(['all', ...cellsFor(() => true)]),
  ].join('\n');
};
