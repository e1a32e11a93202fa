import type { CodeLine } from '../../../deck/slide.ts';
import { codeColumns } from '../../../layouts/code.ts';

const tab = '  ';
const mostIndent = 24;

const wrapLine = (text: string, number: number, columns: number): CodeLine[] => {
  const flat = text.replaceAll('\t', tab).trimEnd();
  if (flat.length <= columns) return [{ number, text: flat }];
  const indent = `${/^\s*/.exec(flat)?.[0].slice(0, mostIndent) ?? ''}    `;
  const lines: CodeLine[] = [];
  let rest = flat;
  let room = columns;
  while (rest.length > room) {
    const space = rest.lastIndexOf(' ', room);
    const at = space > room / 2 ? space : room;
    lines.push(
      lines.length === 0 ? { number, text: rest.slice(0, at) } : { text: indent + rest.slice(0, at) },
    );
    rest = rest.slice(at).trimStart();
    room = columns - indent.length;
  }
  if (rest !== '') lines.push({ text: indent + rest });
  return lines;
};

const trimmed = (lines: readonly CodeLine[]): CodeLine[] => {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  const last = lines.findLastIndex(({ text }) => text.trim() !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
};

export const indentOf = (text: string): number => text.length - text.trimStart().length;

/** Where a page may end: best at a blank line before whole constructs, then before the least indented line. */
const seam = (lines: readonly CodeLine[], most: number): number => {
  let at = most;
  let score = -1;
  for (let next = Math.ceil(most / 3); next <= most; next += 1) {
    const before = lines[next - 1];
    const after = lines[next];
    if (!before || !after) continue;
    const isBlank = before.text.trim() === '';
    const outer = indentOf(after.text) === 0 ? 1 : 0;
    const worth = (isBlank ? 4 : 0) + 3 * outer + next / most + (after.number === undefined ? -8 : 0);
    if (worth > score) {
      score = worth;
      at = next;
    }
  }
  return at;
};

/** A listing as lines of so many letters. */
export const codeLines = (code: string, columns: number = codeColumns): CodeLine[] =>
  trimmed(code.split('\n').flatMap((text, index) => wrapLine(text, index + 1, columns)));

/** A listing as pages of so many lines, split between whole constructs where that can be. */
export const codePages = (code: string, most: number): CodeLine[][] => pagesOf(codeLines(code), most);

const pagesOf = (lines: readonly CodeLine[], most: number): CodeLine[][] => {
  const pages: CodeLine[][] = [];
  let from = 0;
  while (lines.length - from > most) {
    const at = seam(lines.slice(from, from + most + 1), most);
    pages.push(trimmed(lines.slice(from, from + at)));
    from += at;
    while (lines[from]?.text.trim() === '') from += 1;
  }
  pages.push(lines.slice(from));
  return pages.filter((page) => page.length > 0);
};

/** Stands for the lines that are only in the notes. */
export const leftOut: CodeLine = { text: '…' };

const imports =
  /^\s*(?:import\b|from\s+\S+\s+import\b|#include\b|using\s|use\s|package\s|require\b|(?:const|let|var)\s[^=]*=\s*require\(|@import\b|extern\s|module\s|namespace\s|<\?php|#!|\/\/|\/\*|\*|#\s|--\s|<!--|<!DOCTYPE|"use |'use )/;

const comment = /^\s*(?:\/\/|\/\*|\*(?:\s|\/|$))/u;
const isBlank = (line: CodeLine | undefined): boolean => line === undefined || line.text.trim() === '';

const manyRemarks = 0.25;

/** Rather what a listing declares than what it remarks on it at length. */
const withoutRemarks = (lines: readonly CodeLine[]): readonly CodeLine[] => {
  const others = lines.filter(({ text }) => !comment.test(text));
  return lines.length - others.length < manyRemarks * lines.length
    ? lines
    : trimmed(others.filter((line, at) => !isBlank(line) || !isBlank(others[at - 1])));
};

/** How much a page of a listing says: what the text speaks of first, imports and comments last. */
const tellingOf = (page: readonly CodeLine[], spoken: readonly string[], at: number): number => {
  const filled = page.filter(({ text }) => text.trim() !== '');
  const idle = filled.filter(({ text }) => imports.test(text)).length;
  const named = spoken.filter((name) => page.some(({ text }) => text.includes(name))).length;
  return 3 * named + (filled.length - 1.5 * idle) / 6 - 0.2 * at;
};

/** What so many pages show of a listing, with a mark for what they leave out. */
export const tellingPages = (
  code: string,
  height: number,
  most: number,
  spoken: readonly string[] = [],
): CodeLine[][] => {
  const names = [...new Set(spoken)].filter((name) => name.length > 2).slice(0, 12);
  const whole = codeLines(code);
  const pages = pagesOf(whole.length > height * most ? withoutRemarks(whole) : whole, height);
  const starts = Array.from({ length: Math.max(1, pages.length - most + 1) }, (_, at) => at).slice(0, 200);
  const worth = (start: number): number =>
    pages.slice(start, start + most).reduce((sum, page) => sum + tellingOf(page, names, start), 0);
  const start = starts.reduce((best, at) => (worth(at) > worth(best) ? at : best), 0);
  const shown = pages.slice(start, start + most);
  const isCut = start + most < pages.length;
  return shown.map((page, index) => {
    const after = index === shown.length - 1 && isCut ? [leftOut] : [];
    const before = index === 0 && start > 0 ? [leftOut] : [];
    return [...before, ...page.slice(0, height - after.length - before.length), ...after];
  });
};
