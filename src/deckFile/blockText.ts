import type { Mark, RichText } from '../deck/richText.ts';
import type { Token } from './parser.ts';

const markOf: Readonly<Record<string, Mark>> = { fence: 'code', math_block: 'math' };

/** A block of its own, where only text may stand: its text, marked as what it was. */
export const blockText = ({ type, content }: Token): RichText => {
  const text = content.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
  const mark = markOf[type];
  return text === '' ? [] : [{ text, ...(mark && { marks: [mark] }) }];
};
