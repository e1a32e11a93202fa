import { mapOutsideFences } from '../outsideFences.ts';

/** "------ -----": as long as the columns below it are wide. */
const columns = /^ {0,3}-{2,}(?: {1,4}-{2,})+\s*$/u;
const border = /^ {0,3}-{5,}\s*$/u;
const longestLine = 2_000;
const mostHeadLines = 4;
const mostLines = 400;

const isColumns = (line: string | undefined): line is string =>
  line !== undefined && line.length <= longestLine && columns.test(line);
const isBorder = (line: string | undefined): boolean => line !== undefined && border.test(line);
const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

const startsOf = (line: string): number[] => [...line.matchAll(/-+/gu)].map(({ index }) => index);

const cellsOf = (lines: readonly string[], starts: readonly number[]): string[] =>
  starts.map((from, at) =>
    lines
      .map((line) => line.slice(at === 0 ? 0 : from, starts[at + 1]).trim())
      .filter((part) => part !== '')
      .join(' '),
  );
const rowOf = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;

interface Table {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** The lines right above the dashes, below a border or a blank line. */
const headAbove = (lines: readonly string[], at: number): number => {
  let from = at;
  while (from > 0 && at - from < mostHeadLines && !isBlank(lines[from - 1]) && !isBorder(lines[from - 1]))
    from -= 1;
  return from;
};

/** With a border above its head it goes on over blank lines to the next border, else to the next blank line. */
const endOf = (lines: readonly string[], at: number, isBordered: boolean): number | undefined => {
  for (let end = at + 1; end <= at + mostLines; end += 1) {
    if (isBordered ? isBorder(lines[end]) : isBlank(lines[end])) return end;
    if (lines[end] === undefined || isColumns(lines[end])) return undefined;
  }
  return undefined;
};

/** In as many lines as it had. */
const tableAt = (lines: readonly string[], at: number): Table | undefined => {
  const head = headAbove(lines, at);
  const isBordered = isBorder(lines[head - 1]);
  const end = endOf(lines, at, isBordered);
  if (head === at || end === undefined || end === at + 1) return undefined;
  const starts = startsOf(lines[at]!);
  const blank = rowOf(starts.map(() => ''));
  const out: string[] = [
    ...(isBordered ? [''] : []),
    ...Array.from({ length: at - head - 1 }, () => ''),
    rowOf(cellsOf(lines.slice(head, at), starts)),
    `|${'---|'.repeat(starts.length)}`,
  ];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) out.push(rowOf(cellsOf(open, starts)), ...open.slice(1).map(() => blank));
    open = [];
  };
  for (const line of lines.slice(at + 1, end)) {
    if (isBlank(line)) {
      close();
      out.push(blank);
    } else {
      // Without a border each line is a row.
      if (!isBordered) close();
      open.push(line);
    }
  }
  close();
  return { from: isBordered ? head - 1 : head, to: end, lines: [...out, ''] };
};

/** Tables whose columns are as wide as the dashes below their head, as other writers of Markdown read them. */
export const withDashTables = (text: string): string => {
  if (!/^ {0,3}-{2,}(?: {1,4}-{2,})+[^\S\n]*$/mu.test(text)) return text;
  const lines = text.split('\n');
  const rows = new Map<number, string>();
  let end = -1;
  mapOutsideFences(lines, (line, at) => {
    const table = at > end && isColumns(line) ? tableAt(lines, at) : undefined;
    if (!table || table.from <= end) return line;
    end = table.to;
    for (const [below, row] of table.lines.entries()) rows.set(table.from + below, row);
    return line;
  });
  return lines.map((line, at) => rows.get(at) ?? line).join('\n');
};
