import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';
import { bareLine, lineAt, signAt } from './ruleLines.ts';

/** "```{note} Title", closed like a listing: what the documentation tools of scientists make of a fence. */
const opening = /^(`{3,}|~{3,})[ \t]*\{([a-z][\w:-]{0,40})\}[ \t]*([^`\n]*)$/i;
const longest = 400;
/** ":class: tip" and what else stands between the name and the text. */
const option = /^[ \t]*:[\w-]+:(?:[ \t].*)?$/;

type Kind = 'callout' | 'code' | 'picture' | 'nothing';

const kindsByName: Readonly<Record<Kind, string>> = {
  callout:
    'note tip hint important warning caution danger error attention admonition seealso todo dropdown topic sidebar card tab-item versionadded versionchanged deprecated',
  code: 'code code-block code-cell sourcecode prompt parsed-literal math mermaid',
  picture: 'figure image',
  nothing: 'toctree contents tableofcontents index bibliography include literalinclude raw autosummary',
};
const kinds = new Map(
  Object.entries(kindsByName).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as Kind] as const),
  ),
);

/** What is shown as what its name says rather than in the language of its argument. */
const ownLanguages = new Set(['math', 'mermaid']);

const isClosing = (line: string, fence: string): boolean => {
  const text = line.trim();
  return text.length >= fence.length && text === fence.charAt(0).repeat(text.length);
};

const closingAfter = (state: StateBlock, fence: string, from: number, endLine: number): number => {
  let line = from;
  while (line < endLine && !isClosing(lineAt(state, line), fence)) line += 1;
  return line;
};

const edge = /^[ \t]*-{3}[ \t]*$/;
/** Options may stand between two lines of dashes as well. */
const afterFields = (state: StateBlock, from: number, to: number): number => {
  if (from >= to || !edge.test(lineAt(state, from))) return from;
  let line = from + 1;
  while (line < to && !edge.test(lineAt(state, line))) line += 1;
  return line < to ? line + 1 : from;
};

const firstLineOf = (state: StateBlock, from: number, to: number): number => {
  let line = afterFields(state, from, to);
  while (line < to && option.test(lineAt(state, line))) line += 1;
  return line;
};

/** Tokens of the lines within, as if they stood where the fence stands. */
const readWithin = (state: StateBlock, from: number, to: number): void => {
  const { parentType, lineMax } = state;
  state.parentType = 'blockquote';
  state.lineMax = to;
  state.md.block.tokenize(state, from, to);
  state.parentType = parentType;
  state.lineMax = lineMax;
};

interface Directive {
  readonly name: string;
  readonly argument: string;
  readonly from: number;
  readonly to: number;
  readonly map: [number, number];
}

const push: Readonly<Record<Kind, (state: StateBlock, directive: Directive) => void>> = {
  callout: (state, { name, argument, from, to, map }) => {
    const open = state.push('callout_open', '#callout', 1);
    open.attrs = [
      ['tone', name],
      ['title', argument],
    ];
    open.map = map;
    readWithin(state, from, to);
    state.push('callout_close', '#callout', -1);
  },
  code: (state, { name, argument, from, to, map }) => {
    const token = state.push('fence', 'code', 0);
    token.info = ownLanguages.has(name) ? name : argument;
    token.content = state.getLines(from, to, state.blkIndent, true);
    token.map = map;
  },
  picture: (state, { argument, from, to, map }) => {
    const open = state.push('paragraph_open', 'p', 1);
    open.map = map;
    const picture = state.push('inline', '', 0);
    picture.content = `![](<${argument}>)`;
    picture.map = map;
    picture.children = [];
    state.push('paragraph_close', 'p', -1);
    readWithin(state, from, to);
  },
  nothing: () => {},
};

/** Remarks, listings and pictures that are written as fences with a name in braces. */
export function directiveRule(
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
): boolean {
  const sign = signAt(state, startLine);
  if (sign !== '`' && sign !== '~') return false;
  const match = opening.exec(bareLine(state, startLine, longest));
  if (!match) return false;
  const [, fence = '', written = '', argument = ''] = match;
  const name = written.toLowerCase();
  const kind = kinds.get(name);
  if (kind === undefined) return false;
  if (silent) return true;
  const to = closingAfter(state, fence, startLine + 1, endLine);
  const end = Math.min(endLine, to + 1);
  const from = firstLineOf(state, startLine + 1, to);
  push[kind](state, { name, argument: argument.trim(), from, to, map: [startLine, end] });
  state.line = end;
  return true;
}
