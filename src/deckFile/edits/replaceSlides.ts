import { Fences, linesOf, splitDeckFile } from '../chunks.ts';
import { applyEdits } from './applyEdits.ts';
import { innerLines, type LineEdit } from './edit.ts';

export interface SlideChange {
  /** From 1, as the slides stand in the file before any change. */
  readonly slide: number;
  /** Several slides where it holds lines of dashes; nothing: the slide goes. */
  readonly markdown: string;
}

/** A listing that was left open would go on over the slides after it. */
const closed = (lines: readonly string[]): readonly string[] => {
  const fences = new Fences();
  for (const line of lines) fences.passes(line);
  return fences.ending === undefined ? lines : [...lines, fences.ending];
};

/** Replaces slides of a file and leaves the rest to the letter; undefined where there is no such slide. */
export const replaceSlides = (text: string, changes: readonly SlideChange[]): string | undefined => {
  const { chunks } = splitDeckFile(text);
  const edits: LineEdit[] = [];
  for (const { slide, markdown } of changes) {
    const chunk = chunks[slide - 1];
    if (!chunk || edits.some(({ line, end }) => line < chunk.end && end > chunk.line)) return undefined;
    if (markdown.trim() !== '') edits.push({ ...innerLines(chunk), lines: closed(linesOf(markdown.trim())) });
    else if (slide === 1) edits.push({ line: chunk.line, end: chunks[1]?.line ?? chunk.end, lines: [''] });
    else
      edits.push({
        line: chunks[slide - 2]!.end,
        end: chunk.end,
        lines: slide === chunks.length ? [''] : [],
      });
  }
  return applyEdits(text, edits);
};
