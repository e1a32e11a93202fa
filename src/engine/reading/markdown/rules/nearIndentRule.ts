import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';
import { bareLine } from './ruleLines.ts';

const marker = /^(?:[-*+]|(\d{1,9})[.)])( {1,4})(?=\S)/;
const fence = /^(?:`{3,}|~{3,})/;
const longestMarker = 15;
const leastDeeper = 2;

/** An entry whose lines follow: where its marker stands, where its text does, and by how much its lines are moved. */
interface Entry {
  readonly column: number;
  readonly text: number;
  readonly moved: number;
}

const seen = new WeakSet<StateBlock>();

/**
 * Markdown has an entry belong to the one above it only where it stands below its text, which is three or four
 * columns in for numbered ones. Many people indent by two: such entries are moved to where their author saw them.
 */
export const nearIndentRule = (state: StateBlock): boolean => {
  if (seen.has(state)) return false;
  seen.add(state);
  const open: Entry[] = [];
  let isCode = false;
  for (let line = 0; line < state.lineMax; line += 1) {
    if (state.isEmpty(line)) continue;
    const column = state.sCount[line]!;
    const start = bareLine(state, line, longestMarker);
    const isFence = fence.test(start);
    let beside: Entry | undefined;
    while (!isCode && open.length > 0 && column <= open.at(-1)!.column) beside = open.pop();
    const above = open.at(-1);
    if (isFence) isCode = !isCode;
    let moved = above?.moved ?? 0;
    const marked = isCode || isFence ? null : marker.exec(start);
    if (marked && beside?.column === column) moved = beside.moved;
    else if (marked && above && isBelow(column, marked, above)) moved = above.text - column;
    if (moved > 0) state.sCount[line] = column + moved;
    if (marked) open.push({ column, text: column + moved + marked[0].length, moved });
  }
  return false;
};

/** A number that goes on counts on: it is no list of its own. */
const isBelow = (column: number, [, number]: RegExpExecArray, above: Entry): boolean =>
  column + above.moved < above.text &&
  column - above.column >= leastDeeper &&
  (number === undefined || number === '1');
