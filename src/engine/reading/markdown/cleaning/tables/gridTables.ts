import { mapOutsideFences } from '../outsideFences.ts';

const border = /^ {0,3}\+(?:[-=:]{2,}\+){2,}\s*$/u;
const headEnd = /^ {0,3}\+(?:=|:=)/u;
const line = /^ {0,3}\|.*\|\s*$/u;
const longestLine = 2_000;

const isBorder = (text: string | undefined): text is string =>
  text !== undefined && text.length <= longestLine && border.test(text);
const isLine = (text: string | undefined): text is string =>
  text !== undefined && text.length <= longestLine && line.test(text);
const columnsOf = (text: string): number => text.split('+').length - 2;

const cellsOf = (text: string): string[] => text.trim().slice(1, -1).split('|');
const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** What stands in its lines, cell by cell. */
const joined = (lines: readonly string[], columns: number): string[] =>
  Array.from({ length: columns }, (_, column) =>
    lines
      .map((each) => cellsOf(each)[column]!.trim())
      .filter((part) => part !== '')
      .join(' '),
  );

/** Where the table ends that begins at a border; undefined: it is none of equal columns. */
const endOf = (lines: readonly string[], from: number): number | undefined => {
  const columns = columnsOf(lines[from]!);
  let end = from;
  for (let at = from + 1; ; at += 1) {
    const text = lines[at];
    if (isBorder(text) && columnsOf(text) === columns) end = at;
    else if (!isLine(text) || cellsOf(text).length !== columns) break;
  }
  return end > from + 1 ? end : undefined;
};

/** In as many lines as it had: what one of several lines says stands in its first, and the others say nothing. */
const asRows = (table: readonly string[]): string[] => {
  const columns = columnsOf(table[0]!);
  const blank = rowOf(Array.from({ length: columns }, () => ''));
  const rule = `|${'---|'.repeat(columns)}`;
  const head = table.findIndex((text) => headEnd.test(text));
  const out: string[] =
    head > 0 ? [...table.slice(0, head - 1).map(() => ''), rowOf(joined(table.slice(1, head), columns))] : [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) out.push(rowOf(joined(open, columns)), ...open.slice(1).map(() => blank));
    open = [];
  };
  out.push(rule);
  for (const text of table.slice(Math.max(head, 0) + 1)) {
    if (isLine(text)) open.push(text);
    else {
      close();
      out.push(blank);
    }
  }
  return out;
};

/** Tables drawn with "+---+" around their cells, as other writers of Markdown read them. */
export const withGridTables = (text: string): string => {
  if (!/^ {0,3}\+[-=:]{2,}\+/mu.test(text)) return text;
  const lines = text.split('\n');
  const rows = new Map<number, string>();
  let end = -1;
  mapOutsideFences(lines, (each, at) => {
    const last = at > end && isBorder(each) ? endOf(lines, at) : undefined;
    if (last === undefined) return each;
    end = last;
    for (const [below, row] of asRows(lines.slice(at, last + 1)).entries()) rows.set(at + below, row);
    return each;
  });
  return lines.map((each, at) => rows.get(at) ?? each).join('\n');
};
