import { tex } from '@mdit/plugin-tex';
import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { withClosedFormulas } from './closedFormulas.ts';

export type Tokens = ReturnType<MarkdownIt['parse']>;
export type Token = Tokens[number];

/** Ordinary Markdown with tables, strikes and formulas; addresses are links only where they are written as such. */
export class DeckMarkdown {
  readonly #markdown = new MarkdownIt({ html: true });

  constructor() {
    this.#markdown.use(cjkFriendly);
    this.#markdown.use(tex, { delimiters: 'dollars', render: (content: string) => content });
    // Any target may stand in the text; what becomes a link or a picture is decided later.
    this.#markdown.validateLink = () => true;
    // What only defines a link would be shown nowhere.
    this.#markdown.disable(['reference', 'lheading', 'code']);
  }

  blocks(text: string): Tokens {
    return this.#markdown.parse(withClosedFormulas(text), {});
  }

  inline(text: string): Tokens {
    return this.#markdown.parseInline(text, {})[0]?.children ?? [];
  }
}

let made: DeckMarkdown | undefined;

/** It keeps nothing of a text, and takes a millisecond to make: one serves all. */
export const deckMarkdown = (): DeckMarkdown => {
  made ??= new DeckMarkdown();
  return made;
};
