import type { Chunk } from '../chunks.ts';

/** Lines of a file replaced by others. Lines count from 0; `end` is behind the last. */
export interface LineEdit {
  readonly line: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** A slide's lines without the blank ones around them. */
export const innerLines = ({ line, lines }: Chunk): LineEdit => {
  const first = lines.findIndex((text) => text.trim() !== '');
  const last = lines.findLastIndex((text) => text.trim() !== '');
  return { line: line + first, end: line + last + 1, lines: lines.slice(first, last + 1) };
};

/** The slide that a line belongs to: one that parts two belongs to the one above. */
export const slideAt = (chunks: readonly Chunk[], line: number): number =>
  Math.max(
    0,
    chunks.findLastIndex((chunk) => chunk.line <= line),
  );
