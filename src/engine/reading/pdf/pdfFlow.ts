import { smallest } from '../../../deck/extremes.ts';
import type { FlowItem } from '../document/flow.ts';
import { bulletOf } from '../text/bullet.ts';
import { headingDepth } from '../text/headingLine.ts';
import type { Line } from '../text/line.ts';
import { joined, lineBlocks } from '../text/lineBlocks.ts';
import { inReadingOrder } from './columns.ts';
import { vocabularyOf, withWholeWords } from './hyphenation.ts';
import { type Row, rowsOf, tableLength, tableOf } from './pdfTable.ts';
import { type PageText, withoutRunningLines } from './runningLines.ts';
import type { Segment } from './segment.ts';

interface PdfLine extends Line {
  readonly size: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

type Piece = { readonly table: FlowItem } | { readonly lines: PdfLine[] };

const headingRatio = 1.13;
const longestHeading = 160;
/** A line of a table of contents: dots and a page. */
const leader = /(?:[.·…]\s?){5}\s*\d{0,4}$/;
const never = (): boolean => false;

/** Headings, paragraphs, lists and tables of pages whose running lines are gone. */
export function pdfFlow(read: readonly PageText[]): FlowItem[] {
  const bodySize = commonest(read.flatMap((page) => page.segments));
  const pages = withoutRunningLines(read, bodySize);
  const segments = pages.flatMap((page) => page.segments);
  const depths = depthsOfSizes(segments, bodySize);
  const vocabulary = vocabularyOf(segments.map(({ text }) => text));
  const pieces = joinAcrossPages(
    pages.flatMap((page) =>
      inReadingOrder(page.segments, page.gutter).flatMap((column) => piecesOf(rowsOf(column), page.number)),
    ),
  );
  return pieces.flatMap((piece) => {
    if ('table' in piece) return [piece.table];
    const [first] = piece.lines;
    const lines = withWholeWords(piece.lines, vocabulary);
    const length = lines.reduce((sum, { text }) => sum + text.length, 0);
    const depth =
      length <= longestHeading
        ? (depths.get(rounded(first!.size)) ??
          (lines.length === 1 ? depthByWords(lines[0]!.text, depths.size > 0) : undefined))
        : undefined;
    if (depth === undefined) return lineBlocks(lines, never);
    const position = { from: first!.at, to: piece.lines.at(-1)!.at };
    return [{ kind: 'heading', depth, text: joined(lines, never), position }];
  });
}

/** Where headings are set larger, capitals alone do not make one. */
const depthByWords = (text: string, sized: boolean): number | undefined =>
  sized && !/^\d/.test(text) ? undefined : headingDepth(text, false);

const rounded = (size: number): number => Math.round(size * 2) / 2;

function commonest(segments: readonly Segment[]): number {
  const characters = new Map<number, number>();
  for (const { size, text } of segments)
    characters.set(rounded(size), (characters.get(rounded(size)) ?? 0) + text.length);
  return [...characters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}

/** Sizes above the text's are headings, the largest the first level. */
function depthsOfSizes(segments: readonly Segment[], bodySize: number): ReadonlyMap<number, number> {
  const sizes = [
    ...new Set(segments.filter(({ text }) => /\p{L}/u.test(text)).map(({ size }) => rounded(size))),
  ]
    .filter((size) => size >= bodySize * headingRatio)
    .sort((one, other) => other - one);
  return new Map(sizes.map((size, rank) => [size, Math.min(rank + 1, 6)]));
}

function piecesOf(column: readonly Row[], page: number): Piece[] {
  const rows = column.filter((row) => !leader.test(row.map(({ text }) => text).join(' ')));
  const pieces: Piece[] = [];
  if (rows.length === 0) return [];
  const left = smallest(rows.flat().map((segment) => segment.left));
  const spacing = commonSpacing(rows);
  let lines: PdfLine[] = [];
  const endLines = (): void => {
    if (lines.length > 0) pieces.push({ lines });
    lines = [];
  };
  for (let at = 0; at < rows.length; at += 1) {
    const length = tableLength(rows, at);
    if (length > 0) {
      endLines();
      pieces.push({ table: tableOf(rows.slice(at, at + length), page) });
      at += length - 1;
      continue;
    }
    const line = lineOf(rows[at]!, left, page);
    const previous = lines.at(-1);
    if (previous && beginsAnew(line, previous, spacing, bulletOf(lines[0]!.text) !== undefined)) endLines();
    lines.push(line);
  }
  endLines();
  return pieces;
}

function lineOf(row: Row, columnLeft: number, page: number): PdfLine {
  const [first] = row;
  const last = row.at(-1)!;
  return {
    text: row.map(({ text }) => text).join(' '),
    indent: Math.round((first!.left - columnLeft) / (first!.size / 2)),
    at: page,
    size: first!.size,
    left: first!.left,
    right: last.right,
    bottom: first!.bottom,
  };
}

/** The distance between baselines of most lines, in their size. */
function commonSpacing(rows: readonly Row[]): number {
  const distances = rows
    .slice(1)
    .map((row, index) => (row[0]!.bottom - rows[index]![0]!.bottom) / row[0]!.size)
    .filter((distance) => distance > 0.8 && distance < 2)
    .sort((one, other) => one - other);
  return distances[distances.length >> 1] ?? 1.2;
}

function beginsAnew(line: PdfLine, previous: PdfLine, spacing: number, inList: boolean): boolean {
  if (Math.abs(line.size - previous.size) > 0.12 * previous.size) return true;
  const distance = (line.bottom - previous.bottom) / line.size;
  if (inList && bulletOf(line.text) && distance > 0) return distance > spacing * 3;
  if (distance > spacing * 1.35 || distance < 0) return true;
  if (bulletOf(line.text)) return false;
  const indented = line.left - previous.left > 0.8 * line.size && line.left - previous.left < 4 * line.size;
  return indented && !bulletOf(previous.text) && /[.!?:。！？]["”’)]?$/.test(previous.text);
}

/** A paragraph that a page's or column's end interrupts goes on. */
function joinAcrossPages(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last && 'lines' in last && 'lines' in piece && goesOn(last.lines, piece.lines))
      whole[whole.length - 1] = { lines: [...last.lines, ...piece.lines] };
    else whole.push(piece);
  }
  return whole;
}

function goesOn(lines: readonly PdfLine[], further: readonly PdfLine[]): boolean {
  const last = lines.at(-1)!;
  const first = further[0]!;
  const elsewhere = first.at !== last.at || first.bottom < last.bottom;
  const sameSize = Math.abs(first.size - last.size) < 0.12 * last.size;
  return elsewhere && sameSize && /^\p{Ll}/u.test(first.text) && !/[.!?:;。！？]["”’)]?$/.test(last.text);
}
