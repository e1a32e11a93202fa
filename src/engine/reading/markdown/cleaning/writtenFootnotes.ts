import { mapOutsideFences } from './outsideFences.ts';

const sign = '[¹²³⁴-⁹][⁰¹²³⁴-⁹]?';
const definition = new RegExp(`^ {0,3}(${sign})[ \\t]?(?=[^\\s⁰¹²³⁴-⁹])`, 'u');
const mayDefine = new RegExp(definition.source, 'mu');
/** After a word, but not the square of a meter. */
const reference = new RegExp(`(?<=[^\\s⁰¹²³⁴-⁹])(?<!(?<!\\p{L})[ckdm]?m)(${sign})(?![⁰¹²³⁴-⁹])`, 'gu');

/** "¹ An estimate of our own." below a text that says "a billion¹" is a footnote, as its author's typewriter had them. */
export const withWrittenFootnotes = (source: string): string => {
  if (!mayDefine.test(source)) return source;
  const lines = source.split('\n');
  const defined = new Set<string>();
  const referred = new Set<string>();
  mapOutsideFences(lines, (line) => {
    const [, own] = definition.exec(line) ?? [];
    if (own) defined.add(own);
    for (const [, to] of line.matchAll(reference)) referred.add(to!);
    return line;
  });
  const isNote = (own: string): boolean => defined.has(own) && referred.has(own);
  return mapOutsideFences(lines, (line) =>
    line
      .replace(reference, (found) => (isNote(found) ? `[^${found}]` : found))
      .replace(definition, (found, own: string) => (isNote(own) ? `[^${own}]: ` : found)),
  ).join('\n');
};
