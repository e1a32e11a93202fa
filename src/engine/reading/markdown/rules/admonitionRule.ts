import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';
import { bareLine, signAt } from './ruleLines.ts';

/** `!!! note "Title"`, folded `??? tip`, a tab's `=== "Title"`: what belongs to them is indented below. */
const opening =
  /^(?:(?:!!!|\?\?\?\+?)[ \t]+([a-z]+)(?:[ \t]+[a-z ]+)?|===!?\+?)(?:[ \t]+"([^"\n]{0,160})")?[ \t]*$/i;
const indent = 4;
const longest = 240;

/** Callouts by indentation, as some documentation sites write them. */
export function admonitionRule(
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
): boolean {
  const sign = signAt(state, startLine);
  if (sign !== '!' && sign !== '?' && sign !== '=') return false;
  const match = opening.exec(bareLine(state, startLine, longest));
  if (!match || (match[1] === undefined && match[2] === undefined)) return false;
  const inner = state.sCount[startLine]! + indent;
  let end = startLine + 1;
  let last = startLine;
  for (; end < endLine; end += 1) {
    if (state.isEmpty(end)) continue;
    if (state.sCount[end]! < inner) break;
    last = end;
  }
  if (last === startLine) return false;
  if (silent) return true;
  end = last + 1;

  const { parentType, lineMax, blkIndent } = state;
  const open = state.push('callout_open', '#callout', 1);
  open.attrs = [
    ['tone', (match[1] ?? '').toLowerCase()],
    ['title', match[2] ?? ''],
  ];
  open.map = [startLine, end];
  state.parentType = 'blockquote';
  state.lineMax = end;
  state.blkIndent = inner;
  state.md.block.tokenize(state, startLine + 1, end);
  state.push('callout_close', '#callout', -1);
  state.parentType = parentType;
  state.lineMax = lineMax;
  state.blkIndent = blkIndent;
  state.line = end;
  return true;
}
