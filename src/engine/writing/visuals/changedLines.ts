import type { CodeLine } from '../../../deck/slide.ts';
import { linesOfListing } from '../../features/listingVersions.ts';
import { codeLines, indentOf, leftOut } from './codeLines.ts';

/** A line of the source, as one or more of the slide. */
interface SourceLine {
  readonly shown: readonly CodeLine[];
  readonly text: string;
}

/** Longer ones are no versions of each other that somebody compares by eye. */
const mostLines = 200;

const sourceLines = (code: string): SourceLine[] => {
  const lines: { shown: CodeLine[]; text: string }[] = [];
  for (const line of codeLines(code)) {
    if (line.number !== undefined) lines.push({ shown: [line], text: line.text });
    else lines.at(-1)?.shown.push(line);
  }
  return lines;
};

const isBlank = ({ text }: SourceLine | undefined = { shown: [], text: '' }): boolean => text.trim() === '';
/** What a line stands within: "object A {" over "case B". */
const enclosing = (lines: readonly SourceLine[], at: number): number[] => {
  const found: number[] = [];
  let indent = indentOf(lines[at]!.text);
  for (let above = at - 1; above >= 0 && indent > 0; above -= 1) {
    const line = lines[above]!;
    if (isBlank(line) || indentOf(line.text) >= indent) continue;
    found.push(above);
    indent = indentOf(line.text);
  }
  return found;
};

/** The lines that are kept, with one mark for all that is left out between two of them. */
const marked = (lines: readonly SourceLine[], kept: ReadonlySet<number>): CodeLine[] => {
  const shown: CodeLine[] = [];
  let gap: SourceLine[] = [];
  const close = (): void => {
    const said = gap.filter((line) => !isBlank(line));
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

/**
 * Of a listing that is too long, what an earlier version of it has not: with what encloses that, and with as much
 * around it as so many lines hold. Undefined where they do not hold it.
 */
export const changedLines = (code: string, earlier: string, height: number): CodeLine[] | undefined => {
  const lines = sourceLines(code);
  if (lines.length > mostLines) return undefined;
  const known = new Set(linesOfListing(earlier));
  const changed = lines.flatMap((line, at) => (isBlank(line) || known.has(line.text.trim()) ? [] : [at]));
  const kept = new Set(changed.flatMap((at) => [at, ...enclosing(lines, at)]));
  if (kept.size === 0 || marked(lines, kept).length > height) return undefined;
  const distance = (at: number): number =>
    changed.reduce((least, other) => Math.min(least, Math.abs(other - at)), Number.POSITIVE_INFINITY);
  const around = lines
    .flatMap((line, at) => (kept.has(at) || isBlank(line) ? [] : [{ at, far: distance(at) }]))
    .sort((a, b) => a.far - b.far || a.at - b.at);
  for (const { at } of around) {
    kept.add(at);
    if (marked(lines, kept).length > height) {
      kept.delete(at);
      break;
    }
  }
  return marked(lines, kept);
};
