import { greatest, smallest } from '../../../deck/extremes.ts';
import { type Glyphs, median, type Segment } from './segment.ts';

const fewestLines = 6;
/** Of a page's lines: a title, an abstract, a wide table above or below the columns. */
const mostCrossing = 0.35;
const fill = 0.6;
const step = 3;
const wideGap = 1.6;

/** Where the white between two columns of text is, if a page has two. */
export function gutterOf(rows: readonly Glyphs[][]): number | undefined {
  if (rows.length < fewestLines) return undefined;
  const glyphs = rows.flat();
  const left = smallest(glyphs.map((glyph) => glyph.left));
  const width = greatest(glyphs.map(rightOf)) - left;
  let best: { readonly at: number; readonly crossing: number } | undefined;
  for (let at = left + width * 0.35; at <= left + width * 0.65; at += step) {
    const crossing = rows.filter((row) => crosses(row, at)).length;
    if (!best || crossing < best.crossing) best = { at, crossing };
  }
  if (!best || best.crossing > rows.length * mostCrossing) return undefined;
  const { at } = best;
  const beside = rows.filter((row) => !crosses(row, at));
  const sides = [
    { width: at - left, parts: beside.map((row) => row.filter((glyph) => rightOf(glyph) <= at)) },
    { width: left + width - at, parts: beside.map((row) => row.filter((glyph) => glyph.left >= at)) },
  ];
  return sides.every(({ width, parts }) => isColumn(parts, width)) ? at : undefined;
}

const rightOf = ({ left, width }: Glyphs): number => left + width;

const crosses = (row: readonly Glyphs[], at: number): boolean =>
  row.some((glyph) => glyph.left < at && rightOf(glyph) > at);

/** Lines of text fill a column; cells of a table do not. */
function isColumn(parts: readonly Glyphs[][], width: number): boolean {
  const lines = parts.filter((part) => part.length > 0);
  const widths = lines.map((line) => line.reduce((sum, glyph) => sum + glyph.width, 0));
  return lines.length >= fewestLines && median(widths) > width * fill;
}

/** A page's segments in reading order: down the first column, then the second, where a page has two. */
export function inReadingOrder(
  segments: readonly Segment[],
  gutter: number | undefined,
): readonly Segment[][] {
  if (gutter === undefined) return [[...segments]];
  const groups: Segment[][] = [];
  let band: Segment[] = [];
  const endBand = (): void => {
    const right = band.filter((segment) => segment.right > gutter);
    const left = band.filter((segment) => segment.right <= gutter);
    const end = endOfColumn(
      left,
      greatest(
        right.map(({ bottom }) => bottom),
        0,
      ),
    );
    const columns = [left.slice(0, end), right, left.slice(end)];
    groups.push(...columns.filter((column) => column.length > 0));
    band = [];
  };
  for (const segment of segments) {
    if (segment.left < gutter && segment.right > gutter) {
      endBand();
      groups.push([segment]);
    } else band.push(segment);
  }
  endBand();
  return groups;
}

/** Where lines begin that stand below both columns: after a gap, deeper than the other column reaches. */
function endOfColumn(left: readonly Segment[], otherBottom: number): number {
  const at = left.findIndex(({ bottom, size }, index) => {
    const above = left[index - 1];
    return above !== undefined && bottom - size > otherBottom && bottom - above.bottom > wideGap * size;
  });
  return at === -1 ? left.length : at;
}
