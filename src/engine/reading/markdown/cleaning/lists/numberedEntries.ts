import { mapOutsideFences } from '../outsideFences.ts';

/** A number right behind the mark of an entry. */
const numbered = /^([ \t]*[-*+][ \t]+\d{1,3})([.)])(?=[ \t]+\S)/u;
/** A list within the entry goes on. */
const next = /^[ \t]+\d{1,3}[.)][ \t]/u;

/** "- 12. und 26. April: …" is an entry with a day in it, and no list within a list. */
export const withNumberedEntries = (source: string): string => {
  if (!new RegExp(numbered, 'mu').test(source)) return source;
  const lines = source.split('\n');
  return mapOutsideFences(lines, (line, at) =>
    next.test(lines[at + 1] ?? '') ? line : line.replace(numbered, '$1\\$2'),
  ).join('\n');
};
