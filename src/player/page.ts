import { canvas } from '../deck/canvas.ts';
import { lookIn, themeOf, themesFor } from '../deck/look.ts';
import type { Theme } from '../deck/theme.ts';
import { languages } from '../languages/languages.ts';
import { deckWords } from '../languages/wordsOfDeck.ts';
import { arrangeDeck, type PlacedSlide } from '../layouts/arrangeDeck.ts';
import type { Deck } from '../layouts/deck.ts';
import { directionOfDeck } from '../layouts/directionOfDeck.ts';
import { layouts as allLayouts } from '../layouts/layouts.ts';
import { createMeasure } from '../layouts/measure/fontMeasure.ts';
import type { LayoutRegistry } from '../layouts/registry.ts';
import { drawArrangement } from './arranged/arrangement.ts';
import type { Drawing } from './arranged/drawing.ts';
import { placeInCardOf, placeOf } from './arranged/place.ts';
import { slotsOf } from './arranged/slotsOf.ts';
import type { StyleClasses } from './arranged/styleClasses.ts';
import { ChartPainter } from './drawing/charts.ts';
import { CodePainter } from './drawing/code.ts';
import { loadMath } from './drawing/math.ts';
import { NotesPainter } from './drawing/notes.ts';
import { drawPicture, type PicturePlace } from './drawing/pictures.ts';
import { drawn, type Html, html } from './html.ts';
import { KeptSlides } from './keptSlides.ts';
import { drawMenu } from './menu.ts';
import { drawMotif } from './motifs.ts';
import { linkedFrame, type PageFrame } from './pageFrame.ts';
import { drawRichText } from './richText.ts';
import { variablesStyleSheet } from './styles/variables.ts';

export interface PageView {
  /** Where the player's files are, relative to the page: "assets". */
  readonly assets: string;
  /** Below it are the deck's pictures, relative to the page: "TOKEN/pictures". */
  readonly pictures: string;
  /** The viewer's choice; else the deck's. */
  readonly theme?: string | undefined;
}

/** Slides as markup, and what they are set in. */
export interface DrawnDeck {
  readonly theme: Theme;
  /** Those that the viewer may choose. */
  readonly themes: readonly Theme[];
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly slides: readonly Html[];
  readonly styleSheet: Html;
  readonly words: Drawing['words'];
  /** What was drawn, slide by slide. */
  readonly placed: readonly PlacedSlide[];
}

const usesMath = (all: readonly PlacedSlide[]): boolean =>
  all.some(
    ({ slide, arrangement }) =>
      slotsOf(arrangement).some(({ slot }) => slot === 'formula') || /\$[^\s$]/.test(slide.notes),
  ) || JSON.stringify(all.map(({ slide }) => slide)).includes('"math"');

const drawSlide = (
  { slide, arrangement }: PlacedSlide,
  drawing: Drawing,
): Html => html`<section id="${slide.id}" data-layout="${slide.layout}" data-slide-id="${slide.id}" data-ground="${arrangement.ground}">
  ${drawArrangement(arrangement, drawing)}
  <aside class="notes">${drawing.notes(slide.notes)}</aside>
</section>`;

/** Decks to pages. What drawing needs is loaded when a deck needs it, and kept. */
export class PageRenderer {
  readonly #code = new CodePainter();
  readonly #charts = new ChartPainter();
  readonly #notes = new NotesPainter();

  readonly #layouts: Pick<LayoutRegistry, 'arrange'>;
  readonly #measure = createMeasure();

  constructor(layouts: Pick<LayoutRegistry, 'arrange'> = allLayouts) {
    this.#layouts = layouts;
  }

  async #drawing(
    deck: Deck,
    pictures: PicturePlace,
    theme: Theme,
    {
      slides,
      isMirrored,
      styles,
    }: { slides: readonly PlacedSlide[]; isMirrored: boolean; styles: StyleClasses },
  ): Promise<Drawing> {
    const locale = languages[deck.language].locale;
    const words = deckWords(deck.language);
    const slots = slides.flatMap(({ arrangement }) => slotsOf(arrangement));
    const [math, code, chart] = await Promise.all([
      usesMath(slides) ? loadMath() : undefined,
      this.#code.prepare(slots.map((slot) => (slot.slot === 'code' ? slot.language : undefined))),
      slots.some(({ slot }) => slot === 'chart') ? this.#charts.prepare(locale) : undefined,
    ]);
    const source = {
      assets: deck.assets,
      pictures,
      words,
    };
    const drawMath = math ?? ((tex) => html`<code>${tex}</code>`);
    const notes = await this.#notes.prepare(drawMath, words.callouts);
    return {
      text: (text) => drawRichText(text, drawMath, styles.of),
      styleClass: styles.of,
      place: placeOf(isMirrored),
      placeInCard: placeInCardOf(isMirrored, theme),
      math: drawMath,
      notes,
      code,
      chart: chart ?? (() => html``),
      picture: (picture, box) => drawPicture(picture, box, source),
      motif: (part) => drawMotif(theme.motif, `${deck.title} ${part}`),
      words,
    };
  }

  /** The slides without what is around them. */
  async slides(
    deck: Deck,
    { pictures, theme: chosen }: { readonly pictures: PicturePlace; readonly theme?: string | undefined },
    kept = new KeptSlides(),
  ): Promise<DrawnDeck> {
    const theme = themeOf(lookIn(deck, chosen));
    const themes = themesFor(deck);
    const locale = languages[deck.language].locale;
    const content = deck.contentLanguage ?? locale;
    const direction = directionOfDeck(deck);
    const { title, assets } = deck;
    kept.begin(JSON.stringify([title, theme.id, theme.shape, locale, content, direction, assets]));
    const { styles } = kept;
    const slides = arrangeDeck(
      deck,
      { theme, measure: this.#measure },
      {
        arrange: (slide, setting) =>
          kept.arrangements.get(JSON.stringify(slide), () => this.#layouts.arrange(slide, setting)),
      },
    );
    const drawing = await this.#drawing(deck, pictures, theme, {
      slides,
      isMirrored: direction === 'rtl',
      styles,
    });
    const drawnSlides = slides.map((placed, at) =>
      kept.drawings.get(JSON.stringify([at, placed.slide]), () => drawSlide(placed, drawing)),
    );
    return {
      theme,
      themes,
      language: content,
      direction,
      slides: drawnSlides,
      styleSheet: drawn(`${variablesStyleSheet(locale, themes)}\n${styles.styleSheet}`),
      words: drawing.words,
      placed: slides,
    };
  }

  async page(deck: Deck, view: PageView): Promise<string> {
    return this.framed(deck.title, await this.slides(deck, view), linkedFrame(view.assets));
  }

  /** The slides as a page, with what makes them a presentation beside it or within. */
  framed(title: string, deck: DrawnDeck, { assets, policy, style, script, ending }: PageFrame): string {
    const { theme, themes, language, direction, slides, styleSheet, words } = deck;
    const page = html`<!doctype html>
<html lang="${language}" dir="${direction}" data-theme="${theme.id}"${assets === undefined && html` data-downloaded`}>
<head>
<meta charset="utf-8">
${policy}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
${style}
<style>${styleSheet}</style>
${script}
</head>
<body>
<div class="deck" data-width="${canvas.width}" data-height="${canvas.height}" data-words="${JSON.stringify({ ...words.page, notes: words.slides.notes })}">
<main class="slides">
${slides}
</main>
</div>
${drawMenu(words.page, themes, theme.id, assets)}
</body>
${ending}</html>
`;
    return page.markup;
  }
}
