import { mapOutsideFences } from './outsideFences.ts';

/** A small "o" before a capital: the hollow bullet of a word processor, as it is pasted. */
const entry = /^ {0,3}o[ \t]+(?=["'«“(]?\p{Lu})/u;
/** What a paragraph stands below. */
const edge = /^\s*(?:#{1,6}\s.*)?$|[:：]\s*$/u;
const fewest = 2;

/** "o The key is lent": entries where a paragraph opens with one, and no word of a language at the start of a line. */
export const pastedBullets = (source: string): string => {
  if (!/^ {0,3}o[ \t]/mu.test(source)) return source;
  const lines = source.split('\n');
  const entries = new Set<number>();
  let isList = false;
  mapOutsideFences(lines, (line, at) => {
    const isEntry = entry.test(line);
    if (edge.test(lines[at - 1] ?? '')) isList = isEntry || (isList && line.trim() === '');
    if (isList && isEntry) entries.add(at);
    return line;
  });
  if (entries.size < fewest) return source;
  return lines.map((line, at) => (entries.has(at) ? line.replace(entry, '- ') : line)).join('\n');
};
