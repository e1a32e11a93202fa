import { themeOf } from '../deck/look.ts';
import { plain, type RichText } from '../deck/richText.ts';
import { deckWords } from '../languages/wordsOfDeck.ts';
import type { Part, TextBox } from '../layouts/arrangement.ts';
import type { Setting } from '../layouts/layout.ts';
import { layouts } from '../layouts/layouts.ts';
import type { Measure } from '../layouts/measure/measure.ts';
import type { ReadDeckFile } from './readDeckFile.ts';

const textLines = ({ role, paragraphs, unseen }: TextBox): string[] =>
  unseen
    ? []
    : paragraphs.map(({ runs, style, lines, level }) => {
        const said = plain(runs as RichText);
        return `${level > 0 ? '  ' : ''}${role}, ${style.size} px, ${lines} ${lines === 1 ? 'line' : 'lines'}: ${said}`;
      });

const wordsOf = (part: Part): string[] => {
  switch (part.kind) {
    case 'text':
      return textLines(part);
    case 'table':
      return [
        `table, ${part.rows.length} rows of ${part.columns.length} columns:`,
        ...part.rows.map(({ cells }) => `  ${cells.map(({ runs }) => plain(runs)).join(' | ')}`),
      ];
    case 'slot':
      return [`${part.slot}, ${part.box.width} by ${part.box.height} px`];
    case 'group':
      return part.parts.flatMap(wordsOf);
    case 'shape':
      return [];
  }
};

export interface SlideInWords {
  readonly layout: string;
  readonly title: string;
  /** What stands on it, in reading order, with its size. */
  readonly shows: readonly string[];
  readonly notes: string;
}

/** What a slide shows, for whoever cannot see it; undefined where there is no such slide. */
export const slideInWords = (
  { deck, lines }: ReadDeckFile,
  number: number,
  measure: Measure,
): SlideInWords | undefined => {
  const slide = lines[number - 1]?.slide;
  if (!slide) return undefined;
  const setting: Setting = {
    theme: themeOf(deck),
    measure,
    words: deckWords(deck.language),
    sizeOf: () => undefined,
  };
  const { arrangement } = layouts.arrange(slide, setting);
  return {
    layout: slide.layout,
    title: plain(slide.title),
    shows: arrangement.parts.flatMap(wordsOf),
    notes: slide.notes,
  };
};
