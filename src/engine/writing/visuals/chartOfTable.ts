import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import type { Chart } from '../../../deck/slide.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { chartLimits } from '../../../layouts/chart.ts';
import type { BlockOf } from '../../reading/document/sourceDocument.ts';
import { isMissing, type Measure, measureOf, numbersOf } from '../../text/measures.ts';
import { areAlongTime } from '../../text/timeLabels.ts';

type Cell = Measure | undefined;

interface Column {
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly prefix: string;
  readonly suffix: string;
  readonly decimals: number;
}

const unitInHead = /[([（]([^)\]）]{1,8})[)\]）]\s*$/;
const percent = /^%(?:\s|$)|\s%$/;
/** "Latency (ms)" gives its figures the unit "ms", "%" and "% of 91" theirs. */
const unitOf = (name: string): string | undefined => (percent.test(name) ? '%' : unitInHead.exec(name)?.[1]);

const columnOf = (name: string, texts: readonly string[], language: Language): Column | undefined => {
  const cells = texts.map((text) => (isMissing(text) ? undefined : measureOf(text, language)));
  const known = cells.filter((cell) => cell !== undefined);
  const [first] = known;
  if (!first || known.length < texts.filter((text) => !isMissing(text)).length || known.length < 2)
    return undefined;
  if (!known.every(({ prefix, suffix }) => prefix === first.prefix && suffix.trim() === first.suffix.trim()))
    return undefined;
  const unit = unitOf(name);
  return {
    name: unit && !first.suffix ? name.replace(unitInHead, '').trim() : name,
    cells,
    prefix: first.prefix,
    suffix: first.suffix || (unit ? ` ${unit}` : ''),
    decimals: Math.max(...known.map(({ decimals }) => decimals)),
  };
};

/** "Revenue (k€)" and "Customers" share no axis. */
const areOfOneUnit = (labels: readonly string[]): boolean =>
  new Set(labels.map((label) => unitOf(label) ?? '')).size === 1;

/** Beside bars ten times as high others are stubs, and a line lies flat on the ground. */
const mostScale = 10;
const areOfOneScale = (series: readonly (readonly (number | null)[])[]): boolean => {
  const tops = series.map((values) => Math.max(...values.map((value) => Math.abs(value ?? 0))));
  return tops.length === 1 || Math.max(...tops) <= mostScale * Math.min(...tops);
};

const nameLine = 40;
const mostNameLines = 16;
/** Bars whose names have room beside them, one below the other: of two that overlap one would be left out. */
const areNamed = (labels: readonly string[]): boolean =>
  labels.reduce((lines, label) => lines + Math.ceil(visualLength(label) / nameLine), 0) <= mostNameLines;

/** Beside the longest bar others are no bars any more. */
const mostSpan = 500;
const areAllBars = (series: readonly (readonly (number | null)[])[]): boolean => {
  const seen = series.flat().flatMap((value) => (value ? [Math.abs(value)] : []));
  return Math.max(...seen) <= mostSpan * Math.min(...seen);
};

const isYear = ({ value, decimals, prefix, suffix }: Measure): boolean =>
  decimals === 0 && value >= 1900 && value <= 2100 && prefix === '' && suffix === '';

/** Years and running numbers say which row it is, not how much of something. */
const isMeasured = ({ cells }: Column): boolean => {
  const known = cells.filter((cell) => cell !== undefined);
  return (
    !known.every(isYear) &&
    !(known.length > 2 && known.every(({ value }, index) => value === (known[0]?.value ?? 0) + index))
  );
};

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

const leastParts = 2;
/** The row that adds up all before it in every column; shares add up to a whole that is no bar among them. */
const totalRowOf = (columns: readonly Column[], isTold: (row: number) => boolean): number | undefined => {
  const rows = columns[0]?.cells.length ?? 0;
  const addsUp = ({ cells, suffix }: Column, row: number): boolean => {
    const total = cells[row]?.value ?? 0;
    const others = sum(cells.slice(0, row).map((cell) => cell?.value ?? 0));
    return (!suffix.includes('%') || total > 50) && Math.abs(total - others) <= Math.abs(others) * 0.011;
  };
  for (let row = leastParts; row < rows; row += 1)
    if ((row > leastParts || isTold(row)) && columns.every((column) => addsUp(column, row))) return row;
  return undefined;
};

