import { isWholly, plain, type RichText } from '../../../deck/richText.ts';
import { isBlank } from '../../text/richJoin.ts';

type Row = readonly RichText[];

/** Rows of a table that belong together. */
export interface RowGroup {
  /** What the row above them says, which has nothing to say but that. */
  readonly name?: RichText;
  /** The row with the name is none of them. */
  readonly rows: readonly Row[];
}

const leastGroups = 2;
/** Below each name, on average. */
const leastRows = 2;
const mostOpening = 2;

/** One cell is filled, the first: it names what stands below it. */
export const isNameRow = ([first, ...others]: Row): boolean =>
  first !== undefined && others.length > 0 && !isBlank(first) && others.every(isBlank);

/** Where both bold rows and others name what is below them, the bold ones are the greater. */
const namesOf = (rows: readonly Row[]): ReadonlySet<Row> => {
  const names = rows.filter(isNameRow);
  const strong = names.filter(([first]) => isWholly(first!, 'strong'));
  return new Set(strong.length >= leastGroups ? strong : names);
};

const parted = (rows: readonly Row[], isFirst: (row: Row, at: number) => boolean): Row[][] => {
  const parts: Row[][] = [];
  rows.forEach((row, at) => {
    if (at === 0 || isFirst(row, at)) parts.push([row]);
    else parts.at(-1)!.push(row);
  });
  return parts;
};

/** "North" once, and under it rows of which the first cell is empty, or the same again. */
const byFirstCell = (rows: readonly Row[]): RowGroup[] | undefined => {
  const keyOf = ([first = []]: Row): string => plain(first).trim().toLocaleLowerCase();
  let last = keyOf(rows[0] ?? []);
  const groups = parted(rows, (row) => {
    const key = keyOf(row);
    const isNew = key !== '' && key !== last;
    if (key !== '') last = key;
    return isNew;
  });
  return groups.length >= leastGroups && leastRows * groups.length <= rows.length
    ? groups.map((own) => ({ rows: own }))
    : undefined;
};

const isInset = (row: Row | undefined): boolean => row !== undefined && isBlank(row[0] ?? []);

/** Where what is below each name begins with a blank cell, a row that begins with none is below no name. */
const insetBelow = (rows: readonly Row[], names: ReadonlySet<Row>): ((at: number) => boolean) => {
  const areInset = rows.every((row, at) => !names.has(row) || isInset(rows[at + 1]));
  return (at) => areInset && isInset(rows[at - 1]) && !isInset(rows[at]);
};

/** The groups that the author of a table made of its rows; one of all where there are none. */
export const rowGroups = (rows: readonly Row[]): RowGroup[] => {
  const names = namesOf(rows);
  const isGrouped =
    names.size >= leastGroups && names.size * leastRows <= rows.filter((row) => !isNameRow(row)).length;
  if (!isGrouped) return byFirstCell(rows) ?? [{ rows }];
  // A row or two above the first name are seen with what it names.
  const isOpening = (at: number): boolean =>
    at <= mostOpening && rows.slice(0, at).every((row) => !names.has(row));
  const endsInset = insetBelow(rows, names);
  return parted(rows, (row, at) => (names.has(row) && !isOpening(at)) || endsInset(at)).map(
    ([first, ...others]) =>
      names.has(first!) ? { name: first![0]!, rows: others } : { rows: [first!, ...others] },
  );
};
