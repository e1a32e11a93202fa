import { bodyBox } from '../../../deck/canvas.ts';
import { greatest } from '../../../deck/extremes.ts';
import { isWholly, plain, type RichText } from '../../../deck/richText.ts';
import { typeScale } from '../../../deck/typeScale.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import { captionGap } from '../../../layouts/parts/figure.ts';
import type { SlideOf } from '../../../layouts/slide.ts';
import { arrangeRows, mostColumns, mostRows } from '../../../layouts/table/rows.ts';
import { isNameRow, type RowGroup, rowGroups } from '../../features/tables/rowGroups.ts';
import type { BlockOf } from '../../reading/document/sourceDocument.ts';
import { isTitle, measure } from '../../text/fit.ts';
import { isMissing } from '../../text/measures.ts';
import { isBlank } from '../../text/richJoin.ts';

interface TablePage extends Pick<SlideOf<'table'>, 'head' | 'rows' | 'align' | 'caption'> {
  /** What its rows are together, where no row says it. */
  readonly name?: RichText;
}
type Row = RichText[];
interface Part {
  readonly rows: Row[];
  readonly name?: RichText;
}
interface Group {
  /** The row that names the others. */
  readonly named?: Row;
  readonly rows: readonly Row[];
}

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

const holds = (head: readonly RichText[], rows: readonly Row[]): boolean =>
  rows.length <= mostRows && countFitting(head, rows) >= rows.length;

