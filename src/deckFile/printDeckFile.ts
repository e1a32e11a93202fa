import { plain } from '../deck/richText.ts';
import type { Deck } from '../layouts/deck.ts';
import type { Slide } from '../layouts/slide.ts';
import { linesOf } from './chunks.ts';
import { printFrontMatter } from './frontMatter.ts';
import type { Marker } from './markers.ts';
import { deckMarkdown } from './parser.ts';
import { Pen } from './pen.ts';
import { PictureTargets } from './pictureTargets.ts';
import { InlinePrinter } from './printInline.ts';
import { printSlide } from './printSlide.ts';
import { readSlide } from './readSlide.ts';
import { isSameSlide } from './settledDeck.ts';

/** What a slide's chunk of the file has to say. */
interface PlacedSlide {
  readonly slide: Slide;
  /** The section of the deck that it opens. */
  readonly opens: string | undefined;
}

export const placedSlides = (deck: Deck): PlacedSlide[] =>
  deck.sections.flatMap(({ title, slides }) =>
    slides.map((slide, at) => ({ slide, opens: at === 0 ? title : undefined })),
  );

/** The marker that begins a section of the deck, where its first slide does not say it. */
const chapterMarker = (
  { slide, opens }: PlacedSlide,
  isFirst: boolean,
  deckTitle: string,
): Marker | undefined => {
  const says = slide.layout === 'section';
  if (opens === undefined) return says ? { name: 'chapter', values: { continues: 'yes' } } : undefined;
  const given = isFirst && !says ? deckTitle : plain(slide.title);
  if (opens === given && (says || isFirst)) return undefined;
  return { name: 'chapter', values: opens === given && !isFirst ? {} : { title: opens } };
};

/** Writes the slides of a deck one after the other: a divider counts those before it. */
export class DeckPrinter {
  readonly #deckTitle: string;
  readonly #targets: PictureTargets;
  readonly #markdown = deckMarkdown();
  readonly #pen: Pen;
  #dividers = 0;
  #isFirst = true;

  constructor({ title, assets }: Pick<Deck, 'title' | 'assets'>) {
    this.#deckTitle = title;
    this.#targets = new PictureTargets(assets);
    this.#pen = new Pen(new InlinePrinter(this.#markdown), (asset) => this.#targets.targetOf(asset));
  }

  print(placed: PlacedSlide): string {
    const chapter = chapterMarker(placed, this.#isFirst, this.#deckTitle);
    const printed = printSlide(placed.slide, chapter, {
      pen: this.#pen,
      reads: (text, slide) => this.#reads(text, slide),
    });
    this.pass(placed);
    return printed;
  }

  /** For a slide whose text is there already. */
  pass({ slide }: PlacedSlide): void {
    if (slide.layout === 'section') this.#dividers += 1;
    this.#isFirst = false;
  }

  #reads(printed: string, slide: Slide): boolean {
    const lines = linesOf(printed);
    const place = {
      isFirst: this.#isFirst,
      dividers: this.#dividers,
      picture: (target: string) => this.#targets.idOf(target),
    };
    const { slides } = readSlide(this.#markdown, { line: 0, end: lines.length, lines }, place, () => {});
    return slides.length === 1 && isSameSlide(slides[0]!, slide);
  }
}

export const joinSlides = (slides: readonly string[]): string => slides.join('\n\n---\n\n');

/** A deck as the text that reads as just this deck. */
export const printDeckFile = (deck: Deck): string => {
  const printer = new DeckPrinter(deck);
  const slides = placedSlides(deck).map((placed) => printer.print(placed));
  return `${printFrontMatter(deck)}\n\n${joinSlides(slides)}\n`;
};
