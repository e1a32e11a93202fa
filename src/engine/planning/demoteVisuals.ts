import type { Language } from '../../api/generationOptions.ts';
import { plain } from '../../deck/richText.ts';
import { chartOfTable } from '../writing/chartOfTable.ts';
import { tellingPages } from '../writing/codeLines.ts';
import { estimateWords } from '../writing/estimateWords.ts';
import type { Visual } from './material.ts';
import { demoted } from './mergeStretches.ts';
import { isRequired, type Stretch } from './stretch.ts';

const linesShown = 18;
const rowsShown = 16;

const isChart = (visual: Visual, language: Language): boolean =>
  visual.kind === 'table' && chartOfTable(visual, language) !== undefined;

/** The words of a visual that its slides show. */
export const visualWords = (
  visual: Visual,
  language: Language,
  asChart = isChart(visual, language),
): number => {
  switch (visual.kind) {
    case 'table': {
      const cells = asChart
        ? [...visual.head, ...visual.rows.map(([label = []]) => label)]
        : [...visual.head, ...visual.rows.slice(0, rowsShown).flat()];
      return cells.reduce((sum, cell) => sum + estimateWords(plain(cell)), 0);
    }
    case 'code':
      return tellingPages(visual.code, linesShown, 1)
        .flat()
        .reduce((sum, { text }) => sum + estimateWords(text), 0);
    case 'diagram':
      return estimateWords(visual.source);
    default:
      return 0;
  }
};

interface Seat {
  readonly section: number;
  readonly index: number;
  readonly words: number;
  /** The first of its section shows what the section is about. */
  readonly worth: number;
}

const leastWithout = 6;

/** Where a deck would show more listings and tables than its share of words, the least telling go to the notes. */
export const demoteVisuals = (
  sections: readonly (readonly Stretch[])[],
  allowed: number,
  language: Language,
): Stretch[][] => {
  const seats: Seat[] = [];
  let shown = 0;
  sections.forEach((stretches, section) => {
    let isFirst = true;
    stretches.forEach(({ visual, words: prose, path }, index) => {
      if (!visual) return;
      const asChart = isChart(visual, language);
      const words = visualWords(visual, language, asChart);
      shown += words;
      if (isRequired(visual) || (prose < leastWithout && path.length < 2)) return;
      seats.push({ section, index, words, worth: (isFirst ? 60 : 0) + (asChart ? 80 : 0) - words * 0.3 });
      isFirst = false;
    });
  });
  const result = sections.map((stretches) => [...stretches]);
  for (const { section, index, words } of seats.sort((a, b) => a.worth - b.worth)) {
    if (shown <= allowed) break;
    const stretch = result[section]?.[index];
    if (!stretch || words === 0) continue;
    shown -= words;
    const { visual: _, ...rest } = stretch;
    result[section]![index] = { ...rest, pieces: demoted(stretch), slides: 1 };
  }
  return result;
};
