import { mapOutsideFences } from './outsideFences.ts';

/** "[1] It was lower in May.", and no "[1]: https://…", which Markdown reads. */
const definition = /^ {0,3}\[(\d{1,2})\][ \t]+(?=\S)/u;
const mayDefine = new RegExp(definition.source, 'mu');
/** "[1]" or "<sup>[1]</sup>" behind what it is said of, and no link. */
const reference = /(?<=\S)\s?(?:<sup>)?\[(\d{1,2})\](?![[(:])(?:<\/sup>)?/gu;
/** Whoever cites books has a list of them, which is none of footnotes. */
const mostNotes = 9;

/** "[1] It was lower in May." alone below a text that says "40 boats [1]" is a footnote, as its author wrote it by hand. */
export const withBracketedFootnotes = (source: string): string => {
  if (!mayDefine.test(source)) return source;
  const lines = source.split('\n');
  const defined = new Map<string, number>();
  const referred = new Map<string, number>();
  mapOutsideFences(lines, (line, at) => {
    const [all = '', own] = definition.exec(line) ?? [];
    // What is defined twice is no footnote.
    if (own !== undefined) defined.set(own, defined.has(own) ? Number.NaN : at);
    for (const [, to] of line.slice(all.length).matchAll(reference))
      if (!referred.has(to!)) referred.set(to!, at);
    return line;
  });
  const isNote = (own: string): boolean => (referred.get(own) ?? Number.NaN) < defined.get(own)!;
  if (defined.size > mostNotes || ![...defined.keys()].every(isNote)) return source;
  return mapOutsideFences(lines, (line, at) =>
    line
      .replace(definition, '[^$1]: ')
      .replace(reference, (found, own: string) => (defined.get(own)! > at ? `[^${own}]` : found)),
  ).join('\n');
};
