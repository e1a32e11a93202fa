import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';
import { lineAt } from './ruleLines.ts';

const marker = /^\s*(?:[-*+]|\d{1,9}[.)])\s/u;
/** Ended, or left open: "For [" goes on. */
const ended = /[.!?:;,…([{]\s*$|\s{2}$|\\$/u;
const capital = /^\p{Lu}/u;

/** Whether an entry of the same list follows before the next blank line. */
const goesOn = (state: StateBlock, from: number, endLine: number): boolean => {
  for (let line = from; line < endLine && !state.isEmpty(line); line += 1)
    if (marker.test(lineAt(state, line))) return true;
  return false;
};

/** "Think about:" at the margin, between two entries, stands above those that follow. */
const announcesEntries = (state: StateBlock, startLine: number, endLine: number): boolean =>
  startLine + 1 < endLine &&
  /[:：]\s*$/u.test(lineAt(state, startLine)) &&
  capital.test(lineAt(state, startLine)) &&
  marker.test(lineAt(state, startLine + 1)) &&
  state.sCount[startLine + 1]! <= state.listIndent;

/**
 * A sentence that stands below the last entry of a list, not indented as the entry is, is said of all of them:
 * Markdown has it go on with the entry, its author does not.
 */
export const lazyLineRule = (
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
): boolean => {
  if (!silent || state.listIndent < 0 || state.sCount[startLine]! >= state.blkIndent) return false;
  if (announcesEntries(state, startLine, endLine)) return true;
  const before = lineAt(state, startLine - 1);
  const isList = marker.test(before) && startLine > 1 && marker.test(lineAt(state, startLine - 2));
  if (!isList || ended.test(before)) return false;
  return capital.test(lineAt(state, startLine)) && !goesOn(state, startLine, endLine);
};
