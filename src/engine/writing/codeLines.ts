import { code as codeBox } from '../../deck/canvas.ts';
import type { SlideOf } from '../../deck/slide.ts';

export type CodeLine = SlideOf<'code'>['lines'][number];

const tab = '  ';
const mostIndent = 24;

const wrapLine = (text: string, number: number): CodeLine[] => {
  const flat = text.replaceAll('\t', tab).trimEnd();
  if (flat.length <= codeBox.columns) return [{ number, text: flat }];
  const indent = `${/^\s*/.exec(flat)?.[0].slice(0, mostIndent) ?? ''}    `;
  const lines: CodeLine[] = [];
  let rest = flat;
  let room: number = codeBox.columns;
  while (rest.length > room) {
    const space = rest.lastIndexOf(' ', room);
    const at = space > room / 2 ? space : room;
    lines.push(
      lines.length === 0 ? { number, text: rest.slice(0, at) } : { text: indent + rest.slice(0, at) },
    );
    rest = rest.slice(at).trimStart();
    room = codeBox.columns - indent.length;
  }
  if (rest !== '') lines.push({ text: indent + rest });
  return lines;
};

const trimmed = (lines: readonly CodeLine[]): CodeLine[] => {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  const last = lines.findLastIndex(({ text }) => text.trim() !== '');
  return first < 0 ? [] : lines.slice(first, last + 1);
};

const indentOf = (text: string): number => text.length - text.trimStart().length;

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

/** A listing as pages of so many lines, split between whole constructs where that can be. */
export const codePages = (code: string, most: number): CodeLine[][] => {
  const pages: CodeLine[][] = [];
  let rest = trimmed(code.split('\n').flatMap((text, index) => wrapLine(text, index + 1)));
  while (rest.length > most) {
    const at = seam(rest, most);
    pages.push(trimmed(rest.slice(0, at)));
    rest = trimmed(rest.slice(at));
  }
  if (rest.length > 0) pages.push(rest);
  return pages.filter((page) => page.length > 0);
};

/** Stands for the lines that are only in the notes. */
const leftOut: CodeLine = { text: '…' };

/** Where a listing says most: at its start, unless little stands there beside what follows. */
const tellingStart = (pages: readonly CodeLine[][], height: number): number => {
  const [first = [], second = []] = pages;
  return first.length < height / 2 && second.length > first.length ? 1 : 0;
};

/** What so many pages show of a listing, with a mark for what they leave out. */
export const tellingPages = (code: string, height: number, most: number): CodeLine[][] => {
  const pages = codePages(code, height);
  const start = pages.length > most ? tellingStart(pages, height) : 0;
  const shown = pages.slice(start, start + most);
  const isCut = start + most < pages.length;
  return shown.map((page, index) => {
    const after = index === shown.length - 1 && isCut ? [leftOut] : [];
    const lines = [...page.slice(0, height - after.length), ...after];
    return index === 0 && start > 0 && lines.length < height ? [leftOut, ...lines] : lines;
  });
};