const valuesOf = ({ cells }: Column): (number | null)[] => cells.map((cell) => cell?.value ?? null);

const isShares = (column: Column): boolean => {
  const total = sum(valuesOf(column));
  return (
    column.suffix.includes('%') &&
    total >= 98 &&
    total <= 102 &&
    column.cells.every((cell) => (cell?.value ?? -1) >= 0)
  );
};

/** Numbers by numbers are to look something up in: "30" by "95%" is nothing that grows. */
const isToLookUp = (names: readonly string[], labels: readonly string[], language: Language): boolean => {
  const isNumber = (text: string): boolean => {
    const measure = measureOf(text, language);
    return measure !== undefined && !isYear(measure);
  };
  const numbered = labels.filter(isNumber).length;
  return names.length > 1 && names.every(isNumber) && numbered > 0 && numbered >= labels.length - 1;
};

const near = 0.011;
/** "Planned", "Spent", "Left": what a column leaves of one before it is read beside them, and is no bar among theirs. */
const hasDifference = (columns: readonly Column[]): boolean =>
  columns.some((left, at) => {
    const before = columns.slice(0, at);
    const isLeftOf = (whole: Column, part: Column): boolean =>
      left.cells.every((cell, row) => {
        const [of, by] = [whole.cells[row]?.value, part.cells[row]?.value];
        if (cell === undefined || of === undefined || by === undefined) return false;
        return Math.abs(of - by - cell.value) <= Math.abs(of) * near;
      });
    return before.some((whole) => before.some((part) => part !== whole && isLeftOf(whole, part)));
  });

const mostShares = 6;

/** "9.8 M, 27 %": an amount and its share of all say the same. */
const shareOfOther = (columns: readonly Column[]): Column | undefined => {
  const [one, other, ...more] = columns;
  if (!one || !other || more.length > 0) return undefined;
  const share = [one, other].find(({ suffix }) => suffix.includes('%'));
  const counted = share === one ? other : one;
  const amounts = valuesOf(counted);
  const all = sum(amounts);
  if (!share || share.cells.includes(undefined) || counted.suffix.includes('%') || all <= 0) return undefined;
  // Of those who were asked, where each may have said several things.
  const ratio = isShares(share) ? 100 / all : sum(valuesOf(share)) / all;
  const isOfIt = valuesOf(share).every(
    (value, row) => Math.abs((value ?? 0) - ratio * (amounts[row] ?? 0)) <= 1.1,
  );
  // What the others are shares of is no bar among them.
  const hasWhole = !isShares(share) && valuesOf(share).some((value) => (value ?? 0) > 99);
  return isOfIt && !hasWhole ? share : undefined;
};

/** "10, 20, 30" below "Distance (cm)" are 10 cm, 20 cm, 30 cm; of "1, 2, 3" nobody knows what they are. */
const labelled = (
  name: string,
  labels: readonly string[],
  language: Language,
): readonly string[] | undefined => {
  const areBare = labels.every((label) => {
    const measure = measureOf(label, language);
    return measure !== undefined && measure.suffix === '' && measure.prefix === '' && !isYear(measure);
  });
  if (!areBare) return labels;
  const unit = unitOf(name);
  return unit === undefined ? undefined : labels.map((label) => `${label} ${unit}`);
};

