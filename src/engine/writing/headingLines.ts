import type { RichText } from '../../deck/richText.ts';
import { joinRich } from './richJoin.ts';

/** Many headings in at most so many lines, a few on each. */
export const headingLines = (headings: readonly (readonly RichText[])[], most: number): RichText[] => {
  const each = Math.ceil(headings.length / most);
  const lines: RichText[] = [];
  for (let at = 0; at < headings.length; at += each)
    lines.push(joinRich(headings.slice(at, at + each).flat(), ' · '));
  return lines;
};
