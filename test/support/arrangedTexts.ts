import { themeOf } from '../../src/deck/look.ts';
import type { Span } from '../../src/deck/richText.ts';
import { officeMeasure } from '../../src/export/pptx/officeMeasure.ts';
import { arrangeDeck } from '../../src/layouts/arrangeDeck.ts';
import type { Part } from '../../src/layouts/arrangement.ts';
import type { Deck } from '../../src/layouts/deck.ts';
import { layouts } from '../../src/layouts/layouts.ts';
import { createMeasure } from '../../src/layouts/measure/fontMeasure.ts';

const measure = officeMeasure(createMeasure());

/** A formula is set, not written. */
const textOf = (runs: readonly Span[]): string[] =>
  runs.some(({ marks }) => marks?.includes('math')) ? [] : [runs.map(({ text }) => text).join('')];

const textsOf = (part: Part): string[] => {
  switch (part.kind) {
    case 'text':
      return part.unseen ? [] : part.paragraphs.flatMap(({ runs }) => textOf(runs));
    case 'table':
      return part.rows.flatMap(({ cells }) => cells.flatMap(({ runs }) => textOf(runs)));
    case 'group':
      return part.parts.flatMap(textsOf);
    case 'slot':
      return part.slot === 'code' ? part.lines.map(({ text }) => text) : [];
    case 'shape':
      return [];
  }
};

/** What is written on each slide of a deck, in the order in which it is read. */
export const arrangedTexts = (deck: Deck, theme: string): string[][] =>
  arrangeDeck(deck, { theme: themeOf({ theme }), measure }, layouts).map(({ arrangement }) =>
    arrangement.parts.flatMap(textsOf),
  );
