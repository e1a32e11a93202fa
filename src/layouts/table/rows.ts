import { bodyBox } from '../../deck/canvas.ts';
import { greatest } from '../../deck/extremes.ts';
import type { RichText } from '../../deck/richText.ts';
import { styled, type TypeStyle } from '../../deck/typeScale.ts';
import type { Align, ColorRole, TableBox, TableCell, TableRow } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { hairlineWidth, headRule } from '../parts/shapes.ts';
import { columnNeeds, shareOut } from './columnWidths.ts';

/** Twelve short rows, not more than can be read at a glance. */
export const mostRows = 12;
export const mostColumns = 8;

interface TableLook {
  readonly size: readonly [size: number, lineHeight: number];
  readonly padding: { readonly x: number; readonly y: number };
  /** Of the height there is, what a larger look may take, and with how many lines in a cell. */
  readonly share: number;
  readonly lines: number;
}
/** Tried in this order: a table is set tighter before it is parted. */
const looks: readonly [TableLook, ...TableLook[]] = [
  { size: [24, 32], padding: { x: 24, y: 13 }, share: 0.94, lines: 4 },
  { size: [22, 30], padding: { x: 20, y: 11 }, share: 0.97, lines: 5 },
  { size: [20, 28], padding: { x: 16, y: 9 }, share: 1, lines: Number.POSITIVE_INFINITY },
  { size: [18, 24], padding: { x: 12, y: 6 }, share: 1, lines: Number.POSITIVE_INFINITY },
  { size: [18, 24], padding: { x: 12, y: 3 }, share: 1, lines: Number.POSITIVE_INFINITY },
];
const weights = { head: 600, name: 550, cell: 400, matters: 650 } as const;

export interface TableContent {
  readonly head: readonly RichText[];
  readonly rows: readonly (readonly RichText[])[];
  readonly align: readonly Align[];
  readonly emphasis?: { readonly row?: number | undefined; readonly column?: number | undefined } | undefined;
}

interface SetRows {
  readonly rows: readonly TableRow[];
  readonly columns: readonly number[];
  readonly padding: TableLook['padding'];
}

export interface ArrangedRows {
  readonly rows: SetRows;
  readonly height: number;
  /** So many of its rows fit, set as tightly as may be. */
  readonly fitting: number;
}

const hasHead = ({ head }: TableContent): boolean => head.some((cell) => cell.length > 0);

/** What a cell is: its weight, its color and what it names. */
const cellLook = (
  content: TableContent,
  row: number,
  column: number,
): { readonly weight: number; readonly color: ColorRole; readonly heads?: 'column' | 'row' } => {
  if (row < 0) return { weight: weights.head, color: 'muted', heads: 'column' };
  const { emphasis, head } = content;
  const heads = column === 0 && head.length > 1 ? ({ heads: 'row' } as const) : {};
  if (emphasis?.row === row || emphasis?.column === column)
    return { weight: weights.matters, color: 'accentText', ...heads };
  return { weight: 'heads' in heads ? weights.name : weights.cell, color: 'ink', ...heads };
};

const setRows = (content: TableContent, look: TableLook, setting: Pick<Setting, 'measure'>): SetRows => {
  const all = hasHead(content) ? [content.head, ...content.rows] : content.rows;
  const first = hasHead(content) ? -1 : 0;
  const count = greatest(
    content.rows.map((row) => row.length),
    Math.max(1, content.head.length),
  );
  const { padding } = look;
  const [size, lineHeight] = look.size;
  const styles = new Map<number, TypeStyle>(
    Object.values(weights).map((weight) => [weight, styled(size, lineHeight, weight)]),
  );
  const styleAt = (row: number, column: number) => styles.get(cellLook(content, row + first, column).weight)!;
  // No padding at the table's own edges.
  const edges = 2 * padding.x * (count - 1);
  const needs = columnNeeds(all, count, styleAt, bodyBox.width, setting);
  const widths = shareOut(needs, bodyBox.width - edges);
  const rows = all.map((texts, row): TableRow => {
    const cells = Array.from({ length: count }, (_, column): TableCell => {
      const runs = texts[column] ?? [];
      const style = styleAt(row, column);
      const { color, heads } = cellLook(content, row + first, column);
      const align = content.align[column] ?? 'start';
      const lines = setting.measure.lines(runs, style, widths[column] ?? 0);
      return { runs, style, color, align, lines, ...(heads && runs.length > 0 ? { heads } : {}) };
    });
    const isHead = row + first < 0;
    const lines = greatest(
      cells.map((cell) => cell.lines),
      1,
    );
    return {
      cells,
      isHead,
      height: lines * lineHeight + 2 * padding.y + (isHead ? headRule : hairlineWidth),
    };
  });
  const columns = widths.map(
    (width, column) => width + (column > 0 ? padding.x : 0) + (column < count - 1 ? padding.x : 0),
  );
  return { rows, columns, padding };
};

const heightOf = ({ rows }: SetRows): number => rows.reduce((sum, { height }) => sum + height, 0);

const holds = (set: SetRows, { share, lines }: TableLook, room: number): boolean =>
  heightOf(set) <= room * share && set.rows.every(({ cells }) => cells.every((cell) => cell.lines <= lines));

const countFitting = ({ rows }: SetRows, room: number): number => {
  let left = room;
  let count = 0;
  for (const { height, isHead } of rows) {
    left -= height;
    if (left < 0) break;
    if (!isHead) count += 1;
  }
  return Math.min(mostRows, count);
};

/** The rows in the first look that holds them. */
export const arrangeRows = (
  content: TableContent,
  room: number,
  setting: Pick<Setting, 'measure'>,
): ArrangedRows => {
  let set = setRows(content, looks[0], setting);
  for (const look of looks) {
    set = setRows(content, look, setting);
    if (holds(set, look, room)) break;
  }
  return { rows: set, height: heightOf(set), fitting: countFitting(set, room) };
};

export const tableBox = (
  name: string,
  { rows, columns, padding }: SetRows,
  y: number,
  height: number,
): TableBox => ({
  kind: 'table',
  name,
  box: { x: bodyBox.x, y, width: columns.reduce((sum, width) => sum + width, 0), height },
  columns,
  rows,
  padding,
});
