import { mapOutsideFences } from './outsideFences.ts';

const tight = /^ {0,3}(#{1,6})(?=[\p{L}\p{N}`*_"'“„«「(])/u;
const proper = /^ {0,3}#\s/u;
const longest = 120;
/** "#one #two", "#Golang is fast." */
const running = /\s#\S|[.!?,;。！？]\s*$/u;
/** "#release", "#include <a.h>", "#12 is fixed" */
const tag = /^\s*#(?![\p{Lu}\p{Lo}]|\d+\.\s)/u;
const word = /^\s*#\p{L}/u;

/** How deep the heading is that a line between blank lines, or beside other headings, may be. */
const depthOf = (lines: readonly string[], at: number, isFirst: boolean): number | undefined => {
  const line = lines[at]!;
  const depth = line.length <= longest ? tight.exec(line)?.[1]?.length : undefined;
  if (depth === undefined) return undefined;
  const above = lines[at - 1]?.trim() ?? '';
  if (above !== '' && !above.startsWith('#') && !above.endsWith('-->')) return undefined;
  if (depth > 1) return depth;
  const below = lines[at + 1]?.trim() ?? '';
  const isAlone = below === '' || below.startsWith('#');
  return isAlone && !running.test(line) && (!tag.test(line) || (isFirst && word.test(line)))
    ? depth
    : undefined;
};

/** "##Costs": a heading without a blank after its signs. One sign may as well make a tag: that takes several, or the top. */
export const tightHeadings = (text: string): string => {
  if (!/^ {0,3}#{1,6}[^\s#]/mu.test(text)) return text;
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const depths = new Map<number, number>();
  let hasProper = false;
  mapOutsideFences(lines, (line, at) => {
    hasProper ||= proper.test(line);
    const depth = depthOf(lines, at, at === first);
    if (depth !== undefined) depths.set(at, depth);
    return line;
  });
  const areTitles = !hasProper && (depths.size > 1 || depths.has(first));
  return lines
    .map((line, at) =>
      (depths.get(at) ?? 0) > (areTitles ? 0 : 1) ? line.replace(/#(?=[^\s#])/u, '# ') : line,
    )
    .join('\n');
};
