import { linesOf } from '../chunks.ts';
import type { LineEdit } from './edit.ts';

export const applyEdits = (text: string, edits: readonly LineEdit[]): string => {
  const lines = linesOf(text);
  for (const { line, end, lines: own } of edits.toSorted((a, b) => b.line - a.line))
    lines.splice(line, end - line, ...own);
  return lines.join('\n');
};
