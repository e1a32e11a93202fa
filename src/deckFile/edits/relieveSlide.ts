import { type Chunk, Fences, splitDeckFile } from '../chunks.ts';
import { isLayout } from '../forms/forms.ts';
import { printMarker, readMarker } from '../markers.ts';
import { innerLines, type LineEdit, slideAt } from './edit.ts';

const notesMark = /^<!--\s*notes\s*-->\s*$/;
const itemStart = /^(?:[-*+]|\d{1,9}[.)])\s/;
const tableRule = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const heading = /^#{1,2}\s/;

interface Body {
  /** All from the slide's first line on. */
  readonly lines: readonly string[];
  /** Of the file. */
  readonly first: number;
  /** Behind what is shown: where the notes begin, or the slide ends. */
  readonly end: number;
  readonly notes: number | undefined;
  /** Lines at which something new begins. */
  readonly starts: readonly number[];
}

const bodyOf = (chunk: Chunk): Body => {
  const { line: first, lines } = innerLines(chunk);
  const notesAt = lines.findIndex((line) => notesMark.test(line));
  let end = notesAt === -1 ? lines.length : notesAt;
  while (end > 0 && lines[end - 1]?.trim() === '') end -= 1;
  const fences = new Fences();
  const starts: number[] = [];
  let isIn = false;
  for (const [at, line] of lines.slice(0, end).entries()) {
    const before = lines[at - 1] ?? '';
    const isFenced = fences.passes(line);
    const opens = isFenced && !isIn;
    isIn = isFenced && fences.isOpen;
    if (line.trim() === '' || (isFenced && !opens)) continue;
    const isRow = line.startsWith('|') && before.startsWith('|') && !tableRule.test(line);
    if (
      (before.trim() === '' && !/^\s/.test(line)) ||
      itemStart.test(line) ||
      (isRow && !tableRule.test(before))
    )
      starts.push(at);
  }
  const title = lines.findIndex((line) => heading.test(line));
  return {
    lines,
    first,
    end,
    notes: notesAt === -1 ? undefined : notesAt,
    starts: starts.filter((at) => at > title && !readMarker(lines[at]!)).slice(1),
  };
};

/** Where about as much stands above as below. */
const middleOf = ({ starts, end }: Body): number | undefined => {
  const half = ((starts[0] ?? 0) + end) / 2;
  return starts.toSorted((a, b) => Math.abs(a - half) - Math.abs(b - half))[0];
};

const relieved = (text: string, line: number) => {
  const { chunks } = splitDeckFile(text);
  const chunk = chunks[slideAt(chunks, line)];
  const body = chunk && bodyOf(chunk);
  const at = body && middleOf(body);
  return body && at !== undefined ? { body, at } : undefined;
};

/** Its head once more, where a line is one of its rows. */
const tableHead = (lines: readonly string[], at: number): readonly string[] => {
  if (!lines[at]?.startsWith('|') || !lines[at - 1]?.startsWith('|')) return [];
  const rule = lines.findLastIndex((line, other) => other < at && tableRule.test(line));
  return rule > 0 ? lines.slice(rule - 1, rule + 1) : [];
};

/** Parts the slide at a line into two of one title; undefined where it is one piece. */
export const splitSlide = (text: string, line: number): LineEdit | undefined => {
  const found = relieved(text, line);
  if (!found) return undefined;
  const { body, at } = found;
  const { lines, first } = body;
  const markers = lines.filter((each) => readMarker(each));
  if (markers.some((each) => readMarker(each)?.name === 'part')) return undefined;
  const title = lines.find((each) => heading.test(each));
  const part = printMarker({ name: 'part', values: { number: '2', of: '2' } });
  const layout = markers.find((each) => isLayout(readMarker(each)?.name ?? ''));
  const opening = [...(layout ? [layout] : []), part, '', ...(title ? [title, ''] : [])];
  const behind = lines[at - 1]?.trim() === '' ? [] : [''];
  return {
    line: first + at,
    end: first + at,
    lines: [...behind, '---', '', ...opening, ...tableHead(lines, at)],
  };
};

/** The second half of what the slide at a line shows, said instead. */
export const moveToNotes = (text: string, line: number): LineEdit | undefined => {
  const found = relieved(text, line);
  if (!found) return undefined;
  const { body, at } = found;
  const { lines, first, end, notes } = body;
  const kept = notes === undefined ? [] : lines.slice(notes + 1);
  const said = [...tableHead(lines, at), ...lines.slice(at, end), ...(kept.length > 0 ? ['', ...kept] : [])];
  const behind = lines[at - 1]?.trim() === '' ? [] : [''];
  return {
    line: first + at,
    end: first + lines.length,
    lines: [...behind, '<!-- notes -->', ...said],
  };
};
