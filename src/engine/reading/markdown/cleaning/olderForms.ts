import { mapOutsideFences } from './outsideFences.ts';

const definition = /^ {0,3}\[([^\]\n]{1,100})\]:\s*\S/u;
const spaced = /\] \[([^\]\n]{1,100})\]/gu;

/** "[the guide] [guide]", as links were written once, where something says what "guide" refers to. */
const withTightReferences = (lines: readonly string[]): readonly string[] => {
  const names = new Set(lines.flatMap((line) => definition.exec(line)?.[1]?.toLowerCase() ?? []));
  if (names.size === 0) return lines;
  return mapOutsideFences(lines, (line) =>
    line.includes('] [')
      ? line.replaceAll(spaced, (written, name: string) =>
          names.has(name.toLowerCase()) ? `][${name}]` : written,
        )
      : line,
  );
};

const circle = /^(\s{0,3})o\s+(?=[\p{Lu}«“"])/u;
const fewestCircles = 3;
const edge = /^\s*(?:#{1,6}\s.*)?$/u;
const ends = /[.!?:;…]\s*$/u;

/** Lines that begin with a circle, where the first of their paragraph does or the line above has ended. */
const circlesIn = (lines: readonly string[]): ReadonlySet<number> => {
  const circles = new Set<number>();
  let isList = false;
  for (const [at, line] of lines.entries()) {
    const isCircle = circle.test(line);
    const above = lines[at - 1] ?? '';
    if (edge.test(above)) isList = isCircle;
    else if (isCircle && ends.test(above)) isList = true;
    if (isList && isCircle) circles.add(at);
  }
  return circles;
};

/** "o Machines are booked first", as it comes out of programs that draw a circle there. */
const withMarks = (lines: readonly string[]): readonly string[] => {
  if (lines.filter((line) => circle.test(line)).length < fewestCircles) return lines;
  const circles = circlesIn(lines);
  if (circles.size < fewestCircles) return lines;
  return mapOutsideFences(lines, (line, at) => (circles.has(at) ? line.replace(circle, '$1- ') : line));
};

const doubleLine = /^={3,}\s*$/u;
/** A line of text that is none of a list, a quotation or a table. */
const nameLine = /^(?![-*+>|#\s]|\d{1,3}[.)]\s)\S.{0,100}$/u;

/** A heading under which a line is drawn, right below a list, goes on with the last entry to the program. */
const withNamesBelowLists = (lines: readonly string[]): readonly string[] => {
  if (!lines.some((line) => doubleLine.test(line))) return lines;
  const isName = (at: number): boolean =>
    nameLine.test(lines[at] ?? '') &&
    doubleLine.test(lines[at + 1] ?? '') &&
    (lines[at - 1] ?? '').trim() !== '';
  return mapOutsideFences(lines, (line, at) => (isName(at) ? `# ${line}` : isName(at - 1) ? '' : line));
};

const wikiBold = /(?<!['\\])(?:\\?'){3}(?!\\?')([^'\n\\]{1,200})(?:\\?'){3}(?!\\?')/gu;
/** "'''Total'''" is bold in a wiki. */
const withWikiBold = (lines: readonly string[]): readonly string[] =>
  lines.some((line) => line.includes("'''") || line.includes("\\'\\'\\'"))
    ? mapOutsideFences(lines, (line) => line.replaceAll(wikiBold, '**$1**'))
    : lines;

const span = /\[([^[\]\n]{1,200})\]\{\.(?:underline|ul|mark|smallcaps)\b[^{}\n]{0,60}\}/gu;

/** "[shared]{.underline}", as programs write what has no sign of its own. */
const withoutSpans = (lines: readonly string[]): readonly string[] =>
  lines.some((line) => line.includes(']{.'))
    ? mapOutsideFences(lines, (line) => (line.includes(']{.') ? line.replaceAll(span, '$1') : line))
    : lines;

/** What older or other programs wrote, as it is written now; every line keeps its number. */
export const withoutOlderForms = (text: string): string =>
  withWikiBold(withoutSpans(withMarks(withNamesBelowLists(withTightReferences(text.split('\n')))))).join(
    '\n',
  );
