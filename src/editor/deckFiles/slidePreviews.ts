import { MarkdownString, type TextDocument } from 'vscode';
import { type Look, lookIn, themeOf } from '../../deck/look.ts';
import { layoutExamples } from '../../deckFile/layoutExamples.ts';
import { readDeckFile } from '../../deckFile/readDeckFile.ts';
import { deckWords } from '../../languages/wordsOfDeck.ts';
import type { Deck } from '../../layouts/deck.ts';
import { directionOfDeck } from '../../layouts/directionOfDeck.ts';
import { createMeasure } from '../../layouts/measure/fontMeasure.ts';
import type { LayoutName, Slide } from '../../layouts/slide.ts';
import { slideMiniature } from '../../player/miniature/slideMiniature.ts';
import { say } from '../say.ts';
import { type LookKey, lookWords } from '../words/deckFileWords.ts';
import { layoutWords } from '../words/layoutWords.ts';
import { pictureUri } from './pictureFiles.ts';
import { readingOf } from './readings.ts';

const svgUri = (markup: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')}`;
const shown = (address: string, alt: string): string => `![${alt}](${address})`;

/** Small pictures of what a word of a deck file means. */
export class SlidePreviews {
  readonly #measure = createMeasure();

  /** The slide at a line where it has the layout, or else an example of it; in the deck's own theme. */
  layout(document: TextDocument, line: number, layout: LayoutName): MarkdownString {
    const { deck, lines } = readingOf(document);
    const own = lines.findLast((each) => each.line <= line);
    const slide = own?.slide.layout === layout ? own.slide : exampleOf(layout);
    return new MarkdownString(
      `**${layout}**\n\n${say(layoutWords[layout])}\n\n${this.#picture(slide, deck)}`,
    );
  }

  theme(document: TextDocument, theme: string): MarkdownString {
    const look = lookIn(readingOf(document).deck, theme);
    return this.#inLook(document, look, `**${themeOf(look).name}**`);
  }

  /** What the top of a file says of its look, as it is or with something else said there. */
  look(document: TextDocument, key: LookKey, said: Partial<Look> = {}): MarkdownString {
    return this.#inLook(document, { ...readingOf(document).deck, ...said }, say(lookWords[key]));
  }

  /** The first slide of a deck file, in its own theme or another one. */
  cover(text: string, theme?: string): string {
    const { deck, lines } = readDeckFile(text);
    const slide = lines[0]?.slide;
    return slide ? this.#picture(slide, theme === undefined ? deck : { ...deck, theme }) : '';
  }

  /** A picture that lies where a deck file may show it from. */
  file(document: TextDocument, path: string): MarkdownString | undefined {
    const uri = pictureUri(document.uri, path);
    return uri && new MarkdownString(shown(`${uri.with({ query: '', fragment: '' })}|width=320`, ''));
  }

  #inLook(document: TextDocument, { theme, colors, headings }: Look, words: string): MarkdownString {
    const { deck, lines } = readingOf(document);
    const slides = [lines[0]?.slide ?? exampleOf('cover'), lines[1]?.slide ?? exampleOf('bullets')];
    const pictures = slides.map((slide) => this.#picture(slide, { ...deck, theme, colors, headings }));
    return new MarkdownString([words, ...pictures].join('\n\n'));
  }

  #picture(slide: Slide, deck: Deck): string {
    const setting = {
      theme: themeOf(deck),
      measure: this.#measure,
      words: deckWords(deck.language),
      sizeOf: () => undefined,
    };
    const isMirrored = directionOfDeck(deck) === 'rtl';
    return shown(svgUri(slideMiniature(slide, setting, { isMirrored })), slide.layout);
  }
}

const exampleOf = (layout: LayoutName): Slide => {
  const { lines } = readDeckFile(`# \n\n---\n\n${layoutExamples[layout]}`);
  return lines.at(-1)!.slide;
};
