import { Fences } from './chunks.ts';

/** A formula in lines of its own begins where a line does, in a list or a quotation as well; four blanks in stands code. */
const opening = /^(?! {4}|\t)((?:\s|[-*+>]\s|\d{1,9}[.)]\s)*)\$\$/u;
const closing = /\$\$\s*$/u;
/** No formula goes on over the listing that comes next, nor over a heading below a blank line. */
const fence = /^ {0,3}(?:`{3}|~{3})/u;
const heading = /^ {0,3}#{1,6}\s/u;
const isBarrier = (lines: readonly string[], at: number): boolean =>
  fence.test(lines[at]!) || (heading.test(lines[at]!) && lines[at - 1]?.trim() === '');

/** The first line from one on that closes a formula, or at which none goes on. */
const endFrom = (lines: readonly string[], from: number, mayHaveBlanks: boolean): number => {
  const ends = (at: number): boolean =>
    closing.test(lines[at]!) || isBarrier(lines, at) || (!mayHaveBlanks && lines[at]!.trim() === '');
  let at = from;
  while (at < lines.length && !ends(at)) at += 1;
  return at;
};

/**
 * "$$ means a meal below 30 euros" is no formula: where no line ends it before the next heading, or before a blank line
 * where something stands behind the signs, they are what they are. Every line keeps its number.
 */
export const withClosedFormulas = (text: string): string => {
  if (!text.includes('$$')) return text;
  const lines = text.split('\n');
  const fences = new Fences();
  let formulaEnd = -1;
  let noneClosedBefore = 0;
  const isFormula = (at: number, rest: string): boolean => {
    if (rest.trim() !== '' && closing.test(rest)) return true;
    if (at < noneClosedBefore) return false;
    const end = endFrom(lines, at + 1, rest.trim() === '');
    const isClosed = closing.test(lines[end] ?? '');
    if (isClosed) formulaEnd = end;
    else noneClosedBefore = end;
    return isClosed;
  };
  const written = lines.map((line, at) => {
    if (fences.passes(line) || at <= formulaEnd) return line;
    const start = opening.exec(line)?.[0];
    if (start === undefined) return line;
    const rest = line.slice(start.length);
    return isFormula(at, rest) ? line : `${start.slice(0, -2)}\\$\\$${rest}`;
  });
  return written.join('\n');
};
