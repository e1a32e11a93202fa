import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';

/** A line as it was written. */
export const lineAt = ({ src, bMarks, eMarks }: StateBlock, line: number): string =>
  src.slice(bMarks[line]!, eMarks[line]);

const startOf = ({ bMarks, tShift }: StateBlock, line: number): number => bMarks[line]! + tShift[line]!;

/** The sign with which a line begins, for rules that are asked of every line. */
export const signAt = (state: StateBlock, line: number): string => state.src.charAt(startOf(state, line));

/** A line without its indent, of so many letters at most. */
export const bareLine = (state: StateBlock, line: number, longest: number): string => {
  const start = startOf(state, line);
  return state.src.slice(start, Math.min(state.eMarks[line]!, start + longest));
};
