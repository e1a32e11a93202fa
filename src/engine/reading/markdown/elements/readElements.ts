import type Token from 'markdown-it/lib/token.mjs';
import type { Position } from '../../document/sourceDocument.ts';
import { type MarkdownParser, markdownParser } from '../rules/markdownParser.ts';
import type { Element, Node } from './element.ts';
import { ElementBuilder } from './elementBuilder.ts';
import { endBlock, feedHtml } from './feedHtml.ts';
import { proseOfListing } from './proseListing.ts';

/** Markdown as one tree of elements, the HTML in it included. `before` lines stand above the text. */
export async function readElements(text: string, before = 0): Promise<Node[]> {
  const parser = await markdownParser(text);
  const builder = new ElementBuilder();
  const environment: Environment = {};
  const tokens = parser.blocks.parse(text, environment);
  new TokenFeeder(builder, before, parser, environment).drain(tokens);
  return builder.finish();
}

/** Where the parser leaves the footnotes that are written inline: `^[like this]`. */
interface Environment {
  readonly footnotes?: { readonly list?: readonly { readonly tokens?: readonly Token[] }[] };
}

/** "<Harbors in Winter>" is the name of a book, and no element. */
const isName = /^<\p{Lu}[\w.-]*(?: [\w-]+)* \p{Lu}[\w-]*>$/u;

class TokenFeeder {
  readonly #builder: ElementBuilder;
  readonly #before: number;
  readonly #parser: MarkdownParser;
  readonly #environment: Environment;
  readonly #open: Element[] = [];
  #position: Position = { from: 1, to: 1 };

  constructor(builder: ElementBuilder, before: number, parser: MarkdownParser, environment: Environment) {
    this.#builder = builder;
    this.#before = before;
    this.#parser = parser;
    this.#environment = environment;
  }

  /** Lets go of each token once it is fed. */
  drain(tokens: Token[]): void {
    tokens.reverse();
    for (let token = tokens.pop(); token; token = tokens.pop()) this.feed([token]);
  }

  feed(tokens: readonly Token[]): void {
    for (const token of tokens) {
      if (token.map) {
        const from = token.map[0] + 1 + this.#before;
        this.#position = { from, to: Math.max(from, token.map[1] + this.#before) };
      }
      this.#feedOne(token);
    }
  }

  #feedOne(token: Token): void {
    const builder = this.#builder;
    switch (token.type) {
      case 'inline':
        this.#feedInline(token.content);
        return;
      case 'text':
      case 'text_special':
        if (token.content !== '') builder.add(token.content);
        return;
      case 'softbreak':
        builder.leaf('#soft-break', none, this.#position);
        return;
      case 'hardbreak':
        builder.leaf('br', none, this.#position);
        return;
      case 'html_block':
        feedHtml(token.content, this.#position.from, builder);
        endBlock(this.#position.to, builder);
        return;
      case 'html_inline':
        if (isName.test(token.content)) builder.add(token.content);
        else feedHtml(token.content, this.#position.from, builder);
        return;
      case 'fence':
      case 'code_block':
        this.#feedListing(token);
        return;
      case 'code_inline':
        builder.leaf('code', none, this.#position, token.content);
        return;
      case 'math_inline':
        // "\\(unless it is set otherwise\\)" was escaped by a program that took brackets for its own.
        if (words.test(token.content)) {
          builder.add(`(${token.content})`);
          return;
        }
        builder.leaf('#math', none, this.#position, token.content);
        return;
      case 'math_block':
        builder.leaf('#math', { display: 'true' }, this.#position, token.content);
        return;
      case 'image':
        builder.leaf('img', { ...attributesOf(token), alt: altOf(token) }, this.#position);
        return;
      case 'footnote_ref':
        this.#feedFootnoteReference(token.meta as unknown as FootnoteMeta);
        return;
      case 'footnote_reference_open':
        this.#openTag('#footnote', { label: (token.meta as unknown as FootnoteMeta).label ?? '' });
        return;
    }
    if (token.nesting === 1) this.#openTag(token.tag, attributesOf(token));
    else if (token.nesting === -1) this.#closeTag();
    else if (token.tag !== '') builder.leaf(token.tag, attributesOf(token), this.#position);
  }

  #feedInline(text: string): void {
    const [inline] = this.#parser.inlines.parseInline(text, this.#environment);
    this.feed(inline?.children ?? []);
  }

  #feedListing({ info, content, type }: Token): void {
    const isFenced = type === 'fence';
    const prose = info.trim() === '' ? proseOfListing(content, isFenced ? 'fenced' : 'indented') : undefined;
    if (prose === undefined) {
      this.#builder.leaf('#code', { info }, this.#position, content);
      return;
    }
    const before = this.#position.from - (isFenced ? 0 : 1);
    const environment: Environment = {};
    const tokens = this.#parser.blocks.parse(prose, environment);
    // Sentences within a fence are set off as those of a quotation are.
    if (isFenced) this.#openTag('blockquote', {});
    new TokenFeeder(this.#builder, before, this.#parser, environment).drain(tokens);
    if (isFenced) this.#closeTag();
  }

  #feedFootnoteReference({ label, id }: FootnoteMeta): void {
    if (label !== undefined) {
      this.#builder.leaf('#footnote-ref', { label }, this.#position);
      return;
    }
    this.#openTag('#footnote-inline', {});
    this.feed(this.#environment.footnotes?.list?.[id]?.tokens ?? []);
    this.#closeTag();
  }

  #openTag(tag: string, attributes: Readonly<Record<string, string>>): void {
    this.#open.push(this.#builder.open(tag, attributes, this.#position));
  }

  #closeTag(): void {
    const element = this.#open.pop();
    if (element) this.#builder.close(element);
  }
}

const words = /^\p{L}[\p{L}\p{N},.'’-]*(?: [\p{L}\p{N}][\p{L}\p{N},.'’-]*){2,}$/u;

const none = {};

const attributesOf = ({ attrs }: Token): Readonly<Record<string, string>> =>
  attrs ? Object.fromEntries(attrs.map(([name, value]) => [name, String(value)])) : none;

const altOf = (token: Token): string =>
  (token.children ?? []).map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('');

interface FootnoteMeta {
  readonly id: number;
  readonly label?: string;
}
