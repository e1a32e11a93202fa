import { greatest, smallest } from '../../../deck/extremes.ts';
/** A piece of a line that no wide gap divides. Distances in points from the page's top left. */
export interface Segment {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly size: number;
}

/** A piece of text as the PDF places it. */
export interface Glyphs {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly bottom: number;
  readonly size: number;
  readonly rightToLeft: boolean;
}

const gapOfSegments = 1.2;
const gapOfWords = 0.15;

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** What stands on one baseline. */
export function baselinesOf(glyphs: readonly Glyphs[]): Glyphs[][] {
  const sorted = [...glyphs].sort((one, other) => one.bottom - other.bottom);
  const rows: Glyphs[][] = [];
  for (const glyph of sorted) {
    const row = rows.at(-1);
    const base = row?.at(-1);
    if (row && base && glyph.bottom - base.bottom < 0.4 * Math.min(glyph.size, base.size)) row.push(glyph);
    else rows.push([glyph]);
  }
  return rows;
}

/** Glyphs of a baseline put together from left to right, divided at the gutter and where the gap is wide. */
export function segmentsOf(row: readonly Glyphs[], gutter?: number): Segment[] {
  const ordered = [...row].sort((one, other) => one.left - other.left);
  const parts: Glyphs[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const glyph of ordered) {
    const part = parts.at(-1);
    const overGutter = gutter !== undefined && right <= gutter && glyph.left >= gutter;
    if (part && !overGutter && glyph.left - right < gapOfSegments * glyph.size) part.push(glyph);
    else parts.push([glyph]);
    right = Math.max(right, glyph.left + glyph.width);
  }
  return parts.map(segmentOf).filter(({ text }) => text !== '');
}

function segmentOf(part: readonly Glyphs[]): Segment {
  const rightToLeft = part.filter((glyph) => glyph.rightToLeft).length * 2 > part.length;
  const reading = rightToLeft ? [...part].reverse() : part;
  let text = '';
  let last: Glyphs | undefined;
  for (const glyph of reading) {
    const [before, after] = rightToLeft ? [glyph, last] : [last, glyph];
    const gap = before && after ? after.left - before.left - before.width : 0;
    text += last && gap > gapOfWords * glyph.size ? ` ${glyph.text}` : glyph.text;
    last = glyph;
  }
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    left: smallest(part.map(({ left }) => left)),
    right: greatest(part.map(({ left, width }) => left + width)),
    bottom: median(part.map(({ bottom }) => bottom)),
    size: sizeOf(part),
  };
}

/** The size of most of the text. */
function sizeOf(part: readonly Glyphs[]): number {
  const characters = new Map<number, number>();
  for (const { size, text } of part) characters.set(size, (characters.get(size) ?? 0) + text.length);
  return [...characters].sort((one, other) => other[1] - one[1])[0]![0];
}
