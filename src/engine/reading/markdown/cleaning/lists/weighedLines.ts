import { mapOutsideFences } from '../outsideFences.ts';

const sign = /^ {0,3}([+\-–−])[ \t]+\S/u;
const goesOn = /^\s{2,}\S/u;

type Side = 'for' | 'against';

/** "  + why" below "- what" is of it, and weighs nothing. */
const indentOf = (line: string): number => /^ */u.exec(line)![0].length;

const sideOf = (line: string): Side | undefined => {
  const [, mark] = sign.exec(line) ?? [];
  return mark === undefined ? undefined : mark === '+' ? 'for' : 'against';
};

interface Run {
  readonly side: Side;
  readonly indent: number;
  readonly lines: number[];
  /** Behind its last line. */
  end: number;
}

/** Lines below each other that begin with the same sign, with what they go on in. */
const runsIn = (lines: readonly string[]): Run[] => {
  const runs: Run[] = [];
  mapOutsideFences(lines, (line, at) => {
    const last = runs.at(-1);
    const side = sideOf(line);
    const isNext = last?.end === at;
    if (side && isNext && last.side === side) last.lines.push(at);
    else if (side) runs.push({ side, indent: indentOf(line), lines: [at], end: at + 1 });
    if (last && isNext && (side === last.side || (!side && goesOn.test(line)))) last.end = at + 1;
    return line;
  });
  return runs;
};

const blank = /^\s*$/u;
const areBeside = (one: Run, other: Run | undefined, lines: readonly string[]): boolean =>
  other !== undefined &&
  one.side !== other.side &&
  one.indent === other.indent &&
  lines.slice(one.end, other.lines[0]).every((line) => blank.test(line));

const written: Readonly<Record<Side, string>> = { for: '- \\+ ', against: '- – ' };

/** "+ cheap" above "- slow" weighs something up: to Markdown the signs are marks of two lists, and say nothing. */
export const withWeighedLines = (source: string): string => {
  if (!/^ {0,3}\+[ \t]/mu.test(source)) return source;
  const lines = source.split('\n');
  const runs = runsIn(lines);
  const weighed = new Map<number, Side>();
  runs.forEach((run, at) => {
    if (areBeside(run, runs[at + 1], lines) || (runs[at - 1] && areBeside(runs[at - 1]!, run, lines)))
      for (const line of run.lines) weighed.set(line, run.side);
  });
  return lines
    .map((line, at) => {
      const side = weighed.get(at);
      return side ? line.replace(/^ {0,3}[+\-–−][ \t]+/u, written[side]) : line;
    })
    .join('\n');
};
