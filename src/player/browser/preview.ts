import { Diagrams } from './diagrams.ts';
import { fitFormulas } from './formulas.ts';
import { LayoutChoice, type ToldLayouts } from './layoutChoice.ts';
import { roomOnCanvas } from './stage.ts';

/** What the editor says: a deck, of which only what changed comes as markup, or the slide that is looked at. */
type Told =
  | {
      readonly kind: 'deck';
      readonly theme: string;
      readonly look: string;
      readonly language: string;
      readonly direction: string;
      readonly styleSheet: string;
      /** A number: the slide that stood there before. */
      readonly slides: readonly (string | number)[];
      readonly current: number;
    }
  | { readonly kind: 'current'; readonly current: number }
  | ToldLayouts
  | { readonly kind: 'layout'; readonly at: number };

interface Editor {
  postMessage(
    message: { readonly kind: 'ready' } | { readonly kind: 'chosen' | 'layout'; readonly slide: number },
  ): void;
  setState(state: unknown): void;
}
declare const acquireVsCodeApi: () => Editor;

const editor = acquireVsCodeApi();
const root = document.documentElement;
const list = document.querySelector<HTMLElement>('.preview')!;
const style = document.querySelector('style[data-deck]')!;
const diagrams = new Diagrams(
  root,
  async () => (await import(new URL('diagrams.js', import.meta.url).href)).drawDiagram,
);
editor.setState(JSON.parse(document.body.dataset.state ?? 'null'));

let cards: HTMLElement[] = [];
let look = '';
let drawing: Promise<void> = Promise.resolve();

const newCard = (markup: string): HTMLElement => {
  const card = document.createElement('div');
  card.className = 'preview-slide';
  card.tabIndex = 0;
  const slides = document.createElement('div');
  slides.className = 'slides';
  slides.innerHTML = markup;
  card.append(slides);
  return card;
};

const layoutChoice = new LayoutChoice(
  list,
  (slide) => editor.postMessage({ kind: 'layout', slide }),
  async (place) => {
    fitFormulas(place, roomOnCanvas);
    await diagrams.drawAll(place, roomOnCanvas);
  },
);

const showCurrent = (current: number): void => {
  for (const [at, card] of cards.entries()) card.toggleAttribute('aria-current', at === current);
  cards[current]?.scrollIntoView({ block: 'nearest' });
};

const showDeck = (told: Extract<Told, { kind: 'deck' }>): void => {
  const isOtherLook = look !== told.look;
  look = told.look;
  root.dataset.theme = told.theme;
  list.lang = told.language;
  list.dir = told.direction;
  if (style.textContent !== told.styleSheet) style.textContent = told.styleSheet;
  const before = cards;
  const fresh: HTMLElement[] = [];
  cards = told.slides.map((slide) => {
    const kept = typeof slide === 'number' ? before[slide] : undefined;
    if (kept) return kept;
    const card = newCard(String(slide));
    fresh.push(card);
    return card;
  });
  // A slide that only changed stands where it stood: nothing else is touched, and nothing scrolls.
  for (const [at, card] of cards.entries())
    if (list.children[at] !== card) {
      const there = list.children[at];
      if (there && !cards.includes(there as HTMLElement)) there.replaceWith(card);
      else list.insertBefore(card, there ?? null);
    }
  while (list.children.length > cards.length) list.lastElementChild!.remove();
  for (const card of fresh) fitFormulas(card, roomOnCanvas);
  showCurrent(told.current);
  const toDraw = isOtherLook ? [list] : fresh;
  list.dataset.state = 'drawing';
  const ours = drawing.then(async () => {
    for (const place of toDraw) await diagrams.drawAll(place, roomOnCanvas);
    if (drawing === ours) list.dataset.state = 'settled';
  });
  drawing = ours;
};

const choose = (target: EventTarget | null): void => {
  const card = target instanceof Element ? target.closest<HTMLElement>('.preview-slide') : null;
  const slide = card ? cards.indexOf(card) : -1;
  if (slide === -1) return;
  showCurrent(slide);
  editor.postMessage({ kind: 'chosen', slide });
};

window.addEventListener('message', ({ data }: MessageEvent<Told>) => {
  if (data.kind === 'deck') showDeck(data);
  else if (data.kind === 'current') showCurrent(data.current);
  else if (data.kind === 'layouts') {
    if (data.names.length > 0) style.textContent = data.styleSheet;
    layoutChoice.show(data);
  } else layoutChoice.mark(data.at);
});
list.addEventListener('click', (event) => {
  // A link is followed from the deck that is shown, not from its draft.
  event.preventDefault();
  choose(event.target);
});
list.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') choose(event.target);
});
new ResizeObserver(() => {
  list.style.setProperty('--scale', String(list.clientWidth / 1280));
}).observe(list);
editor.postMessage({ kind: 'ready' });
