import type { CodeLine } from '../../../deck/slide.ts';
import { linesOfListing } from '../../features/listingVersions.ts';
import { codeLines } from './codeLines.ts';
import { indentOf, isBlankLine, marked, type SourceLine, sourceLines } from './listingLines.ts';

/** Longer ones are no versions of each other that somebody compares by eye. */
const mostLines = 200;

const entry = /^\s*- /u;
const key = /^\s*[^-\s#].*:$/u;

/** What a line stands within: "object A {" over "case B". */
const enclosing = (lines: readonly SourceLine[], at: number): number[] => {
  const found: number[] = [];
  let indent = indentOf(lines[at]!.text);
  let isEntry = entry.test(lines[at]!.text);
  for (let above = at - 1; above >= 0 && (indent > 0 || isEntry); above -= 1) {
    const line = lines[above]!;
    if (isBlankLine(line)) continue;
    // "- 10.233.0.0/18" stands within the key above it, however far that is indented.
    const isKey = isEntry && indentOf(line.text) === indent && key.test(line.text);
    if (!isKey && indentOf(line.text) >= indent) continue;
    isEntry = entry.test(line.text);
    found.push(above);
    indent = indentOf(line.text);
  }
  return found;
};

/**
 * Of a listing that is too long, what an earlier version of it has not: with what encloses that, and with as much
 * around it as so many lines hold. Undefined where they do not hold it.
 */
export const changedLines = (code: string, earlier: string, height: number): CodeLine[] | undefined => {
  const lines = sourceLines(codeLines(code));
  if (lines.length > mostLines) return undefined;
  const known = new Set(linesOfListing(earlier));
  const changed = lines.flatMap((line, at) => (isBlankLine(line) || known.has(line.text.trim()) ? [] : [at]));
  const kept = new Set(changed.flatMap((at) => [at, ...enclosing(lines, at)]));
  if (kept.size === 0 || marked(lines, kept).length > height) return undefined;
  const distance = (at: number): number =>
    changed.reduce((least, other) => Math.min(least, Math.abs(other - at)), Number.POSITIVE_INFINITY);
  const around = lines
    .flatMap((line, at) => (kept.has(at) || isBlankLine(line) ? [] : [{ at, far: distance(at) }]))
    .sort((a, b) => a.far - b.far || a.at - b.at);
  let shown = kept;
  for (const { at } of around) {
    const more = new Set([...shown, at, ...enclosing(lines, at)]);
    if (marked(lines, more).length > height) break;
    shown = more;
  }
  return marked(lines, shown);
};
