import type { CodeLine } from '../../../deck/slide.ts';
import { codeLines, pagesOfLines } from './codeLines.ts';
import { indentOf, isBlankLine, marked, type SourceLine, sourceLines } from './listingLines.ts';

/** What says which lines of a listing matter. */
export interface Telling {
  /** Names that the text speaks of. */
  readonly spoken: readonly string[];
  /** Lines that other listings have as well. */
  readonly known: ReadonlySet<string>;
  /** What a program said: it is read for what failed, and ends with what came of it. */
  readonly isOutput?: boolean;
}

const imports =
  /^\s*(?:import\b|from\s+\S+\s+import\b|#include\b|using\s|use\s|package\s|require\b|(?:const|let|var)\s[^=]*=\s*require\(|@import\b|extern\s|module\s|namespace\s|<\?php|#!|<!DOCTYPE|"use |'use )/;
const remark = /^\s*(?:\/\/|\/\*|\*(?:\s|\/|$)|#(?!\[|include\b|define\b|if|endif)|--\s|<!--)/u;
const longRemark = /^\s*(?:\/\/|\/\*(?!.*\*\/\s*\S)|\*(?:\s|\/|$))/u;
/** `const handler = (request) => {`, `def handle(self):`, `@Override` */
const declares =
  /^\s*(?:@\w|#\[|(?:export|default|public|private|protected|internal|static|async|abstract|final|open|pub(?:\([^)]*\))?|override|unsafe|mutating)\s+)*(?:function|class|interface|struct|enum|trait|impl|type|def|fn|func|fun|protocol|extension|module|record|object|const|let|var|val|create|message|service|macro_rules!|template|concept)\b/iu;
/** `const server = listen((request) => {` rather makes something than it defines it. */
const binds =
  /^\s*(?:(?:export|default|static|pub|private|public)\s+)*(?:const|let|var|val)\s(?![^=]*=\s*(?:async\s*)?(?:function\b|\([^()]*\)[^()]*=>|\w+\s*=>))/u;
const opens = /(?:[{([]|=>|:|\bdo|\bthen)\s*(?:(?:\/\/|#).*)?$/u;
const closes = /^\s*(?:[\])}>;,]|(?:end|fi|done|esac|else|elif|elsif|catch|except|finally|rescue)\b|<\/)/u;

/** "FATAL: the disk is full" in what a program said. */
const fails = /\b(?:FATAL|PANIC|CRITICAL|SEVERE|ERROR|Error:|Traceback|panic:)/;

type RemarksIn = (lines: readonly SourceLine[]) => ReadonlySet<SourceLine>;
const bySign =
  (sign: RegExp): RemarksIn =>
  (lines) =>
    new Set(lines.filter(({ text }) => sign.test(text)));

const quotes = /^\s*[rRuU]?("""|''')/;
/** What a function says of itself in quotation marks, down to those that close it. */
const docstrings: RemarksIn = (lines) => {
  const found = new Set<SourceLine>();
  let closing = '';
  for (const line of lines) {
    const [opening = '', mark = ''] = closing === '' ? (quotes.exec(line.text) ?? []) : ['', closing];
    if (mark === '') continue;
    found.add(line);
    closing = line.text.slice(opening.length).trimEnd().endsWith(mark) ? '' : mark;
  }
  return closing === '' ? found : new Set();
};

/** Remarks on a program stand above what they are on; those of a setting are often all that says what it is. */
const longRemarks = [
  { remarksIn: bySign(longRemark), many: 0.25 },
  { remarksIn: bySign(/^\s*#(?:\s|$)/u), many: 0.5 },
  { remarksIn: docstrings, many: 0.25 },
];

/** Rather what a listing declares than what it remarks on it at length. */
const withoutRemarks = (lines: readonly SourceLine[]): readonly SourceLine[] =>
  longRemarks.reduce((left, { remarksIn, many }) => {
    const remarks = remarksIn(left);
    return remarks.size < many * left.length ? left : left.filter((line) => !remarks.has(line));
  }, lines);

/** Lines that are read together: a construct with its body and the remarks above it, or statements in a row. */
interface Construct {
  readonly from: number;
  readonly to: number;
}

const outermost = (lines: readonly SourceLine[], { from, to }: Construct): number =>
  lines
    .slice(from, to)
    .reduce(
      (least, line) => (isBlankLine(line) ? least : Math.min(least, indentOf(line.text))),
      Number.POSITIVE_INFINITY,
    );

const constructsIn = (lines: readonly SourceLine[], within: Construct): Construct[] => {
  const outer = outermost(lines, within);
  const isOuter = (at: number): boolean => {
    const line = lines[at];
    return line !== undefined && at < within.to && !isBlankLine(line) && indentOf(line.text) === outer;
  };
  const hasBody = (at: number): boolean => {
    const next = lines.slice(at + 1, within.to).find((line) => !isBlankLine(line));
    return next !== undefined && indentOf(next.text) > outer;
  };
  const starts: number[] = [];
  for (let at = within.from; at < within.to; at += 1) {
    if (!isOuter(at)) continue;
    const line = lines[at]!.text;
    const above = lines[at - 1];
    const isFirst = starts.length === 0;
    const isAfterRemark =
      above !== undefined && at > within.from && remark.test(above.text) && isOuter(at - 1);
    const isAfterBody =
      above !== undefined && !isBlankLine(above) && (indentOf(above.text) > outer || closes.test(above.text));
    if (
      isFirst ||
      (!isAfterRemark && !closes.test(line) && (isBlankLine(above) || isAfterBody || hasBody(at)))
    )
      starts.push(at);
  }
  return starts.map((from, at) => {
    let to = starts[at + 1] ?? within.to;
    while (to > from && isBlankLine(lines[to - 1])) to -= 1;
    return { from, to };
  });
};

/** A slide is looked for among so many lines and constructs; more names or lines say no more of one. */
const most = { lines: 600, constructs: 60, names: 2, length: 24 };
const weight = {
  named: 3,
  /** What is spoken of is rather made there than used. */
  made: 3,
  opened: 2,
  bound: 1,
  declared: 0.5,
  own: 4,
  lines: 1 / 6,
  imported: 1.5,
  place: 0.1,
};

const kindOf = (text: string): 'opened' | 'bound' | 'declared' => {
  if (!opens.test(text)) return 'declared';
  return binds.test(text) ? 'bound' : 'opened';
};

const namedIn = (
  lines: readonly SourceLine[],
  { from, to }: Construct,
  { spoken }: Pick<Telling, 'spoken'>,
): number => spoken.filter((name) => lines.slice(from, to).some(({ text }) => text.includes(name))).length;

const worthOf = (
  lines: readonly SourceLine[],
  construct: Construct,
  telling: Telling,
  at: number,
): number => {
  const { known } = telling;
  const own = lines.slice(construct.from, construct.to).filter((line) => !isBlankLine(line));
  const says = own.filter(({ text }) => !remark.test(text));
  const first = says.find(({ text }) => declares.test(text));
  const idle = own.filter(({ text }) => imports.test(text)).length;
  const isNew = known.size > 0 && says.some(({ text }) => !known.has(text.trim()));
  return (
    weight.named * Math.min(namedIn(lines, construct, telling), most.names) +
    (first ? weight[kindOf(first.text)] : 0) +
    (telling.spoken.some((name) => says[0]?.text.includes(name)) ? weight.made : 0) +
    (isNew ? weight.own : 0) +
    weight.lines * Math.min(own.length, most.length) -
    weight.imported * idle -
    weight.place * at
  );
};

const rangeOf = ({ from, to }: Construct): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

/** Less than this of a construct says nothing of it. */
const leastOfPart = 5;

class Choice {
  private readonly lines: readonly SourceLine[];
  private readonly height: number;
  private readonly telling: Telling;
  kept: ReadonlySet<number> = new Set();

  constructor(lines: readonly SourceLine[], height: number, telling: Telling) {
    this.lines = lines;
    this.height = height;
    this.telling = telling;
  }

  keepLast(): void {
    const last = this.lines.findLastIndex((line) => !isBlankLine(line));
    if (last > 0) this.keep([last]);
  }

  /** As far as there is room beside what led to it. */
  keepFailures(): void {
    this.lines.forEach(({ shown }, at) => {
      const whole = shown.map(({ text }) => text).join(' ');
      if (fails.test(whole) && marked(this.lines, this.kept).length < this.height / 2) this.keep([at]);
    });
  }

  private keep(more: readonly number[]): boolean {
    const all = new Set([...this.kept, ...more.filter((at) => !isBlankLine(this.lines[at]))]);
    if (marked(this.lines, all).length > this.height) return false;
    this.kept = all;
    return true;
  }

  /** The constructs that say most, and those that are spoken of, whole; of those that are too long what says most. */
  take(within: Construct): void {
    const ranked = constructsIn(this.lines, within)
      .map((construct, at) => ({
        construct,
        worth: worthOf(this.lines, construct, this.telling, at),
        isNamed: namedIn(this.lines, construct, this.telling) > 0,
      }))
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, most.constructs);
    const late: Construct[] = [];
    for (const { construct, isNamed } of ranked)
      if ((late.length > 0 && !isNamed) || !this.keep(rangeOf(construct))) late.push(construct);
    for (const construct of late) if (!this.keep(rangeOf(construct))) this.takePart(construct);
  }

  private takePart(construct: Construct): void {
    const room = this.height - marked(this.lines, this.kept).length;
    if (room < leastOfPart) return;
    const { from, to } = construct;
    const outer = outermost(this.lines, construct);
    const body = rangeOf(construct).find(
      (at) => !isBlankLine(this.lines[at]) && indentOf(this.lines[at]!.text) > outer,
    );
    if (body === undefined) {
      // Statements in a row are read from the first.
      for (let at = from; at < to && this.keep([at]); at += 1);
      return;
    }
    let end = to;
    while (
      end > body &&
      closes.test(this.lines[end - 1]!.text) &&
      indentOf(this.lines[end - 1]!.text) === outer
    )
      end -= 1;
    if (this.keep([...rangeOf({ from, to: body }), ...rangeOf({ from: end, to })]))
      this.take({ from: body, to: end });
  }

  shown(): CodeLine[] {
    const isKept = (at: number): boolean => this.kept.has(at);
    const isBetween = (at: number): boolean => {
      let above = at;
      let below = at;
      while (isBlankLine(this.lines[above]) && above >= 0) above -= 1;
      while (isBlankLine(this.lines[below]) && below < this.lines.length) below += 1;
      return isKept(above) && isKept(below);
    };
    const blank = this.lines.flatMap((line, at) => (isBlankLine(line) && isBetween(at) ? [at] : []));
    const airy = marked(this.lines, new Set([...this.kept, ...blank]));
    return airy.length <= this.height ? airy : marked(this.lines, this.kept);
  }
}

/** A listing without what it remarks on itself at length. */
export const unremarkedLines = (code: string): CodeLine[] =>
  withoutRemarks(sourceLines(codeLines(code))).flatMap(({ shown }) => shown);

/** What all below it is of is no import. */
const names = /^\s*(?:package|namespace|module)\s/;

/** A listing without what it begins with before it does anything: what it runs with, what it imports. */
export const unimportedLines = (code: string): CodeLine[] => {
  const lines = sourceLines(codeLines(code));
  const isIdle = (line: SourceLine): boolean =>
    isBlankLine(line) || (imports.test(line.text) && !names.test(line.text)) || remark.test(line.text);
  let first = lines.findIndex((line) => !isIdle(line));
  // A remark right above what is declared is on that.
  while (first > 0 && remark.test(lines[first - 1]!.text) && !imports.test(lines[first - 1]!.text))
    first -= 1;
  return first <= 0 ? [] : marked(lines, new Set(lines.keys().drop(first)));
};

/** What so many lines show of a listing that is too long for them, with a mark for what they leave out. */
export const tellingLines = (
  code: string,
  height: number,
  { spoken, known, isOutput = false }: Telling,
): CodeLine[] => {
  const names = [...new Set(spoken)].filter((name) => name.length > 2).slice(0, 12);
  const whole = codeLines(code);
  const lines = withoutRemarks(sourceLines(whole)).slice(0, most.lines);
  const choice = new Choice(lines, height, { spoken: names, known });
  if (isOutput) {
    choice.keepLast();
    choice.keepFailures();
  }
  choice.take({ from: 0, to: lines.length });
  const shown = choice.shown();
  return shown.length > 0 ? shown : whole.slice(0, height);
};

/** The same on so many pages of so many lines. */
export const tellingPages = (code: string, height: number, most: number, telling: Telling): CodeLine[][] => {
  for (let lines = height * most; lines > height; lines -= 1) {
    const pages = pagesOfLines(tellingLines(code, lines, telling), height);
    if (pages.length <= most) return pages;
  }
  return [tellingLines(code, height, telling)];
};
