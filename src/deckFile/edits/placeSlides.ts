import { splitDeckFile } from '../chunks.ts';
import { innerLines, type LineEdit, slideAt } from './edit.ts';

/** Edits of a file, and the line at which the slide that they are about stands afterwards. */
export interface Placed {
  readonly edits: readonly LineEdit[];
  readonly line: number;
}

/** Exchanges the slide at a line with its neighbour; undefined where there is none. */
export const moveSlide = (text: string, line: number, by: -1 | 1): Placed | undefined => {
  const { chunks } = splitDeckFile(text);
  const at = slideAt(chunks, line);
  const [own, other] = [chunks[at], chunks[at + by]];
  if (!own || !other) return undefined;
  const [mine, theirs] = [innerLines(own), innerLines(other)];
  const grown = by === 1 ? theirs.lines.length - mine.lines.length : 0;
  return {
    edits: [
      { ...mine, lines: theirs.lines },
      { ...theirs, lines: mine.lines },
    ],
    line: theirs.line + grown,
  };
};

/** The slide at a line once more, behind itself. */
export const duplicateSlide = (text: string, line: number): Placed | undefined => {
  const { chunks } = splitDeckFile(text);
  const own = chunks[slideAt(chunks, line)];
  if (!own) return undefined;
  const { end, lines } = innerLines(own);
  return { edits: [{ line: end, end, lines: ['', '---', '', ...lines] }], line: end + 3 };
};
