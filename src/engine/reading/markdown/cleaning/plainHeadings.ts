import { opensWithClock } from '../../../../languages/recognising/clocks.ts';

/** Signs that a text is marked up: headings, lists, quotations, tables, code, names in bold. */
const isMarked = /^ {0,3}(?:#{1,6}\s|[-*+]\s|\d{1,3}[.)]\s|>|\||```|~~~|={3,}\s*$|-{3,}\s*$|\*\*)/mu;

const fewest = 3;
const leastText = 60;
/** "Root Cause and Resolution" */
const name = /^\p{Lu}[^\n.!?:;,。！？：]{1,58}[\p{L}\p{M}\p{N})]$/u;
/** "Monitoring and Alerts:" */
const label = /^\p{Lu}[^\n.!?:;,。！？：]{1,48}[:：]$/u;
const mostWords = 8;
const isShort = (line: string): boolean => line.split(/\s+/u).length <= mostWords;

const isText = (line: string): boolean =>
  (line.length >= leastText && /^["“„«(]?[\p{Lu}\p{N}]/u.test(line)) ||
  opensWithClock(line) ||
  label.test(line);

/** A short line right above what it is the name of. */
const isName = (lines: readonly string[], at: number): boolean => {
  const [above = '', line = '', below = ''] = [lines[at - 1], lines[at], lines[at + 1]];
  return above === '' && name.test(line) && isShort(line) && !opensWithClock(line) && isText(below);
};

const nextWritten = (lines: readonly string[], at: number): string =>
  lines.slice(at + 1, at + 4).find((line) => line !== '') ?? '';

/** A label alone above what comes after a blank line, below the end of a sentence. */
const isLabel = (lines: readonly string[], at: number): boolean => {
  const [above = '', line = '', below = ''] = [lines[at - 1], lines[at], lines[at + 1]];
  const next = nextWritten(lines, at);
  return (
    /^$|[.!?。！？]$/u.test(above) &&
    label.test(line) &&
    isShort(line) &&
    below === '' &&
    next !== '' &&
    !label.test(next)
  );
};

/** A text without any marks, as an editor for plain text keeps it: short lines right above what they name are headings. */
export const withPlainHeadings = (text: string): string => {
  if (isMarked.test(text)) return text;
  const written = text.split('\n');
  const lines = written.map((line) => line.trim());
  const named = new Set(lines.keys().filter((at) => isName(lines, at)));
  if (named.size < fewest) return text;
  return written
    .map((line, at) => {
      if (named.has(at)) return `## ${lines[at]}`;
      return isLabel(lines, at) ? `### ${lines[at]!.slice(0, -1)}` : line;
    })
    .join('\n');
};
