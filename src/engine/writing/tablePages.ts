import {
  bodyBox,
  table as box,
  columnWidth,
  contentWidth,
  type TableDensity,
  tableDensity,
  tableType,
  typeScale,
} from '../../deck/canvas.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { SlideOf } from '../../deck/slide.ts';
import type { BlockOf } from '../reading/sourceDocument.ts';
import { linesIn } from './fit.ts';
import { textWidth } from './measure.ts';
import { isMissing } from './measures.ts';

export type TablePage = Pick<SlideOf<'table'>, 'head' | 'rows' | 'align' | 'caption'>;

const paddingOf = (density: TableDensity): { x: number; y: number } =>
  density === 'regular'
    ? { x: box.cellPaddingX, y: box.cellPaddingY }
    : { x: box[density].paddingX, y: box[density].paddingY };

/** Widths as a browser shares them out: what each column wants, scaled to the room. */
const columnWidths = (rows: readonly (readonly RichText[])[], density: TableDensity): number[] => {
  const style = typeScale[tableType[density]];
  const padding = 2 * paddingOf(density).x;
  const count = Math.max(...rows.map((row) => row.length));
  const wished = Array.from({ length: count }, (_, column) =>
    Math.min(
      box.maxColumn,
      Math.max(
        box.minColumn,
        ...rows.map((row) => textWidth(row[column] ?? [], { size: style.size, weight: 500 }) + padding),
      ),
    ),
  );
  const total = wished.reduce((sum, width) => sum + width, 0);
  if (total <= contentWidth) return wished;
  const even = columnWidth(count, 0);
  const narrow = wished.filter((width) => width <= even).reduce((sum, width) => sum + width, 0);
  const wide = total - narrow;
  return wished.map((width) => (width <= even ? width : (width / wide) * (contentWidth - narrow)));
};

const rowHeight = (row: readonly RichText[], widths: readonly number[], density: TableDensity): number => {
  const style = typeScale[tableType[density]];
  const padding = paddingOf(density);
  const lines = Math.max(
    1,
    ...row.map((cell, column) => linesIn(cell, style, Math.max(40, (widths[column] ?? 80) - 2 * padding.x))),
  );
  return lines * style.lineHeight + 2 * padding.y + box.rule;
};

const captionHeight = typeScale.caption.lineHeight + box.captionGap;

interface Room {
  readonly head: readonly RichText[];
  readonly height: number;
}

/** How many of the rows, from the front, a slide holds under the head. */
const rowsThatFit = (rows: readonly (readonly RichText[])[], { head, height }: Room): number => {
  for (let count = Math.min(rows.length, box.mostRows); count > 1; count -= 1) {
    const shown = rows.slice(0, count);
    const density = tableDensity({ head: [...head], rows: shown.map((row) => [...row]) });
    const widths = columnWidths([head, ...shown], density);
    const total = [head, ...shown].reduce((sum, row) => sum + rowHeight(row, widths, density), 0);
    if (total <= height) return count;
  }
  return 1;
};

/** Splits a table that is too wide: the first column is repeated beside the others. */
const columnGroups = (width: number): number[][] => {
  if (width <= box.mostColumns) return [Array.from({ length: width }, (_, column) => column)];
  const each = Math.ceil((width - 1) / Math.ceil((width - 1) / (box.mostColumns - 1)));
  return Array.from({ length: Math.ceil((width - 1) / each) }, (_, group) => [
    0,
    ...Array.from({ length: each }, (_, at) => 1 + group * each + at).filter((column) => column < width),
  ]);
};

/** What follows is in the notes. */
const leftOut = (columns: number): RichText[] =>
  Array.from({ length: columns }, (_, column) => (column === 0 ? [{ text: '…' }] : []));

const isFigure = /^[^\p{L}\p{N}]{0,4}\p{N}[\p{N}.,'’ \u00a0\u202f]*\s?[^\s\p{N}]{0,4}$/u;

/** Figures are read from their ends. */
const isOfFigures = (rows: readonly (readonly RichText[])[], column: number): boolean => {
  const cells = rows.map((row) => plain(row[column] ?? []).trim()).filter((cell) => !isMissing(cell));
  return column > 0 && cells.length >= 2 && cells.every((cell) => isFigure.test(cell));
};

/** A table in pages, each with the head; a mark at the end stands for the rows that are left to the notes. */
export const tablePages = (block: BlockOf<'table'>, most: number): TablePage[] => {
  const width = Math.max(block.head.length, ...block.rows.map((row) => row.length));
  const rows = block.rows.length > 0 ? block.rows : [block.head];
  const head = block.rows.length > 0 ? block.head : [];
  const height = bodyBox.height - captionHeight;
  const pages = columnGroups(width).flatMap((columns): TablePage[] => {
    const pick = (row: readonly RichText[]): RichText[] => columns.map((column) => [...(row[column] ?? [])]);
    const align = columns.map(
      (column) => block.align[column] ?? (isOfFigures(rows, column) ? 'end' : 'start'),
    );
    const parts: TablePage[] = [];
    const cut = { head: head.length > 0 ? pick(head) : [], height };
    for (let at = 0; at < rows.length; ) {
      const rest = rows.slice(at, at + box.mostRows).map(pick);
      let count = rowsThatFit(rest, cut);
      const left = rows.length - at;
      if (left > count && left < 2 * count) count = Math.min(count, Math.ceil(left / 2));
      parts.push({ head: cut.head, rows: rest.slice(0, count), align });
      at += count;
    }
    return parts;
  });
  const shown = pages.slice(0, most);
  const shownRows = shown.reduce((sum, page) => sum + page.rows.length, 0);
  const allRows = pages.reduce((sum, page) => sum + page.rows.length, 0);
  return shown.map((page, index) => {
    const isLast = index === shown.length - 1;
    const caption =
      index === 0 && block.caption && plain(block.caption) !== '' ? { caption: block.caption } : {};
    const rows =
      isLast && allRows > shownRows && page.rows.length > 1
        ? [...page.rows.slice(0, -1), leftOut(page.align.length)]
        : page.rows;
    return { ...page, rows, ...caption };
  });
};
