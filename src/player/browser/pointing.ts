import { fill } from '../../languages/deckWords.ts';
import type { PageWords } from './pageWords.ts';
import { giveKeyboardBack } from './plainKey.ts';

export interface PointingUse {
  readonly count: number;
  readonly words: PageWords;
  readonly go: (index: number) => void;
}

const restMs = 2_500;
/** A turn of the wheel is many small steps, and a touchpad goes on after the fingers left it. */
const wheelStep = 40;
const wheelPauseMs = 400;

const scrolls = (target: EventTarget | null): boolean => {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    if (
      element.scrollHeight > element.clientHeight + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowY)
    )
      return true;
  return false;
};

/** What a mouse finds: edges that turn pages, a bar to go to any slide, the wheel. Shown as long as it moves. */
export class Pointing {
  readonly #window: Window;
  readonly #use: PointingUse;
  readonly #ended = new AbortController();
  readonly #root: HTMLElement;
  readonly #parts: HTMLElement;
  readonly #edges: Readonly<Record<'back' | 'forward', HTMLButtonElement>>;
  readonly #bar: HTMLInputElement;
  readonly #position: HTMLOutputElement;
  #index = 0;
  #resting: number | undefined;
  #turned = 0;
  #wheelFreeAt = 0;

  constructor(document: Document, window: Window, use: PointingUse) {
    this.#window = window;
    this.#use = use;
    this.#root = document.documentElement;
    const { words, count } = use;
    this.#edges = {
      back: this.#edge(document, 'back', words.previousSlide, -1),
      forward: this.#edge(document, 'forward', words.nextSlide, 1),
    };
    this.#bar = document.createElement('input');
    Object.assign(this.#bar, { type: 'range', min: '1', max: String(count), step: '1' });
    this.#bar.setAttribute('aria-label', words.goToSlide);
    this.#position = document.createElement('output');
    const bar = document.createElement('div');
    bar.className = 'slide-bar';
    bar.append(this.#bar, this.#position);
    this.#parts = document.createElement('div');
    this.#parts.className = 'pointing';
    this.#parts.append(this.#edges.back, this.#edges.forward, bar);
    document.body.append(this.#parts);
    this.#listen();
  }

  #edge(document: Document, side: string, label: string, by: number): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = `edge edge-${side}`;
    button.tabIndex = -1;
    button.setAttribute('aria-label', label);
    button.append(document.createElement('span'));
    button.addEventListener('click', (event) => {
      giveKeyboardBack(event);
      this.#use.go(this.#index + by);
    });
    return button;
  }

  #listen(): void {
    const { signal } = this.#ended;
    this.#bar.addEventListener('input', () => this.#use.go(Number(this.#bar.value) - 1));
    // Its arrow keys move it alone; afterwards the deck has the keyboard again.
    this.#bar.addEventListener('keydown', (event) => event.stopPropagation());
    this.#bar.addEventListener('change', () => this.#bar.blur());
    this.#window.addEventListener(
      'pointermove',
      ({ pointerType }) => pointerType === 'mouse' && this.#wake(),
      {
        signal,
      },
    );
    this.#window.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: true });
  }

  #wake(): void {
    this.#root.dataset.pointing = '';
    this.#window.clearTimeout(this.#resting);
    this.#resting = this.#window.setTimeout(() => delete this.#root.dataset.pointing, restMs);
  }

  #wheel({ deltaY, deltaMode, ctrlKey, target, timeStamp }: WheelEvent): void {
    if (ctrlKey || timeStamp < this.#wheelFreeAt || scrolls(target)) return;
    this.#turned += deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * wheelStep;
    if (Math.abs(this.#turned) < wheelStep) return;
    this.#use.go(this.#index + Math.sign(this.#turned));
    this.#turned = 0;
    this.#wheelFreeAt = timeStamp + wheelPauseMs;
  }

  moved(index: number): void {
    const { count, words } = this.#use;
    this.#index = index;
    this.#bar.value = String(index + 1);
    this.#position.textContent = fill(words.slideOf, { number: index + 1, of: count });
    this.#edges.back.hidden = index === 0;
    this.#edges.forward.hidden = index === count - 1;
  }

  leave(): void {
    this.#ended.abort();
    this.#window.clearTimeout(this.#resting);
    delete this.#root.dataset.pointing;
    this.#parts.remove();
  }
}
