import type MarkdownIt from 'markdown-it';
import { boundAddresses } from '../../../../deck/boundAddresses.ts';
import { admonitionRule } from './admonitionRule.ts';
import { calloutRule } from './calloutRule.ts';
import { useClosedHtml } from './closedHtml.ts';
import { directiveRule } from './directiveRule.ts';
import { lazyLineRule } from './lazyLineRule.ts';
import { nearIndentRule } from './nearIndentRule.ts';
import { textAboveRule } from './textAboveRule.ts';

/** Ids, classes and comments some generators put at the end of a heading: `{#usage}`, `{.unnumbered}`, `{/*usage*\/}`, `(#usage)`. */
const headingMarks =
  /(?:(?<=\s)\(#[a-z][\w-]{1,80}\)|\{\s?(?:[#.][^{}\s]{1,200}|-)(?:\s[^{}\n]{0,200})?\s?\}|\{\/\*[^{}]{0,200}\*\/\}|<!--[^<>]{0,200}-->)$/;

const longestMark = 300;

function withoutMarks(heading: string): string {
  const text = heading.trimEnd();
  const end = text.slice(-longestMark);
  const mark = headingMarks.exec(end);
  return mark ? text.slice(0, text.length - mark[0].length).trimEnd() : text;
}

/** Each opening bracket looks for its end: more of them than any document has would take too long. */
const mostBrackets = 1000;

const parsers = new Map<MathDelimiters, Promise<MarkdownParser>>();

/** Blocks first, and the text in them when it is its turn: all of a long document at once would fill the memory. */
export interface MarkdownParser {
  readonly blocks: MarkdownIt;
  readonly inlines: MarkdownIt;
}

type MathDelimiters = 'all' | 'dollars';

const inlineRules = ['inline', 'linkify', 'replacements', 'smartquotes', 'text_join'];

async function makeParser(delimiters: MathDelimiters): Promise<MarkdownParser> {
  const [blocks, inlines] = await Promise.all([parserWith(delimiters), parserWith(delimiters)]);
  blocks.core.ruler.disable(inlineRules);
  return { blocks, inlines };
}

async function parserWith(delimiters: MathDelimiters): Promise<MarkdownIt> {
  const [{ default: Parser }, { default: cjkFriendly }, { tex }, { footnote }, { dl }] = await Promise.all([
    import('markdown-it'),
    import('markdown-it-cjk-friendly'),
    import('@mdit/plugin-tex'),
    import('@mdit/plugin-footnote'),
    import('@mdit/plugin-dl'),
  ]);
  const markdown = new Parser({ html: true, linkify: true });
  markdown.linkify.set({ fuzzyLink: false });
  boundAddresses(markdown);
  // Any address may stand in the text; what becomes a link or a picture is decided later.
  markdown.validateLink = () => true;
  // Chinese, Japanese and Korean have no spaces that tell where emphasis begins and ends.
  markdown.use(cjkFriendly);
  markdown.use(tex, { delimiters, render: (content: string) => content });
  markdown.use(footnote);
  markdown.use(dl);
  useClosedHtml(markdown, new Parser());
  markdown.block.ruler.before('table', 'near-indent', nearIndentRule);
  markdown.block.ruler.before('fence', 'callout', calloutRule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  markdown.block.ruler.before('callout', 'admonition', admonitionRule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  markdown.block.ruler.before('admonition', 'directive', directiveRule, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  markdown.block.ruler.before('paragraph', 'lazy-line', lazyLineRule, { alt: ['paragraph'] });
  markdown.core.ruler.disable('footnoteTail');
  markdown.core.ruler.after('block', 'text-above-rule', textAboveRule);
  markdown.core.ruler.after('text-above-rule', 'heading-marks', (state) => {
    for (const [index, token] of state.tokens.entries()) {
      if (token.type !== 'heading_open') continue;
      const inline = state.tokens[index + 1]!;
      inline.content = withoutMarks(inline.content);
    }
  });
  return markdown;
}

/** The parser for a text: loaded once, math in `\\(…\\)` and `\\[…\\]` included where it is affordable. */
export function markdownParser(text: string): Promise<MarkdownParser> {
  const brackets = text.match(/\\[([]/g)?.length ?? 0;
  const delimiters = brackets > 0 && brackets <= mostBrackets ? 'all' : 'dollars';
  const parser = parsers.get(delimiters) ?? makeParser(delimiters);
  parsers.set(delimiters, parser);
  return parser;
}
