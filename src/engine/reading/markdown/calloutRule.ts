import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';
import { tones } from './quotes.ts';

const opening = /^(:{3,})\s*([a-z]+)\s*(.*)$/i;
const longest = 200;

const lineAt = (state: StateBlock, line: number): string =>
  state.src.slice(
    state.bMarks[line]! + state.tShift[line]!,
    Math.min(state.eMarks[line]!, state.bMarks[line]! + longest),
  );

/** Callouts between lines of colons, as many documentation sites write them: `:::note Title` … `:::`. */
export function calloutRule(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (state.src[state.bMarks[startLine]! + state.tShift[startLine]!] !== ':') return false;
  const match = opening.exec(lineAt(state, startLine));
  if (!match || !tones[match[2]!.toLowerCase()]) return false;
  if (silent) return true;
  const closing = match[1]!;
  let end = startLine + 1;
  while (end < endLine && lineAt(state, end).trimEnd() !== closing) end += 1;

  const { parentType, lineMax } = state;
  const open = state.push('callout_open', '#callout', 1);
  const title = match[3]!.replace(/^\[(.*)\]$/, '$1').replace(/\{[^}]*\}/, '');
  open.attrs = [
    ['tone', match[2]!.toLowerCase()],
    ['title', title.trim()],
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
