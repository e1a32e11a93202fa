import type { Language } from '../../api/generationOptions.ts';
import { plain } from '../../deck/richText.ts';
import type { BlockOf } from '../reading/document/sourceDocument.ts';
import { type Measure, measureOf } from '../text/measures.ts';

export interface ComparedColumns {
  readonly labels: readonly string[];
  readonly columns: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly prefix: string;
  readonly suffix: string;
  readonly decimals: number;
}

/** Units that are told in each other. */
const families: readonly Readonly<Record<string, number>>[] = [
  { ns: 1e-9, µs: 1e-6, ms: 1e-3, s: 1, min: 60, h: 3600 },
  { B: 1, KB: 1e3, kB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 },
];
const familyOf = (unit: string) => families.find((family) => unit in family);

const unitInHead = /(?:(?<!\s)\s+)?[([（]([^)\]）]{1,8})[)\]）]\s*$/u;

interface Column {
  readonly name: string;
  readonly cells: readonly Measure[];
  /** Whatever can stand on one axis has the same one. */
  readonly axis: string;
}

const columnOf = (head: string, texts: readonly string[], language: Language): Column | undefined => {
  const found = texts.map((text) => measureOf(text, language));
  if (!found.every((cell) => cell !== undefined)) return undefined;
  const unit = unitInHead.exec(head)?.[1];
  const cells = found.map((cell) => (cell.suffix === '' && unit ? { ...cell, suffix: ` ${unit}` } : cell));
  const axes = new Set(
    cells.map(({ prefix, suffix }) => {
      const family = familyOf(suffix.trim());
      return family ? String(families.indexOf(family)) : `${prefix.trim()} ${suffix.trim()}`;
    }),
  );
  const [axis = ''] = axes;
  return axes.size === 1 && axis.trim() !== ''
    ? { name: unit ? head.replace(unitInHead, '') : head, cells, axis }
    : undefined;
};

const greatestOf = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, value));

/** All of them in the unit of the largest. */
const inOneUnit = (
  columns: readonly Column[],
): Pick<ComparedColumns, 'columns' | 'prefix' | 'suffix' | 'decimals'> => {
  const all = columns.flatMap(({ cells }) => cells);
  const sizeOf = ({ value, suffix }: Measure): number =>
    value * (familyOf(suffix.trim())?.[suffix.trim()] ?? 1);
  const largest = all.reduce((most, cell) => (sizeOf(cell) > sizeOf(most) ? cell : most));
  const factor = familyOf(largest.suffix.trim())?.[largest.suffix.trim()] ?? 1;
  const isSame = all.every(({ suffix }) => suffix.trim() === largest.suffix.trim());
  return {
    columns: columns.map(({ name, cells }) => ({
      name,
      values: cells.map((cell) => (isSame ? cell.value : sizeOf(cell) / factor)),
    })),
    prefix: largest.prefix,
    suffix: largest.suffix,
    decimals: isSame ? greatestOf(all.map(({ decimals }) => decimals)) : largest.decimals,
  };
};

const least = 2;
/** A wider table is no comparison of two or three of its columns. */
const most = { rows: 12, columns: 4, ofTable: 8 } as const;
/** Beside a bar so many times as high as the one in the middle the others lie on the ground. */
const mostScale = 25;

const areOfOneScale = (columns: ComparedColumns['columns']): boolean => {
  const values = columns.flatMap((column) => column.values).toSorted((a, b) => a - b);
  const middle = values[Math.floor(values.length / 2)] ?? 0;
  return values.every((value) => value >= 0) && greatestOf(values) <= mostScale * middle;
};

/** Of a table of several units the columns that are in one: they are made to be compared. */
export const comparedColumns = (
  { head, rows }: Pick<BlockOf<'table'>, 'head' | 'rows'>,
  language: Language,
): ComparedColumns | undefined => {
  if (rows.length < least || rows.length > most.rows || head.length > most.ofTable) return undefined;
  const text = rows.map((row) => row.map((cell) => plain(cell).trim()));
  const labels = text.map(([label = '']) => label);
  if (labels.some((label) => label === '') || new Set(labels).size < labels.length) return undefined;
  const found = head.slice(1).flatMap(
    (name, at) =>
      columnOf(
        plain(name).trim(),
        text.map((row) => row[at + 1] ?? ''),
        language,
      ) ?? [],
  );
  const groups = [...Map.groupBy(found, ({ axis }) => axis).values()];
  const columns = groups.reduce<readonly Column[]>(
    (best, group) => (group.length > best.length ? group : best),
    [],
  );
  if (columns.length < least || columns.length > most.columns || columns.length === head.length - 1)
    return undefined;
  // What stands first is an amount like the others, and names no row.
  const names = columnOf(plain(head[0] ?? []).trim(), labels, language);
  if (names?.axis === columns[0]!.axis) return undefined;
  const compared = { labels, ...inOneUnit(columns) };
  return areOfOneScale(compared.columns) ? compared : undefined;
};
