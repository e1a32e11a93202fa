import type MarkdownIt from 'markdown-it';
import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';
import { bareLine, signAt } from './ruleLines.ts';

const headingOrFence = /^(?:#{1,6}[ \t]+\S|`{3,}[^`]*$|~{3,})/u;
/** In these, and in comments, signs of Markdown are what they are. */
const asWritten = /<(?:pre|code|script|style|textarea)\b|<!--/iu;
const isWritten = /<\/(?:pre|code|script|style|textarea)>|-->/iu;

/** Of a longer line only so much is looked at. */
const longest = 2000;

/** The line before the next blank one at which Markdown begins again. */
const endOfHtml = (state: StateBlock, startLine: number, endLine: number): number => {
  if (signAt(state, startLine) !== '<') return endLine;
  let isOpen = false;
  for (let line = startLine; line < endLine && !state.isEmpty(line); line += 1) {
    const text = bareLine(state, line, longest);
    if (!isOpen && line > startLine && headingOrFence.test(text)) return line;
    if (asWritten.test(text)) isOpen = true;
    if (isWritten.test(text)) isOpen = false;
  }
  return endLine;
};

/**
 * A block of HTML ends at a blank line, and what follows a tag without one is no Markdown: its authors see
 * a heading or a listing in it nevertheless.
 */
export const useClosedHtml = (markdown: MarkdownIt, plainParser: MarkdownIt): void => {
  plainParser.block.ruler.enableOnly('html_block');
  const [htmlBlock] = plainParser.block.ruler.getRules('');
  markdown.block.ruler.at(
    'html_block',
    (state, startLine, endLine, silent) =>
      htmlBlock!(state, startLine, silent ? endLine : endOfHtml(state, startLine, endLine), silent),
    { alt: ['paragraph', 'reference', 'blockquote'] },
  );
};
