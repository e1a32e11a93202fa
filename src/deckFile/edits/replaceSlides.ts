import { splitDeckFile } from '../chunks.ts';
import { applyEdits } from './applyEdits.ts';
import { innerLines, type LineEdit } from './edit.ts';

export interface SlideChange {
  /** From 1, as the slides stand in the file before any change. */
  readonly slide: number;
  /** Several slides where it holds lines of dashes; nothing: the slide goes. */
  readonly markdown: string;
}

/** Replaces slides of a file and leaves the rest to the letter; undefined where there is no such slide. */
export const replaceSlides = (text: string, changes: readonly SlideChange[]): string | undefined => {
  const { chunks } = splitDeckFile(text);
  const edits: LineEdit[] = [];
  for (const { slide, markdown } of changes) {
    const chunk = chunks[slide - 1];
    if (!chunk || edits.some(({ line, end }) => line < chunk.end && end > chunk.line)) return undefined;
    if (markdown.trim() !== '')
      edits.push({ ...innerLines(chunk), lines: markdown.trim().split(/\r\n|\r|\n/) });
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
