import { mapOutsideFences } from '../outsideFences.ts';

const dash = /^( {0,3})- (?=\p{Ll})/u;
const anywhere = new RegExp(dash, 'mu');
const entry = /^\s*(?:[-*+]|\d{1,9}[.)])\s/u;
/** A full line that ends in a word. */
const full = /^ {0,3}[\p{L}"'“„«¿¡(*_[].{48,}[\p{L}\p{N})"'”»*_\]]\s*$/u;

/**
 * "It covers what the activity costs", and below it "- such as tickets.": a dash that came to stand at the beginning of
 * a line goes back to the one before, whose lines keep their numbers.
 */
export const withWrappedDashes = (source: string): string => {
  if (!anywhere.test(source)) return source;
  const lines = source.split('\n');
  const wrapped = new Set<number>();
  let isInText = false;
  mapOutsideFences(lines, (line, at) => {
    const before = lines[at - 1] ?? '';
    const after = lines[at + 1] ?? '';
    if (line.trim() === '') isInText = false;
    else if (before.trim() === '') isInText = !entry.test(line);
    else if (isInText && dash.test(line) && full.test(before) && after.trim() === '') wrapped.add(at);
    if (entry.test(line)) isInText = false;
    return line;
  });
  return lines
    .map((line, at) => {
      if (wrapped.has(at)) return '';
      return wrapped.has(at + 1) ? `${line.trimEnd()} ${lines[at + 1]!.replace(dash, '– ')}` : line;
    })
    .join('\n');
};
