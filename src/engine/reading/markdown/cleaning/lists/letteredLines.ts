import { mapOutsideFences } from '../outsideFences.ts';

const lettered = /^ {0,6}\(?([a-z])[.)][ \t]+\S/iu;
const numbered = /^( {0,3})\d{1,3}[.)][ \t]+\S/u;
const fewest = 3;
/** Below an entry of a list they are set in, and surely a list: where one has two, another may have one. */
const fewestBelow = 2;

const indentOf = (line: string): number => line.length - line.trimStart().length;

interface Run {
  readonly from: number;
  readonly count: number;
  /** Set in under a numbered line. */
  readonly isBelow: boolean;
}

/** Lines below each other that are lettered from "a" on. */
const runsIn = (lines: readonly string[]): Run[] => {
  const letters = new Map<number, string>();
  mapOutsideFences(lines, (line, at) => {
    const [, letter] = lettered.exec(line) ?? [];
    if (letter) letters.set(at, letter);
    return line;
  });
  const runs: Run[] = [];
  for (const [from, first] of letters) {
    if (first.toLowerCase() !== 'a') continue;
    let count = 1;
    while (letters.get(from + count) === String.fromCodePoint(first.codePointAt(0)! + count)) count += 1;
    const [, above] = numbered.exec(lines[from - 1] ?? '') ?? [];
    runs.push({ from, count, isBelow: above !== undefined && indentOf(lines[from]!) > above.length });
  }
  return runs;
};

const letteredBelow = /^( {3,8})(\(?([a-z])[.)][ \t]{1,3})(?=\S)/iu;
const outermost = 3;

/** Entries below a numbered one that are lettered from "a" on, with paragraphs of their own between them. */
const spreadRuns = (lines: readonly string[]): number[][] => {
  const runs: number[][] = [];
  let outer = '';
  let open: { readonly indent: number; letter: string; readonly places: number[] } | undefined;
  mapOutsideFences(lines, (line, at) => {
    if (line.trim() === '') return line;
    const indent = indentOf(line);
    if (open && indent > open.indent) return line;
    const letter = letteredBelow.exec(line)?.[3]?.toLowerCase();
    if (open && indent === open.indent && letter === String.fromCodePoint(open.letter.codePointAt(0)! + 1)) {
      open.letter = letter;
      open.places.push(at);
      return line;
    }
    open = letter === 'a' && numbered.test(outer) ? { indent, letter, places: [at] } : undefined;
    if (open) runs.push(open.places);
    if (indent <= outermost) outer = line;
    return line;
  });
  return runs.filter(({ length }) => length >= fewestBelow);
};

/** Its letter stays; what stands below it stays below it. */
const asEntry = (line: string): string =>
  line.replace(
    letteredBelow,
    (_, indent: string, mark: string) => `${indent}-${' '.repeat(mark.length - 1)}${mark}`,
  );

/** "a. One", "b. Two", "c. Three" on lines of their own are a list, which Markdown knows with numbers only. */
export const withLetteredLines = (source: string): string => {
  if (!/^ {0,8}\(?a[.)][ \t]/imu.test(source)) return source;
  const lines = source.split('\n');
  const runs = runsIn(lines);
  const areBelow = runs.some(({ isBelow, count }) => isBelow && count >= fewestBelow);
  const listed = new Map<number, string>(
    spreadRuns(lines)
      .flat()
      .map((at) => [at, asEntry(lines[at]!)]),
  );
  for (const { from, count, isBelow } of runs) {
    if (count < fewest && !(isBelow && areBelow)) continue;
    const indent = isBelow ? ' '.repeat(indentOf(lines[from]!)) : '';
    for (let each = from; each < from + count; each += 1)
      if (!listed.has(each)) listed.set(each, `${indent}- ${lines[each]!.trimStart()}`);
  }
  return lines.map((line, at) => listed.get(at) ?? line).join('\n');
};
