import type { Span } from '../../deck/richText.ts';
import { strongWeight, type TypeStyle } from '../../deck/typeScale.ts';
import type { Measure } from '../../layouts/measure/measure.ts';

/** The office's sans-serif face from the blank to the tilde, in thousandths of its size. */
const regular =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const bold =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';
const first = 0x20;
const boldFrom = 550;
/** A blank at the end of a line takes no room; this one does. */
const unbroken = '\u00a0';
/** Room for kerning and rounding. */
const margin = 1.015;

const unpack = (widths: string): readonly number[] => widths.split(' ').map((width) => Number(width) / 1000);
const tables = { regular: unpack(regular), bold: unpack(bold) };

/** Letters with accents are as wide as those without; of other scripts the faces are the same in both. */
const baseOf = (sign: string): number => sign.normalize('NFD').codePointAt(0)! - first;

/** How much wider a text is in the office's face than in ours; never less than 1. */
const wideningOf = (text: readonly Span[], style: TypeStyle, measure: Measure): number => {
  if (style.family !== 'text') return 1;
  let office = 0;
  let ours = 0;
  for (const { text: letters, marks = [] } of text) {
    if (marks.includes('code') || marks.includes('math')) continue;
    const weight = marks.includes('strong') ? Math.max(style.weight, strongWeight) : style.weight;
    const table = weight >= boldFrom ? tables.bold : tables.regular;
    for (const sign of letters) {
      const width = table[baseOf(sign)];
      if (width === undefined) continue;
      office += width * style.size;
      ours += measure.width([{ text: sign === ' ' ? unbroken : sign }], { ...style, weight });
    }
  }
  return ours === 0 ? 1 : Math.max(1, (office * margin) / ours);
};

/** Counts lines as they are in faces that every office has. */
export const officeMeasure = (measure: Measure): Measure => ({
  lines: (text, style, width) => measure.lines(text, style, width / wideningOf(text, style, measure)),
  width: (text, style) => measure.width(text, style) * wideningOf(text, style, measure),
  wordWidth: (text, style) => measure.wordWidth(text, style) * wideningOf(text, style, measure),
});
