import { mapOutsideFences } from './outsideFences.ts';

/** "**Technical**", "**_Technical_**": a few words that are no sentence. */
const bold = /^ {0,3}(?:\*\*|__)[*_]?(?=[\p{L}\p{N}])([^*_\n]{2,48}[\p{L}\p{N})])[*_]?(?:\*\*|__)\s*$/u;
const heading = /^ {0,3}(#{1,6})\s+(.*)$/u;
const least = 2;
const deepest = 6;

interface Line {
  readonly text: string;
  readonly at: number;
}

/** The line in bold that nothing stands between and the heading below it. */
const partsIn = (lines: readonly Line[]): ReadonlyMap<number, number> => {
  const written = lines.filter(({ text }) => text.trim() !== '');
  return new Map(
    written.flatMap(({ text, at }, index) => {
      const next = written[index + 1];
      const depth = bold.test(text) && next ? heading.exec(next.text)?.[1]?.length : undefined;
      const isAlone = lines[at - 1] === undefined || lines[at - 1]!.text.trim() === '';
      return depth !== undefined && isAlone ? [[at, depth] as const] : [];
    }),
  );
};

const headingsIn = (lines: readonly Line[]): readonly string[] =>
  lines.flatMap(({ text }) => heading.exec(text)?.[2]?.trim().toLowerCase() ?? []);

/** "**The first notice**" above "Summary", where there is a "Summary" above it already: what is below is another whole. */
const beginsAnew = (at: number, lines: readonly Line[]): boolean => {
  const above = headingsIn(lines.slice(0, at));
  return headingsIn(lines.slice(at)).some((name) => above.includes(name));
};

/** "**Administrative**" and "**Technical**", each above headings, are the parts of a document: what stands below is of them. */
export const withBoldParts = (text: string): string => {
  if (!/^ {0,3}(?:\*\*|__)[^\n]+(?:\*\*|__)[^\S\n]*\n(?:[^\S\n]*\n)+ {0,3}#/mu.test(text)) return text;
  const lines = text.split('\n');
  const outside: Line[] = lines.map((_, at) => ({ text: '~', at }));
  mapOutsideFences(lines, (line, at) => {
    outside[at] = { text: line, at };
    return line;
  });
  const parts = partsIn(outside);
  const depths = new Set(parts.values());
  const [depth = 0] = depths;
  const first = Math.min(...parts.keys());
  const areParts = parts.size >= least || (parts.size === 1 && beginsAnew(first, outside));
  // One level above the others is one; of the first level there is one title.
  if (!areParts || depths.size > 1) return text;
  return lines
    .map((line, at) => {
      if (parts.has(at)) return `${'#'.repeat(depth)} ${bold.exec(line)![1]}`;
      const own = at > first ? heading.exec(outside[at]!.text)?.[1]?.length : undefined;
      return own !== undefined && own >= depth && own < deepest ? line.replace('#', '##') : line;
    })
    .join('\n');
};