/** Each as full as it can be: as few as hold all rows, or so many at most. None ends with a row that names the next. */
const fullParts = (head: readonly RichText[], rows: readonly Row[], most: number): Row[][] => {
  const parts: Row[][] = [];
  for (let at = 0; at < rows.length && parts.length < most; ) {
    let count = countFitting(head, rows.slice(at, at + mostRows));
    while (count > 1 && at + count < rows.length && isNameRow(rows[at + count - 1]!)) count -= 1;
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
  const isGood = even.every(
    (part, at) => holds(head, part) && (at === even.length - 1 || !isNameRow(part.at(-1)!)),
  );
  return isGood ? even : full;
};

const rowsOf = ({ named, rows }: Group): readonly Row[] => (named ? [named, ...rows] : rows);

const nameOf = ({ named }: Group): RichText | undefined => {
  const name = named?.[0] && withoutColon(named[0]);
  return name && isTitle(name) ? name : undefined;
};

interface Packing {
  readonly most: number;
  /** What a part holds alone may give it its name. */
  readonly mayName: boolean;
  /** The next group goes on below the end of one that is too long for a part. */
  readonly isTight: boolean;
}

/** As many groups in each as it holds. */
const groupedParts = (
  head: readonly RichText[],
  groups: readonly Group[],
  { most, mayName, isTight }: Packing,
): Part[] => {
  const parts: Part[] = [];
  let page: Group[] = [];
  const isRoomFor = (group: Group): boolean => holds(head, [...page, group].flatMap(rowsOf));
  const flush = (): void => {
    const [only, ...others] = page;
    const name = mayName && only && others.length === 0 ? nameOf(only) : undefined;
    if (only) parts.push(name ? { rows: [...only.rows], name } : { rows: page.flatMap(rowsOf) });
    page = [];
  };
  for (const group of groups) {
    if (parts.length > most) break;
    if (!isRoomFor(group)) flush();
    if (isRoomFor(group)) {
      page.push(group);
      continue;
    }
    const name = mayName && !isTight ? nameOf(group) : undefined;
    const rows = name ? group.rows : rowsOf(group);
    const full = fullParts(head, rows, most + 1);
    const own = full.length > most || isTight ? full : evenParts(head, rows, full);
    if (isTight) page = [{ rows: own.pop()! }];
    parts.push(...own.map((each) => (name ? { rows: each, name } : { rows: each })));
  }
  flush();
  return parts;
};

const ordinal = /^[\p{L}#]{0,2}[-.]?\p{N}{1,3}[.)]?$/u;

const mostKeys = 3;
/** What says which row it is: the first column, and the next ones where that only counts or is not theirs alone. */
const keyColumns = (rows: readonly (readonly RichText[])[]): number => {
  const cells = rows.map((row) => row.map((cell) => plain(cell).trim()));
  const least = cells.every(([first = '']) => ordinal.test(first)) ? 2 : 1;
  const isTold = (count: number): boolean =>
    new Set(cells.map((row) => row.slice(0, count).join(' | '))).size === cells.length;
  for (let count = least; count <= mostKeys; count += 1) if (isTold(count)) return count;
  return least;
};

/** Splits a table that is too wide: what says which row it is is repeated beside the others. */
const columnGroups = (width: number, keys: number): number[][] => {
  if (width <= mostColumns) return [Array.from({ length: width }, (_, column) => column)];
  const others = width - keys;
  const each = Math.ceil(others / Math.ceil(others / (mostColumns - keys)));
  return Array.from({ length: Math.ceil(others / each) }, (_, group) => [
    ...Array.from({ length: keys }, (_, column) => column),
    ...Array.from({ length: each }, (_, at) => keys + group * each + at).filter((column) => column < width),
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

const isStrong = (row: Row): boolean => row.some((cell) => !isBlank(cell)) && isWholly(row.flat(), 'strong');

/** A last row in bold adds up the others: it is shown whatever is not. */
const withTotal = (parts: readonly Part[], rows: readonly Row[]): readonly Part[] => {
  const total = rows.at(-1);
  const end = parts.at(-1);
  const isCut = parts.reduce((sum, part) => sum + part.rows.length, 0) < rows.length;
  if (!isCut || !total || !end || !isStrong(total) || isStrong(rows.at(-2) ?? total)) return parts;
  return [...parts.slice(0, -1), { ...end, rows: [...end.rows.slice(0, -1), total] }];
};

interface Content {
  readonly head: readonly RichText[];
  readonly rows: readonly (readonly RichText[])[];
  /** Its rows again. */
  readonly parted: readonly RowGroup[];
}

/** The pages of some columns. */
const pagesOf = (
  { align }: BlockOf<'table'>,
  { head, rows, parted }: Content,
  columns: readonly number[],
  most: number,
  mayName: boolean,
): TablePage[] => {
  const pick = (row: readonly RichText[]): Row => columns.map((column) => [...(row[column] ?? [])]);
  const shownHead = head.length > 0 ? pick(head) : [];
  const alignment = columns.map(
    (column) => align[column] ?? (isOfFigures(rows, column) ? ('end' as const) : ('start' as const)),
  );
  const picked = rows.map(pick);
  const full = fullParts(shownHead, picked, most + 1);
  const groups = parted.map(
    ({ name, rows: own }): Group => ({ ...(name ? { named: pick([name]) } : {}), rows: own.map(pick) }),
  );
  const byGroups =
    full.length > 1 && groups.length > 1
      ? [false, true]
          .map((isTight) => groupedParts(shownHead, groups, { most, mayName, isTight }))
          .sort((one, other) => one.length - other.length)
          .find((each) => each.length <= most)
      : undefined;
  const even = full.length > most ? full : evenParts(shownHead, picked, full);
  const parts = byGroups ?? even.map((own): Part => ({ rows: own }));
  return withTotal(parts.slice(0, most), picked).map((part) => ({
    head: shownHead,
    align: alignment,
    ...part,
  }));
};

const mostTurned = 2;
/** One or two rows that are too wide are read downwards: what each column is called, with what it says beside it. */
const turned = (block: BlockOf<'table'>): BlockOf<'table'> => {
  const { head, rows } = block;
  const isWide = head.length > mostColumns && rows.length > 0 && rows.length <= mostTurned;
  if (!isWide || rows.some((row) => row.length > head.length)) return block;
  const [corner = [], ...names] = head;
  return {
    ...block,
    head: [corner, ...rows.map(([first = []]) => first)],
    rows: names.map((name, at) => [name, ...rows.map((row) => row[at + 1] ?? [])]),
    align: [],
  };
};

/** A table in pages, each with the head; one that shows a group of its rows may have the name of it. */
export const tablePages = (written: BlockOf<'table'>, most: number, mayName = false): TablePages => {
  const block = turned(written);
  const hasRows = block.rows.length > 0;
  const rows = hasRows ? block.rows : [block.head];
  const content = { head: hasRows ? block.head : [], rows, parted: rowGroups(rows) };
  const width = greatest(
    block.rows.map((row) => row.length),
    block.head.length,
  );
  const groups = columnGroups(width, keyColumns(rows));
  const shown = Iterator.from(groups)
    .flatMap((columns) => pagesOf(block, content, columns, most, mayName))
    .take(most)
    .toArray();
  const names = new Set(shown.flatMap(({ name }) => (name ? [name] : [])));
  const caption = block.caption && plain(block.caption) !== '' ? { caption: block.caption } : {};
  return {
    pages: shown.map((page, index) => ({ ...page, ...(index === 0 ? caption : {}) })),
    left: groups.length * rows.length - shown.reduce((sum, page) => sum + page.rows.length, 0) - names.size,
  };
};
