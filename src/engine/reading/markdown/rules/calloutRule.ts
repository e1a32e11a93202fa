import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';
import { tones } from '../../document/calloutKinds.ts';
import { withLinkWords } from '../cleaning/linkWords.ts';
import { mapOutsideFences } from '../cleaning/outsideFences.ts';
import { isCoursePart } from './courseParts.ts';
import { bareLine, signAt } from './ruleLines.ts';

/** `:::note Title`, `::: {.wide}`, `:::{note} Title`; fences of ticks name their kind in braces: "```{note}". */
const opening = /^(:{3,}|`{3,}|~{3,})[ \t]*(?:\{([a-z-]+)\}|([a-z][\w-]*)|(?=\{[.#]))[ \t]*(.*)$/i;
const longest = 500;

interface Opening {
  readonly fence: string;
  /** Empty where only the look is said. */
  readonly kind: string;
  readonly title: string;
}

const openingOf = (line: string): Opening | undefined => {
  const match = opening.exec(line);
  if (!match) return undefined;
  const [, fence = '', inBraces, word, rest = ''] = match;
  const named = (inBraces ?? word ?? /^\{\.([\w-]+)/u.exec(rest)?.[1] ?? '').toLowerCase();
  const kind = inBraces !== undefined || word !== undefined || isCoursePart(named) ? named : '';
  // Ticks hold code, but for the kinds that are callouts.
  if (!fence.startsWith(':') && !(inBraces !== undefined && tones[kind])) return undefined;
  return {
    fence,
    kind,
    title: withLinkWords(rest.replace(/^\[(.*)\]$/, '$1'))
      .replace(/\{[^}]*\}/, '')
      .replace(/(?<!:):+\s*$/, '')
      .trim(),
  };
};

const bare = /^:{3,}\s*$/u;
const change = (text: string): number => {
  if (!text.startsWith(':::')) return 0;
  return bare.test(text) ? -1 : openingOf(text) ? 1 : 0;
};

/** Whether every container of a text is closed, of how many colons its lines may be. */
const isEven = (source: string): boolean => {
  let depth = 0;
  let isBroken = false;
  mapOutsideFences(source.split('\n'), (line) => {
    depth += change(line.trim().slice(0, longest));
    isBroken ||= depth < 0;
    return line;
  });
  return !isBroken && depth === 0;
};

const evenness = new WeakMap<object, boolean>();
const isEvenIn = ({ env, src }: StateBlock): boolean => {
  const known = evenness.get(env as object);
  if (known !== undefined) return known;
  const even = isEven(src);
  evenness.set(env as object, even);
  return even;
};

/** Where every container is closed, the line that closes this one, whatever its length. */
const evenClosingLine = (state: StateBlock, startLine: number, endLine: number): number | undefined => {
  let depth = 1;
  let isCode = false;
  for (let line = startLine + 1; line < endLine; line += 1) {
    const text = bareLine(state, line, longest);
    if (/^(?:`{3}|~{3})/u.test(text)) isCode = !isCode;
    else if (!isCode) depth += change(text);
    if (depth === 0) return line;
  }
  return undefined;
};

/** The line that ends a container: others of the same length within it end first. */
const closingLine = (state: StateBlock, startLine: number, endLine: number, fence: string): number => {
  let depth = 1;
  for (let line = startLine + 1; line < endLine; line += 1) {
    const text = bareLine(state, line, longest).trimEnd();
    if (text === fence) depth -= 1;
    else if (text.startsWith(fence) && openingOf(text)?.fence === fence) depth += 1;
    if (depth === 0) return line;
  }
  return endLine;
};

/** Containers between lines of colons, as many documentation sites write them: a callout, a tab, a column. */
export function calloutRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const sign = signAt(state, startLine);
  if (sign !== ':' && sign !== '`' && sign !== '~') return false;
  const found = openingOf(bareLine(state, startLine, longest));
  if (!found) return false;
  if (silent) return true;
  const isColons = found.fence.startsWith(':');
  const end =
    (isColons && isEvenIn(state) ? evenClosingLine(state, startLine, endLine) : undefined) ??
    closingLine(state, startLine, endLine, found.fence);

  const { parentType, lineMax } = state;
  const open = state.push('callout_open', '#callout', 1);
  open.attrs = [
    ['tone', found.kind],
    ['title', found.title],
  ];
  open.map = [startLine, Math.min(end + 1, endLine)];
  state.parentType = 'blockquote';
  state.lineMax = end;
  state.md.block.tokenize(state, startLine + 1, end);
  state.push('callout_close', '#callout', -1);
  state.parentType = parentType;
  state.lineMax = lineMax;
  state.line = Math.min(end + 1, endLine);
  return true;
}
