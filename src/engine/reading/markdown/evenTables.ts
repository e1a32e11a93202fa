import { mapOutsideFences } from './outsideFences.ts';

const rule = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/u;
const seam = /(?<!\\)\|/u;
const longestRow = 2_000;

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

/** A table of which the rule has a cell more or less than the head is no table to Markdown, but to its author. */
export const evenTables = (text: string): string => {
  if (!text.includes('|')) return text;
  const lines = text.split('\n');
  return mapOutsideFences(lines, (line, at) => {
    const head = lines[at - 1];
    if (line.length > longestRow || !rule.test(line) || !isRow(head) || !isRow(lines[at + 1])) return line;
    const count = cellsIn(head);
    return count > 1 && count !== cellsIn(line) ? ruleOf(count, line) : line;
  }).join('\n');
};
