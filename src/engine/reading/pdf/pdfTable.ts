import { greatest, smallest } from '../../../deck/extremes.ts';
import { rich } from '../../../deck/richText.ts';
import type { Block } from '../document/sourceDocument.ts';
import type { Segment } from './segment.ts';

const fewestRows = 3;

export type Row = readonly Segment[];

/** Lines of a column: segments on one baseline. */
export function rowsOf(segments: readonly Segment[]): Row[] {
  const rows: Segment[][] = [];
  for (const segment of segments) {
    const row = rows.at(-1);
    if (row && Math.abs(row[0]!.bottom - segment.bottom) < 0.4 * segment.size) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.sort((one, other) => one.left - other.left));
}

/** How many rows from here on are one table: as many cells in each, and cells below cells. */
export function tableLength(rows: readonly Row[], from: number): number {
  const width = rows[from]!.length;
  if (width < 2) return 0;
  let length = 1;
  while (from + length < rows.length) {
    const row = rows[from + length]!;
    const above = rows[from + length - 1]!;
    const near = row[0]!.bottom - above[0]!.bottom < 4 * row[0]!.size;
    if (row.length !== width || !near || !row.every((cell, index) => isBelow(cell, above[index]!))) break;
    length += 1;
  }
  const justified = rows.slice(from, from + length).every(isJustified);
  return length >= fewestRows && !justified ? length : 0;
}

/** Words of a justified line are all the same distance apart. */
function isJustified(row: Row): boolean {
  const gaps = row.slice(1).map((segment, index) => segment.left - row[index]!.right);
  return gaps.length > 1 && greatest(gaps) - smallest(gaps) < 0.5;
}

const tolerance = 2;

/** In line at the left, at the right or in the middle. */
const isBelow = (cell: Segment, above: Segment): boolean =>
  [
    cell.left - above.left,
    cell.right - above.right,
    (cell.left + cell.right - above.left - above.right) / 2,
  ].some((distance) => Math.abs(distance) <= tolerance);

export function tableOf(rows: readonly Row[], page: number): Block {
  const [head, ...body] = rows.map((row) => row.map(({ text }) => rich(text)));
  const aligned = rows[0]!.map((_, column) => {
    const cells = rows.map((row) => row[column]!);
    const spread = (edge: (cell: Segment) => number): number =>
      greatest(cells.map(edge)) - smallest(cells.map(edge));
    const toTheRight = spread(({ right }) => right) + 1 < spread(({ left }) => left);
    return toTheRight ? ('end' as const) : undefined;
  });
  return { kind: 'table', head: head!, rows: body, align: aligned, position: { from: page, to: page } };
}
