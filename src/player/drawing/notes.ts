import type { MarkdownIt, StateCore } from 'markdown-it';
import { boundAddresses } from '../../deck/boundAddresses.ts';
import { isSafeLink } from '../../deck/richText.ts';
import { drawn, type Html, html, withoutControls } from '../html.ts';
import type { DrawMath } from '../richText.ts';
import { type Callouts, spellMarks } from './noteMarks.ts';

/** Speaker notes as text to read from; they are stored as Markdown. */
export type DrawNotes = (notes: string) => Html;

interface NotesEnv {
  readonly math: DrawMath;
  readonly callouts: Callouts;
}

type Rule = NonNullable<MarkdownIt['renderer']['rules'][string]>;

const spell = ({ tokens, env }: StateCore): void => spellMarks(tokens, (env as NotesEnv).callouts);

const headingTag: Rule = (tokens, index) => {
  const { tag, nesting } = tokens[index]!;
  return `<${nesting < 0 ? '/' : ''}${tag < 'h3' ? 'h3' : 'h4'}>`;
};

const cellTag: Rule = (tokens, index) => {
  const { tag, attrs } = tokens[index]!;
  const align = /right|center/.exec(String(attrs?.[0]?.[1]))?.[0];
  return align ? `<${tag} data-align="${align === 'right' ? 'end' : align}">` : `<${tag}>`;
};

const listing: Rule = (tokens, index) => html`<pre>${tokens[index]!.content.trimEnd()}</pre>`.markup;

const rules: Record<string, Rule> = {
  heading_open: headingTag,
  heading_close: headingTag,
  th_open: cellTag,
  td_open: cellTag,
  fence: listing,
  code_block: listing,
  image: (tokens, index) => html`${tokens[index]!.content}`.markup,
  callout: (tokens, index) => html`<strong>${tokens[index]!.content}</strong>`.markup,
  link_open: (tokens, index) =>
    html`<a href="${String(tokens[index]!.attrGet('href'))}" target="_blank" rel="noopener noreferrer"${
      tokens[index]!.info !== 'auto' && html` class="named"`
    }>`.markup,
};

const makeParser = async (): Promise<MarkdownIt> => {
  const [{ default: Parser }, { tex }] = await Promise.all([
    import('markdown-it'),
    import('@mdit/plugin-tex'),
  ]);
  const markdown = new Parser({ html: false, linkify: true, breaks: true });
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  boundAddresses(markdown);
  markdown.validateLink = isSafeLink;
  // What only defines a link would be shown nowhere.
  markdown.disable('reference');
  markdown.use(tex, {
    render: (content: string, display: boolean, env: unknown) =>
      (env as NotesEnv).math(content, display).markup,
  });
  markdown.core.ruler.push('marks', spell);
  Object.assign(markdown.renderer.rules, rules);
  return markdown;
};

/** Loads what it needs at the first deck with notes, and keeps it. */
export class NotesPainter {
  #parser: Promise<MarkdownIt> | undefined;

  async prepare(math: DrawMath, callouts: Callouts): Promise<DrawNotes> {
    this.#parser ??= makeParser();
    const parser = await this.#parser;
    const env: NotesEnv = { math, callouts };
    return (notes) => drawn(parser.render(withoutControls(notes), env).trimEnd());
  }
}
