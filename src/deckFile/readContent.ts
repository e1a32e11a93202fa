import { plain, type RichText, rich } from '../deck/richText.ts';
import { blockText } from './blockText.ts';
import { type Chunk, Fences } from './chunks.ts';
import type { Content, ContentBlock, Tone } from './content.ts';
import { type Marker, readMarker } from './markers.ts';
import { readNotes } from './notesForm.ts';
import type { DeckMarkdown, Token, Tokens } from './parser.ts';
import type { Tell } from './problem.ts';
import { hrefOf, inlineText, leadsSomewhere, readInline } from './readInline.ts';
import { endOfToken, readItems } from './readItems.ts';
import { trimmed } from './richTextForm.ts';
import { isDeep, twoLevels } from './twoLevels.ts';

/** What a quotation holds as it is; an HTML block is told by itself. */
const ofParagraphs = new Set(['paragraph_open', 'inline', 'paragraph_close', 'html_block']);
const notesMark = /^<!--\s*notes\s*-->\s*$/;
const tones = /^\[!(note|tip|important|warning|caution)\]\s*$/i;
const alignments: Readonly<Record<string, 'start' | 'center' | 'end'>> = {
  left: 'start',
  center: 'center',
  right: 'end',
};
/** Another program's: `_class: lead`. */
const directive = /^[_$]?[a-zA-Z][\w-]*\s*:[^\n]*$/;
/** Another program's name for the place of what follows: `::right::`. */
const slotMark = /^::[a-z][\w-]*::$/;

/** Each from its start to the next end there is: one that is not closed is none. */
const withoutComments = (html: string): { readonly comments: readonly string[]; readonly rest: string } => {
  const comments: string[] = [];
  let rest = '';
  let at = 0;
  for (;;) {
    const start = html.indexOf('<!--', at);
    const end = start === -1 ? -1 : html.indexOf('-->', start + 4);
    if (end === -1) return { comments, rest: (rest + html.slice(at)).trim() };
    comments.push(html.slice(start, end + 3));
    rest += html.slice(at, start);
    at = end + 3;
  }
};

/** Where the notes begin: the line of their mark, or behind the last. */
const notesLine = (lines: readonly string[]): number => {
  const fences = new Fences();
  const at = lines.findIndex((line) => !fences.passes(line) && notesMark.test(line));
  return at === -1 ? lines.length : at;
};

/** A slide is shown far from its file: what lies beside it cannot be followed there. */
const tellLinksNowhere = (tokens: Tokens, first: number, tell: Tell): void => {
  let at = { line: first, end: first + 1 };
  for (const { map, children } of tokens) {
    if (map) at = { line: first + map[0], end: first + map[1] };
    for (const child of children ?? []) {
      const href = child.type === 'link_open' ? hrefOf(child) : undefined;
      if (href !== undefined && !leadsSomewhere(href)) tell('link-nowhere', at, href);
    }
  }
};

/** A picture is one in a paragraph of the slide's own; elsewhere only text may stand. */
const tellPicturesInText = (tokens: Tokens, first: number, tell: Tell): void => {
  let lines = { line: first, end: first + 1 };
  for (const [at, { map, children }] of tokens.entries()) {
    if (map) lines = { line: first + map[0], end: first + map[1] };
    const around = tokens[at - 1];
    const isOwn = around?.type === 'paragraph_open' && around.level === 0;
    if (!isOwn && children?.some(({ type }) => type === 'image')) tell('picture-in-text', lines);
  }
};

const childrenOf = (tokens: Tokens): Tokens => tokens.find(({ type }) => type === 'inline')?.children ?? [];

/** What a slide's text holds, in order. What is not understood is text, and told. */
export const readContent = (markdown: DeckMarkdown, chunk: Chunk, tell: Tell): Content => {
  const end = notesLine(chunk.lines);
  const reader = new ContentReader(markdown, chunk.line, tell);
  const tokens = markdown.blocks(chunk.lines.slice(0, end).join('\n'));
  reader.read(tokens);
  tellLinksNowhere(tokens, chunk.line, tell);
  tellPicturesInText(tokens, chunk.line, tell);
  const notes = [...reader.comments, readNotes(chunk.lines.slice(end + 1))].filter((text) => text !== '');
  return { ...reader.content(), notes: notes.join('\n\n') };
};

class ContentReader {
  readonly #markdown: DeckMarkdown;
  readonly #first: number;
  readonly #tell: Tell;
  readonly #blocks: ContentBlock[] = [];
  readonly #markers: Marker[] = [];
  /** People's own: notes in other programs' files. */
  readonly comments: string[] = [];
  #kicker: RichText | undefined;
  #title: RichText | undefined;
  #depth: 1 | 2 = 2;
  #at = { line: 0, end: 0 };

  constructor(markdown: DeckMarkdown, first: number, tell: Tell) {
    this.#markdown = markdown;
    this.#first = first;
    this.#tell = tell;
  }

