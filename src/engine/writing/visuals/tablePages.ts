import { bodyBox } from '../../../deck/canvas.ts';
import { greatest } from '../../../deck/extremes.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { typeScale } from '../../../deck/typeScale.ts';
import { captionGap } from '../../../layouts/parts/figure.ts';
import type { SlideOf } from '../../../layouts/slide.ts';
import { arrangeRows, mostColumns, mostRows } from '../../../layouts/table/rows.ts';
import type { BlockOf } from '../../reading/sourceDocument.ts';
import { measure } from '../../text/fit.ts';
import { isMissing } from '../../text/measures.ts';

type TablePage = Pick<SlideOf<'table'>, 'head' | 'rows' | 'align' | 'caption'>;
type Row = RichText[];

/** Under a title of two lines, over a caption of one. */
const room = bodyBox.height - typeScale.caption.lineHeight - captionGap;

/** How many of the rows, from the front, a slide holds under the head. */
const countFitting = (head: readonly RichText[], rows: readonly Row[]): number => {
  let count = Math.min(rows.length, mostRows);
  for (;;) {
    const { fitting } = arrangeRows({ head, rows: rows.slice(0, count), align: [] }, room, { measure });
    if (fitting >= count || fitting < 1) return Math.max(1, Math.min(count, fitting));
    // Fewer rows leave their columns other widths.
    count = fitting;
  }
};

/** Each as full as it can be: as few as hold all rows, or so many at most. */
const fullParts = (head: readonly RichText[], rows: readonly Row[], most: number): Row[][] => {
  const parts: Row[][] = [];
  for (let at = 0; at < rows.length && parts.length < most; ) {
    const count = countFitting(head, rows.slice(at, at + mostRows));
    parts.push(rows.slice(at, at + count));
    at += count;
  }
  return parts;
};

const inParts = (rows: readonly Row[], count: number): Row[][] =>
  Array.from({ length: count }, (_, part) =>
    rows.slice(Math.round((part * rows.length) / count), Math.round(((part + 1) * rows.length) / count)),
  ).filter((part) => part.length > 0);

/** No more parts than `full`, and all about as long, where their rows let them. */
const evenParts = (head: readonly RichText[], rows: readonly Row[], full: Row[][]): Row[][] => {
  const even = inParts(rows, full.length);
  return even.every((part) => countFitting(head, part) >= part.length) ? even : full;
};

/** Splits a table that is too wide: the first column is repeated beside the others. */
const columnGroups = (width: number): number[][] => {
  if (width <= mostColumns) return [Array.from({ length: width }, (_, column) => column)];
  const each = Math.ceil((width - 1) / Math.ceil((width - 1) / (mostColumns - 1)));
  return Array.from({ length: Math.ceil((width - 1) / each) }, (_, group) => [
    0,
    ...Array.from({ length: each }, (_, at) => 1 + group * each + at).filter((column) => column < width),
  ]);
};

const isFigure = /^[^\p{L}\p{N}]{0,4}\p{N}[\p{N}.,'’ \u00a0\u202f]*\s?[^\s\p{N}]{0,4}$/u;

/** Figures are read from their ends. */
const isOfFigures = (rows: readonly (readonly RichText[])[], column: number): boolean => {
  const cells = rows.map((row) => plain(row[column] ?? []).trim()).filter((cell) => !isMissing(cell));
  return column > 0 && cells.length >= 2 && cells.every((cell) => isFigure.test(cell));
};

export interface TablePages {
  readonly pages: readonly TablePage[];
  /** How many rows are left to the notes. */
  readonly left: number;
}

/** The pages of some columns, one more than there may be where not all rows are shown. */
const pagesOf = (
  { align }: BlockOf<'table'>,
  { head, rows }: { readonly head: readonly RichText[]; readonly rows: readonly (readonly RichText[])[] },
  columns: readonly number[],
  most: number,
): TablePage[] => {
  const pick = (row: readonly RichText[]): Row => columns.map((column) => [...(row[column] ?? [])]);
  const shownHead = head.length > 0 ? pick(head) : [];
  const alignment = columns.map(
    (column) => align[column] ?? (isOfFigures(rows, column) ? ('end' as const) : ('start' as const)),
  );
  const picked = rows.map(pick);
  const full = fullParts(shownHead, picked, most + 1);
  const parts = full.length > most ? full : evenParts(shownHead, picked, full);
  return parts.map((shown) => ({ head: shownHead, rows: shown, align: alignment }));
};

/** A table in pages, each with the head. */
export const tablePages = (block: BlockOf<'table'>, most: number): TablePages => {
  const hasRows = block.rows.length > 0;
  const content = { head: hasRows ? block.head : [], rows: hasRows ? block.rows : [block.head] };
  const width = greatest(
    block.rows.map((row) => row.length),
    block.head.length,
  );
  const groups = columnGroups(width);
  const shown = groups.flatMap((columns) => pagesOf(block, content, columns, most)).slice(0, most);
  const caption = block.caption && plain(block.caption) !== '' ? { caption: block.caption } : {};
  return {
    pages: shown.map((page, index) => ({ ...page, ...(index === 0 ? caption : {}) })),
    left: groups.length * content.rows.length - shown.reduce((sum, page) => sum + page.rows.length, 0),
  };
};
