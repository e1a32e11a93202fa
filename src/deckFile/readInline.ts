import { isSafeLink, type Mark, type RichText, type Span } from '../deck/richText.ts';
import { withoutEntities } from './entities.ts';
import type { Token, Tokens } from './parser.ts';
import { settled } from './richTextForm.ts';

const opened: Readonly<Record<string, Mark>> = {
  strong_open: 'strong',
  em_open: 'emphasis',
  s_open: 'strike',
};
const closed: Readonly<Record<string, Mark>> = {
  strong_close: 'strong',
  em_close: 'emphasis',
  s_close: 'strike',
};
const markOfTag: Readonly<Record<string, Mark>> = {
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  s: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  tex: 'math',
};
const tag = /^<(\/?)([a-z]+)(?:\s+href="([^"]*)")?\s*\/?>$/i;

/** A picture within a text: where one stands alone it is the slide's own. */
interface InlinePicture {
  readonly alt: string;
  readonly target: string;
}

export interface ReadInline {
  readonly text: RichText;
  readonly pictures: readonly InlinePicture[];
}

export const hrefOf = ({ attrs }: Token): string => attrs?.find(([key]) => key === 'href')?.[1] ?? '';

/** Everywhere, and not only from where the file lies. */
export const leadsSomewhere = (href: string): boolean => isSafeLink(href) && URL.canParse(href);

class InlineReader {
  readonly #hasPictures: boolean;
  readonly #spans: Span[] = [];
  readonly #pictures: InlinePicture[] = [];
  /** How often each was opened and not closed, in the order in which they were first opened. */
  readonly #marks = new Map<Mark, number>();
  /** Those that lead somewhere, and at which depth. */
  readonly #links: { readonly href: string; readonly depth: number }[] = [];
  #depth = 0;

  constructor({ hasPictures = true } = {}) {
    this.#hasPictures = hasPictures;
  }

  read(tokens: Tokens): ReadInline {
    for (const token of tokens) this.#token(token);
    return { text: settled(this.#spans), pictures: this.#pictures };
  }

  #add(text: string, ...more: readonly Mark[]): void {
    const marks = [...new Set([...this.#marks.keys(), ...more])];
    const href = this.#links.at(-1)?.href;
    this.#spans.push({ text, ...(marks.length > 0 && { marks }), ...(href !== undefined && { href }) });
  }

  #mark(mark: Mark, closes: boolean): void {
    const open = (this.#marks.get(mark) ?? 0) + (closes ? -1 : 1);
    if (open > 0) this.#marks.set(mark, open);
    else this.#marks.delete(mark);
  }

  #token(token: Token): void {
    const { type, content, attrs, children } = token;
    if (type === 'text' || type === 'text_special') this.#add(content);
    else if (opened[type]) this.#mark(opened[type], false);
    else if (closed[type]) this.#mark(closed[type], true);
    else if (type === 'softbreak') this.#add(' ');
    else if (type === 'hardbreak') this.#add('\n');
    else if (type === 'code_inline') this.#add(content, 'code');
    else if (type === 'math_inline') this.#add(content, 'math');
    else if (type === 'link_open') this.#link(hrefOf(token));
    else if (type === 'link_close') this.#unlink();
    else if (type === 'html_inline') this.#html(content);
    else if (type !== 'image') this.#add(content);
    else
      this.#picture({
        alt: (children ?? []).map((child) => child.content).join(''),
        target: decodeAddress(attrs?.find(([key]) => key === 'src')?.[1] ?? ''),
      });
  }

  #picture(picture: InlinePicture): void {
    if (this.#hasPictures) this.#pictures.push(picture);
    else this.#add(picture.alt.trim() || picture.target);
  }

  #link(href: string | undefined): void {
    this.#depth += 1;
    if (href !== undefined && isSafeLink(href)) this.#links.push({ href, depth: this.#depth });
  }

  #unlink(): void {
    if (this.#links.at(-1)?.depth === this.#depth) this.#links.pop();
    this.#depth = Math.max(0, this.#depth - 1);
  }

  #html(content: string): void {
    const match = tag.exec(content);
    const name = match?.[2]?.toLowerCase() ?? '';
    const mark = markOfTag[name];
    const closes = match?.[1] === '/';
    if (mark) this.#mark(mark, closes);
    else if (name === 'br') this.#add('\n');
    else if (name === 'a' && closes) this.#unlink();
    else if (name === 'a') this.#link(withoutEntities(match?.[3] ?? ''));
  }
}

const decodeAddress = (address: string): string => {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
};

export const readInline = (tokens: Tokens): ReadInline => new InlineReader().read(tokens);

/** What stands where no picture can: a picture is what it is called. */
export const inlineText = (tokens: Tokens): RichText =>
  new InlineReader({ hasPictures: false }).read(tokens).text;