  content(): Omit<Content, 'notes'> {
    return {
      ...(this.#kicker && { kicker: this.#kicker }),
      title: this.#title ?? [],
      depth: this.#title === undefined ? 0 : this.#depth,
      blocks: this.#blocks,
      markers: this.#markers,
    };
  }

  read(tokens: Tokens): void {
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at]!;
      const end = token.nesting === 1 ? endOfToken(tokens, at) : at;
      if (token.map) this.#at = { line: this.#first + token.map[0], end: this.#first + token.map[1] };
      this.#token(token, tokens.slice(at + 1, end));
      at = end;
    }
  }

  #push(block: ContentBlock): void {
    this.#blocks.push(block);
  }

  #inline(tokens: Tokens) {
    const children = childrenOf(tokens);
    return { children, ...readInline(children) };
  }

  #token(token: Token, inner: Tokens): void {
    const { type, content } = token;
    if (type === 'heading_open') this.#heading(Number(token.tag[1]), inlineText(childrenOf(inner)));
    else if (type === 'paragraph_open') this.#paragraph(inner);
    else if (type === 'bullet_list_open' || type === 'ordered_list_open') this.#list(token, inner);
    else if (type === 'table_open') this.#table(inner);
    else if (type === 'fence') this.#fence(token);
    else if (type === 'math_block') this.#push({ kind: 'math', tex: content.trim(), ...this.#at });
    else if (type === 'blockquote_open') this.#quote(inner);
    else if (type === 'html_block') this.#html(content);
    else if (type === 'hr') this.#tell('rule-ignored', this.#at);
    else if (content.trim() !== '')
      this.#push({ kind: 'paragraph', text: [{ text: content.trim() }], ...this.#at });
  }

  #heading(depth: number, text: RichText): void {
    if (this.#title === undefined && this.#blocks.length === 0) {
      if (depth === 6 && this.#kicker === undefined) {
        this.#kicker = text;
        return;
      }
      this.#title = text;
      this.#depth = depth === 1 ? 1 : 2;
      return;
    }
    this.#push({ kind: 'heading', text, ...this.#at });
  }

  #paragraph(inner: Tokens): void {
    const { children, text, pictures } = this.#inline(inner);
    if (slotMark.test(plain(text))) {
      this.#tell('foreign-syntax', this.#at, plain(text));
      return;
    }
    if (pictures.length === 0) {
      if (plain(text).trim() !== '' || text.length > 0) this.#push({ kind: 'paragraph', text, ...this.#at });
      return;
    }
    const caption = plain(text).trim() === '' ? [] : trimmed(text);
    const opens =
      children.find(({ type, content }) => type !== 'text' || content.trim() !== '')?.type === 'image';
    if (pictures.length === 1 && opens) {
      this.#push({ kind: 'picture', ...pictures[0]!, ...(caption.length > 0 && { caption }), ...this.#at });
      return;
    }
    if (caption.length > 0) this.#push({ kind: 'paragraph', text: caption, ...this.#at });
    for (const picture of pictures) this.#push({ kind: 'picture', ...picture, ...this.#at });
  }

  #list(token: Token, inner: Tokens): void {
    const at = this.#at;
    const items = readItems(this.#markdown, inner, () => this.#tell('item-holds-more', at));
    const start = Number(token.attrs?.find(([name]) => name === 'start')?.[1] ?? 1);
    if (isDeep(items)) this.#tell('list-too-deep', at);
    this.#push({
      kind: 'list',
      ordered: token.type === 'ordered_list_open',
      start,
      items: twoLevels(items),
      ...at,
    });
  }

  #table(inner: Tokens): void {
    const rows: RichText[][] = [];
    const align: ('start' | 'center' | 'end')[] = [];
    for (const [at, token] of inner.entries()) {
      if (token.type === 'tr_open') rows.push([]);
      if (token.type !== 'th_open' && token.type !== 'td_open') continue;
      const style = token.attrs?.find(([name]) => name === 'style')?.[1] ?? '';
      if (token.type === 'th_open') align.push(alignments[/(left|center|right)/.exec(style)?.[1] ?? 'left']!);
      rows.at(-1)!.push(inlineText(inner[at + 1]?.children ?? []));
    }
    const [head = [], ...body] = rows;
    this.#push({ kind: 'table', head, rows: body, align, ...this.#at });
  }

  #fence({ info, content }: Token): void {
    const code = content.replace(/\n$/, '');
    if (/^mermaid\s*$/i.test(info)) this.#push({ kind: 'diagram', source: code, ...this.#at });
    else this.#push({ kind: 'code', info: info.trim(), code, ...this.#at });
  }

  #quote(inner: Tokens): void {
    const first = inner.find(({ type }) => type === 'inline');
    const [opening = '', ...rest] = first?.content.split('\n') ?? [];
    const tone = tones.exec(opening)?.[1]?.toLowerCase() as Tone | undefined;
    const texts = inner.map((token) => {
      if (token.type === 'html_block') return rich(this.#textOfHtml(token.content));
      if (token.type !== 'inline') return blockText(token);
      const said = tone && token === first ? rest.join('\n') : token.content;
      return inlineText(said === token.content ? (token.children ?? []) : this.#markdown.inline(said));
    });
    if (inner.some(({ type }) => !ofParagraphs.has(type))) this.#tell('quote-holds-more', this.#at);
    this.#push({
      kind: 'quote',
      ...(tone && { tone }),
      paragraphs: texts.filter((text) => plain(text).trim() !== ''),
      ...this.#at,
    });
  }

  #comment(whole: string): void {
    const marker = readMarker(whole);
    const said = whole.slice(4, -3).trim();
    if (marker) this.#markers.push(marker);
    else if (directive.test(said)) this.#tell('foreign-syntax', this.#at, said.split(':')[0]);
    else this.comments.push(said);
  }

  #html(content: string): void {
    const text = this.#textOfHtml(content);
    if (text !== '') this.#push({ kind: 'paragraph', text: [{ text }], ...this.#at });
  }

  /** What is shown of it; what its comments say is kept. */
  #textOfHtml(content: string): string {
    const { comments, rest } = withoutComments(content);
    for (const whole of comments) this.#comment(whole);
    if (rest === '') return '';
    const text = rest
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    this.#tell('html-ignored', this.#at);
    return text;
  }
}
