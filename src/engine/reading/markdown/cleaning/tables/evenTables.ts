import { mapOutsideFences } from '../outsideFences.ts';

const rule = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/u;
const seam = /(?<!\\)\|/u;
const longestRow = 2_000;
const isRule = (line: string): boolean => line.length <= longestRow && rule.test(line);

const cellsIn = (row: string): number => {
  const bare = row
    .trim()
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '');
  return bare.split(seam).length;
};

const ruleOf = (count: number, { length }: string): string => {
  const cells = `${'|-'.repeat(count)}|`;
  return cells.length >= length ? cells : `${cells.slice(0, -1)}${'-'.repeat(length - cells.length)}|`;
};

const isRow = (line: string | undefined): line is string =>
  line !== undefined && line.length <= longestRow && seam.test(line);

const blankRow = (count: number): string => `${'| '.repeat(count)}|`;

/**
 * Rows that go on below a blank line with as many cells, and have no head of their own, belong to the table
 * above: a blank row, which says nothing, takes the place of the line.
 */
const joinedTables = (lines: readonly string[]): string[] => {
  let count = 0;
  return mapOutsideFences(lines, (line, at) => {
    const next = lines[at + 1];
    if (line.trim() !== '') {
      if (isRule(line) && isRow(lines[at - 1])) count = cellsIn(line);
      else if (!isRow(line)) count = 0;
      return line;
    }
    const goesOn =
      count > 1 &&
      isRow(lines[at - 1]) &&
      isRow(next) &&
      /^ {0,3}\|/u.test(next) &&
      cellsIn(next) === count &&
      !isRule(lines[at + 2] ?? '');
    if (!goesOn) count = 0;
    return goesOn ? blankRow(count) : line;
  });
};

/** A rule with rows below it and no head above it: a blank one, which says nothing, takes the place of the line there. */
const headedTables = (lines: readonly string[]): string[] =>
  mapOutsideFences(lines, (line, at) => {
    const [below = '', row] = lines.slice(at + 1, at + 3);
    const isHeadless =
      line.trim() === '' && isRule(below) && /^ {0,3}\|/u.test(below) && isRow(row) && /^ {0,3}\|/u.test(row);
    const count = isHeadless ? cellsIn(below) : 0;
    return count > 1 && cellsIn(row!) === count && !isRule(row!) ? blankRow(count) : line;
  });

const opensBlank = /^\s+\|/u;

/** Where the first cells stand before the first sign, a row that begins with blanks and a sign has a blank one. */
const openTables = (lines: readonly string[]): string[] => {
  const blank = new Set<number>();
  let end = 0;
  mapOutsideFences(lines, (line, at) => {
    if (at < end || !isRule(line) || !isRow(lines[at - 1])) return line;
    end = at + 1;
    while (isRow(lines[end])) end += 1;
    const rows = [at - 1, ...Array.from({ length: end - at - 1 }, (_, below) => at + 1 + below)];
    if (rows.some((row) => !lines[row]!.trimStart().startsWith('|')))
      for (const row of rows) if (opensBlank.test(lines[row]!)) blank.add(row);
    return line;
  });
  return lines.map((line, at) => (blank.has(at) ? `|${line}` : line));
};

/** A table of which the rule has a cell more or less than the head is no table to Markdown, but to its author. */
export const evenTables = (text: string): string => {
  if (!text.includes('|')) return text;
  const lines = openTables(text.split('\n'));
  const even = mapOutsideFences(lines, (line, at) => {
    const head = lines[at - 1];
    if (!isRule(line) || !isRow(head) || !isRow(lines[at + 1])) return line;
    const count = cellsIn(head);
    return count > 1 && count !== cellsIn(line) ? ruleOf(count, line) : line;
  });
  return joinedTables(headedTables(even)).join('\n');
};
