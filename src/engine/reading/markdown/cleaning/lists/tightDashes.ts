import { mapOutsideFences } from '../outsideFences.ts';

/** Nothing that a command takes: "-Xmx512m", "-v says more". */
const tight = /^([^\S\n]*)-(?=\p{Lu}\p{Ll}+\s+\S|\p{Lo}{2})/u;
const anywhere = new RegExp(tight, 'mu');

/** "-Three have a degree": two lines and more below each other that begin so are a list, whose blanks were left out. */
export const withTightDashes = (source: string): string => {
  if (!anywhere.test(source)) return source;
  const lines = source.split('\n');
  const indents = new Map<number, string>();
  mapOutsideFences(lines, (line, at) => {
    const indent = tight.exec(line)?.[1];
    if (indent !== undefined) indents.set(at, indent);
    return line;
  });
  const isBeside = (at: number): boolean =>
    [at - 1, at + 1].some((other) => indents.has(at) && indents.get(other) === indents.get(at));
  return lines.map((line, at) => (isBeside(at) ? line.replace(tight, '$1- ') : line)).join('\n');
};
