import type { Segment } from './segment.ts';

const fewestLines = 6;
const mostCrossing = 0.2;
const narrowestColumn = 0.28;

/** A page's segments in reading order: down the first column, then the second, where a page has two. */
export function inReadingOrder(segments: readonly Segment[]): readonly Segment[][] {
  const gutter = gutterOf(segments);
  if (gutter === undefined) return [byLine(segments)];
  const groups: Segment[][] = [];
  let band: Segment[] = [];
  const endBand = (): void => {
    const left = band.filter(({ right }) => right <= gutter);
    const right = band.filter(({ right }) => right > gutter);
    for (const column of [left, right]) if (column.length > 0) groups.push(column);
    band = [];
  };
  for (const segment of byLine(segments)) {
    if (segment.left < gutter && segment.right > gutter) {
      endBand();
      groups.push([segment]);
    } else band.push(segment);
  }
  endBand();
  return groups;
}

export const byLine = (segments: readonly Segment[]): Segment[] =>
  [...segments].sort((one, other) => {
    const sameLine = Math.abs(one.bottom - other.bottom) < 0.01;
    return sameLine ? one.left - other.left : one.bottom - other.bottom;
  });

/** Where the white between two columns is. */
function gutterOf(segments: readonly Segment[]): number | undefined {
  if (segments.length < 2 * fewestLines) return undefined;
  const left = Math.min(...segments.map((segment) => segment.left));
  const right = Math.max(...segments.map((segment) => segment.right));
  const width = right - left;
  let best: { readonly at: number; readonly crossing: number } | undefined;
  for (let at = left + width * 0.35; at <= left + width * 0.65; at += 3) {
    const crossing = segments.filter((segment) => segment.left < at && segment.right > at).length;
    if (!best || crossing < best.crossing) best = { at, crossing };
  }
  if (!best || best.crossing > segments.length * mostCrossing) return undefined;
  const { at } = best;
  const sides = [
    segments.filter((segment) => segment.right <= at),
    segments.filter((segment) => segment.left >= at),
  ];
  return sides.every((side) => isColumn(side, width)) ? at : undefined;
}

/** Lines of text fill a column; cells of a table do not. */
function isColumn(segments: readonly Segment[], width: number): boolean {
  if (segments.length < fewestLines) return false;
  const wide = segments.filter(({ left, right }) => right - left > width * narrowestColumn);
  return wide.length * 2 > segments.length;
}
