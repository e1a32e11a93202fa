import { mapOutsideFences } from './outsideFences.ts';

const tight = /^ {0,3}(#{1,6})(?=[^\s#])/u;
const proper = /^ {0,3}(#{1,6})\s/u;
const longest = 120;
/** "#release", "#include <a.h>", "#12 is fixed", "#one #two" */
const tagged = /^\s*#(?![\p{Lu}\p{Lo}]|\d+\.\s)|\s#\S|[.!?,;。！？]\s*$/u;

/** How deep the heading is that a line may be: below others of its kind, or between blank lines. */
const depthOf = (lines: readonly string[], at: number): number | undefined => {
  const line = lines[at]!;
  const depth = line.length <= longest ? tight.exec(line)?.[1]?.length : undefined;
  if (depth === undefined || depth > 1) return depth;
  const above = lines[at - 1]?.trim() ?? '';
  const below = lines[at + 1]?.trim() ?? '';
  const isAlone = (above === '' || above.endsWith('-->')) && (below === '' || below.startsWith('#'));
  return isAlone && !tagged.test(line) ? depth : undefined;
};

/** "##Costs": signs without a blank after them, where the text has several and no others as deep. */
export const tightHeadings = (text: string): string => {
  if (!/^ {0,3}#{1,6}[^\s#]/mu.test(text)) return text;
  const lines = text.split('\n');
  const written = new Set<number>();
  let count = 0;
  mapOutsideFences(lines, (line, at) => {
    const depth = proper.exec(line)?.[1]?.length;
    if (depth !== undefined) written.add(depth);
    if (depthOf(lines, at) !== undefined) count += 1;
    return line;
  });
  if (count < 2) return text;
  return mapOutsideFences(lines, (line, at) => {
    const depth = depthOf(lines, at);
    return depth === undefined || written.has(depth) ? line : line.replace(/#(?=[^\s#])/u, '# ');
  }).join('\n');
};
