import type { MarkdownIt } from 'markdown-it';

/** Ids and comments some generators put at the end of a heading: `{#usage}`, `{/*usage*\/}`. */
const headingMarks = /\s*(?:\{#[^{}\s]{1,200}\}|\{\/\*[^{}]{0,200}\*\/\}|<!--[^<>]{0,200}-->)\s*$/;

let parser: Promise<MarkdownIt> | undefined;

async function makeParser(): Promise<MarkdownIt> {
  const [{ default: Parser }, { tex }, { footnote }, { dl }] = await Promise.all([
    import('markdown-it'),
    import('@mdit/plugin-tex'),
    import('@mdit/plugin-footnote'),
    import('@mdit/plugin-dl'),
  ]);
  const markdown = new Parser({ html: true, linkify: true });
  markdown.linkify.set({ fuzzyLink: false });
  // Any address may stand in the text; what becomes a link or a picture is decided later.
  markdown.validateLink = () => true;
  markdown.use(tex, { delimiters: 'all', render: (content: string) => content });
  markdown.use(footnote);
  markdown.use(dl);
  markdown.core.ruler.disable('footnoteTail');
  markdown.core.ruler.before('inline', 'heading-marks', (state) => {
    for (const [index, token] of state.tokens.entries()) {
      if (token.type !== 'heading_open') continue;
      const inline = state.tokens[index + 1]!;
      inline.content = inline.content.replace(headingMarks, '');
    }
  });
  return markdown;
}

export const markdownParser = (): Promise<MarkdownIt> => {
  parser ??= makeParser();
  return parser;
};
