import type { CodeLine } from '../../../deck/slide.ts';

/** A line of the source, as one or more of the slide. */
export interface SourceLine {
  readonly shown: readonly CodeLine[];
  readonly text: string;
}

/** Stands for the lines that are only in the notes. */
const leftOut: CodeLine = { text: '…' };

export const indentOf = (text: string): number => text.length - text.trimStart().length;

export const sourceLines = (shown: readonly CodeLine[]): SourceLine[] => {
  const lines: { shown: CodeLine[]; text: string }[] = [];
  for (const line of shown) {
    if (line.number !== undefined) lines.push({ shown: [line], text: line.text });
    else lines.at(-1)?.shown.push(line);
  }
  return lines;
};

export const isBlankLine = (line: { readonly text: string } | undefined): boolean =>
  line === undefined || line.text.trim() === '';

/** The lines that are kept, with one mark for all that is left out between two of them. */
export const marked = (lines: readonly SourceLine[], kept: ReadonlySet<number>): CodeLine[] => {
  const shown: CodeLine[] = [];
  let gap: SourceLine[] = [];
  const close = (): void => {
    const said = gap.filter((line) => !isBlankLine(line));
    // A mark takes as much room as the line that it stands for.
    if (said.length === 1 && said[0]!.shown.length === 1) shown.push(...said[0]!.shown);
    else if (said.length > 0) shown.push(leftOut);
    gap = [];
  };
  lines.forEach((line, at) => {
    if (!kept.has(at)) {
      gap.push(line);
      return;
    }
    close();
    shown.push(...line.shown);
  });
  close();
  return shown;
};
