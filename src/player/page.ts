import { canvas, visualLength } from '../deck/canvas.ts';
import type { Deck } from '../deck/deck.ts';
import { locales } from '../deck/languages/locales.ts';
import { deckWords } from '../deck/languages/wordsOfDeck.ts';
import { plain, type RichText } from '../deck/richText.ts';
import type { Slide } from '../deck/slide.ts';
import { type Theme, themeIds, themeOf, themes } from '../deck/themes.ts';
import { ChartPainter } from './drawing/charts.ts';
import { CodePainter } from './drawing/code.ts';
import { loadMath } from './drawing/math.ts';
import { NotesPainter } from './drawing/notes.ts';
import { drawPicture } from './drawing/pictures.ts';
import { drawn, type Html, html } from './html.ts';
import type { Drawing } from './layouts/drawing.ts';
import { drawLayout, isFlooded, isTitled } from './layouts/layouts.ts';
import { drawMenu } from './menu.ts';
import { drawMotif } from './motifs.ts';
import { drawRichText } from './richText.ts';
import { variablesStyleSheet } from './styles/variables.ts';

export interface PageView {
  /** Where the player's files are, relative to the page: "assets". */
  readonly assets: string;
  /** Below it are the deck's pictures, relative to the page: "TOKEN/pictures". */
  readonly pictures: string;
  /** The viewer's choice; else the deck's. */
  readonly theme?: string | undefined;
  /** The viewer asked for the pictures that are elsewhere on the web. */
  readonly remotePictures?: boolean | undefined;
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);
const directionOf = (locale: string): 'ltr' | 'rtl' =>
  rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';

const slidesOf = (deck: Deck): Slide[] => deck.sections.flatMap(({ slides }) => slides);

const usesMath = (slides: readonly Slide[]): boolean =>
  slides.some(({ layout, notes }) => layout === 'math' || /\$[^\s$]/.test(notes)) ||
  JSON.stringify(slides).includes('"math"');

const kickerLength = 96;
const isShort = (text: RichText): boolean => visualLength(plain(text)) <= kickerLength;

/** For the one-line texts that only say where one is. */
const shortened = (text: string, most: number): string => {
  if (visualLength(text) <= most) return text;
  let kept = '';
  for (const word of text.split(/(?<=\s)|(?<=[\u3000-\u9fff])/u)) {
    if (visualLength(kept + word) >= most) break;
    kept += word;
  }
  return `${kept.trimEnd() || text.slice(0, most / 2)}…`;
};

const footer = (deck: Deck, number: number): Html => html`
  <footer class="foot t-footer"><span class="foot-title">${shortened(deck.title, 90)}</span><span class="foot-number">${number}</span></footer>`;

const titleBlock = (slide: Slide, drawing: Drawing): Html | false =>
  isTitled(slide) &&
  html`<header class="head">
    ${slide.kicker && html`<p class="kicker t-kicker">${isShort(slide.kicker) ? drawing.text(slide.kicker) : shortened(plain(slide.kicker), kickerLength)}</p>`}
    <h2 class="title t-title">${drawing.text(slide.title)}</h2>
    ${slide.part && html`<p class="part t-kicker">${slide.part.number}/${slide.part.of}</p>`}
  </header>`;

const drawSlide = (slide: Slide, number: number, deck: Deck, drawing: Drawing): Html => {
  const body = drawLayout(slide, drawing);
  const flooded = isFlooded(slide);
  return html`<section id="${slide.id}" data-layout="${slide.layout}" data-slide-id="${slide.id}" data-ground="${
    slide.layout === 'cover' ? 'cover' : flooded ? 'flood' : 'paper'
  }">
  ${isTitled(slide) ? html`<div class="sheet">${titleBlock(slide, drawing)}<div class="body">${body}</div></div>` : body}
  ${slide.layout !== 'cover' && !flooded && footer(deck, number)}
  <aside class="notes">${drawing.notes(slide.notes)}</aside>
</section>`;
};

/** Decks to pages. What drawing needs is loaded when a deck needs it, and kept. */
export class PageRenderer {
  readonly #code = new CodePainter();
  readonly #charts = new ChartPainter();
  readonly #notes = new NotesPainter();

  async #drawing(deck: Deck, view: PageView, theme: Theme): Promise<Drawing> {
    const slides = slidesOf(deck);
    const locale = locales[deck.language];
    const words = deckWords(deck.language);
    const [math, code, chart] = await Promise.all([
      usesMath(slides) ? loadMath() : undefined,
      this.#code.prepare(slides.map((slide) => (slide.layout === 'code' ? slide.language : undefined))),
      slides.some(({ layout }) => layout === 'chart') ? this.#charts.prepare(locale) : undefined,
    ]);
    const source = {
      assets: deck.assets,
      pictures: view.pictures,
      remote: view.remotePictures === true,
      words,
    };
    const drawMath = math ?? ((tex) => html`<code>${tex}</code>`);
    const notes = await this.#notes.prepare(drawMath, words.callouts);
    return {
      text: (text) => drawRichText(text, drawMath),
      math: drawMath,
      notes,
      code,
      chart: chart ?? (() => html``),
      picture: (picture, box) => drawPicture(picture, box, source),
      motif: (part) => drawMotif(theme.motif, `${deck.title} ${part}`),
      words,
    };
  }

  async page(deck: Deck, view: PageView): Promise<string> {
    const theme = themeOf(
      view.theme !== undefined && themeIds.some((id) => id === view.theme) ? view.theme : deck.theme,
    );
    const drawing = await this.#drawing(deck, view, theme);
    const locale = locales[deck.language];
    const content = deck.contentLanguage ?? locale;
    const page = html`<!doctype html>
<html lang="${content}" dir="${directionOf(content)}" data-theme="${theme.id}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${deck.title}</title>
<link rel="stylesheet" href="${view.assets}/style.css">
<style>${drawn(variablesStyleSheet(locale))}</style>
<script type="module" src="${view.assets}/player.js"></script>
</head>
<body>
<div class="deck" data-width="${canvas.width}" data-height="${canvas.height}" data-words="${JSON.stringify({ ...drawing.words.page, notes: drawing.words.slides.notes })}">
<main class="slides">
${slidesOf(deck).map((slide, index) => drawSlide(slide, index + 1, deck, drawing))}
</main>
</div>
${drawMenu(drawing.words.page, themes, theme.id)}
</body>
</html>
`;
    return page.markup;
  }
}