/** The chart that shows a table's figures; undefined where the table says more as a table. */
export const chartOfTable = ({ head, rows }: BlockOf<'table'>, spoken: Language): Chart | undefined => {
  const width = head.length;
  if (rows.length < 2 || width < 2) return undefined;
  const text = rows.map((row) => row.map((cell) => plain(cell).trim()));
  const language = numbersOf(text.flat(), spoken);
  const written = text.map(([label = '']) => label);
  if (written.some((label) => label === '') || new Set(written).size < written.length) return undefined;
  const allLabels = labelled(plain(head[0] ?? []).trim(), written, spoken);
  if (!allLabels) return undefined;
  const found = head.slice(1).map((name, index) =>
    columnOf(
      plain(name).trim(),
      text.map((row) => row[index + 1] ?? ''),
      language,
    ),
  );
  if (!found.every((column) => column !== undefined) || !found.every(isMeasured)) return undefined;
  const share = shareOfOther(found);
  if (
    isToLookUp(
      head.slice(1).map((name) => plain(name).trim()),
      allLabels,
      language,
    )
  )
    return undefined;
  if (hasDifference(found)) return undefined;
  const isBold = (row: number): boolean =>
    (rows[row]?.[0] ?? []).some(({ marks }) => marks?.includes('strong'));
  const measured = share ? [share] : found;
  const total = totalRowOf(measured, isBold);
  // A sum of several columns, and what is reckoned from a sum, have no place beside a chart: the table says it.
  if (total !== undefined && (measured.length > 1 || total < rows.length - 1)) return undefined;
  // What comes in and what goes out is an account.
  if (total !== undefined && measured.some((column) => valuesOf(column).some((value) => (value ?? 0) < 0)))
    return undefined;
  // Bars of one length show nothing.
  if (measured.every((column) => new Set(valuesOf(column).slice(0, total)).size === 1)) return undefined;
  const labels = allLabels.slice(0, total);
  const columns = measured.map((column) => ({ ...column, cells: column.cells.slice(0, total) }));
  const [first] = columns;
  if (
    !first ||
    columns.some(({ prefix, suffix }) => prefix !== first.prefix || suffix.trim() !== first.suffix.trim())
  )
    return undefined;
  // Amounts of one unit in every column: none of them names the rows.
  const amounts = columnOf(plain(head[0] ?? []).trim(), allLabels, language);
  const isAmount = amounts !== undefined && `${amounts.prefix}${amounts.suffix}`.trim() !== '';
  if (isAmount && amounts.prefix === first.prefix && amounts.suffix.trim() === first.suffix.trim())
    return undefined;
  const format = {
    ...(first.prefix ? { prefix: first.prefix } : {}),
    ...(first.suffix ? { suffix: first.suffix } : {}),
    decimals: Math.max(...columns.map(({ decimals }) => decimals)),
  };
  const byColumn = columns.map((column) => ({ name: column.name, values: valuesOf(column) }));
  const names = columns.map(({ name }) => name);
  if (columns.length >= 2 && areAlongTime(names, spoken)) {
    const byRow = labels.map((name, row) => ({
      name,
      values: columns.map(({ cells }) => cells[row]?.value ?? null),
    }));
    if (!areOfOneUnit(labels) || !areOfOneScale(byRow.map(({ values }) => values))) return undefined;
    if (columns.length >= 3 && labels.length <= chartLimits.mostSeries)
      return { kind: 'line', categories: names, series: byRow, ...format };
  }
  // Where the figures carry their unit, "Others (small ones)" names none.
  const hasUnit = first.prefix !== '' || first.suffix !== '';
  if (!(hasUnit || areOfOneUnit(labels)) || !areOfOneScale(byColumn.map(({ values }) => values)))
    return undefined;
  if (columns.length > chartLimits.mostSeries || labels.length > chartLimits.mostCategories) return undefined;
  if (labels.length >= 3 && areAlongTime(labels, spoken))
    return { kind: 'line', categories: [...labels], series: byColumn, ...format };
  if (!areAllBars(byColumn.map(({ values }) => values)) || !areNamed(labels)) return undefined;
  if (columns.length === 1)
    return {
      kind: isShares(first) && labels.length >= 2 && labels.length <= mostShares ? 'doughnut' : 'bar',
      categories: [...labels],
      series: byColumn,
      ...format,
    };
  if (columns.length * labels.length > 30) return undefined;
  return { kind: 'grouped', categories: [...labels], series: byColumn, ...format };
};
