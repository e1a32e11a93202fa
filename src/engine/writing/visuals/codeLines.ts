import type { CodeLine } from '../../../deck/slide.ts';
import { codeColumns, mostCodeColumns } from '../../../layouts/code.ts';
import { indentOf } from './listingLines.ts';

const tab = '  ';
const mostIndent = 24;

/** The rules of a table that a program drew say nothing, however long they are. */
const rule = /^[\s─━═┄┈│┃║┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯╞╡╪╟╢╫|+=_*-]+$/u;

/** Rather after a sign between words than within one. */
const seams = /[/\\,;:|&=+(){}[\]]/u;

/** Where a line too long for so many letters is broken: at a space, else after a sign. */
const breakIn = (text: string, room: number): number => {
  const space = text.lastIndexOf(' ', room);
  if (space > room / 2) return space;
  for (let at = room; at > room / 2; at -= 1)
    if (seams.test(text[at - 1]!) && !seams.test(text[at]!)) return at;
  return room;
};

const wrapLine = (text: string, number: number, columns: number): CodeLine[] => {
  const flat = text.replaceAll('\t', tab).trimEnd();
  if (flat.length <= columns) return [{ number, text: flat }];
  if (rule.test(flat)) return [{ number, text: flat.slice(0, columns) }];
  const indent = `${/^\s*/.exec(flat)?.[0].slice(0, mostIndent) ?? ''}    `;
  const lines: CodeLine[] = [];
  let rest = flat;
  let room = columns;
  while (rest.length > room) {
    const at = breakIn(rest, room);
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

const closes = /^\s*[}\])]/u;
const weight = { blank: 4, outer: 3, least: 2, closing: -4, wrapped: -8 } as const;

/** Where a page may end: best at a blank line before whole constructs, then before the least indented line; before what closes one at last. */
const seam = (lines: readonly CodeLine[], most: number): number => {
  let at = most;
  let score = Number.NEGATIVE_INFINITY;
  const earliest = Math.ceil(most / 3);
  const indents = lines
    .slice(earliest, most + 1)
    .filter(({ text }) => text.trim() !== '' && !closes.test(text))
    .map(({ text }) => indentOf(text));
  const least = Math.min(...indents);
  for (let next = earliest; next <= most; next += 1) {
    const before = lines[next - 1];
    const after = lines[next];
    if (!before || !after) continue;
    const isBlank = before.text.trim() === '';
    const indent = indentOf(after.text);
    const worth =
      (isBlank ? weight.blank : 0) +
      (indent === 0 ? weight.outer : 0) +
      (indent === least ? weight.least : 0) +
      (closes.test(after.text) ? weight.closing : 0) +
      (after.number === undefined ? weight.wrapped : 0) +
      next / most;
    if (worth > score) {
      score = worth;
      at = next;
    }
  }
  return at;
};

/** A page may hold a few more, so that it ends where a construct does. */
const spare = 2;

const widthOf = (text: string): number => text.replaceAll('\t', tab).trimEnd().length;

/** Rather smaller letters than a line that is broken: what is broken is not what one types. */
const columnsOf = (lines: readonly string[]): number =>
  lines.every((line) => widthOf(line) <= mostCodeColumns) ? mostCodeColumns : codeColumns;

/** A listing as lines of so many letters. */
export const codeLines = (code: string, columns?: number): CodeLine[] => {
  const lines = code.split('\n');
  const most = columns ?? columnsOf(lines);
  return trimmed(lines.flatMap((text, index) => wrapLine(text, index + 1, most)));
};

/** A listing as pages of so many lines, split between whole constructs where that can be. */
export const codePages = (code: string, most: number, first = most): CodeLine[][] =>
  pagesOfLines(codeLines(code), most, first);

/**
 * Lines as pages of at most so many, the first perhaps of fewer, about as many on each: none is left with the brackets
 * that close the one before.
 */
export const pagesOfLines = (lines: readonly CodeLine[], most: number, first = most): CodeLine[][] => {
  const pages: CodeLine[][] = [];
  let from = 0;
  let room = first;
  while (lines.length - from > room) {
    const left = lines.length - from;
    const count = 1 + Math.ceil((left - room) / most);
    const even = Math.min(room, Math.ceil(left / count) + spare);
    const at = seam(lines.slice(from, from + even + 1), even);
    pages.push(trimmed(lines.slice(from, from + at)));
    from += at;
    while (lines[from]?.text.trim() === '') from += 1;
    room = most;
  }
  pages.push(lines.slice(from));
  return pages.filter((page) => page.length > 0);
};
