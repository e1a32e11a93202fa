import { fill } from '../../languages/deckWords.ts';
import { copyOfSlide } from './copyOfSlide.ts';
import type { Diagrams } from './diagrams.ts';
import { fitFormulas } from './formulas.ts';
import { readWords } from './pageWords.ts';
import { indexInAddress } from './slideAddress.ts';
import { SpeakerLink } from './speakerLink.ts';
import { roomOnCanvas, slidesOf } from './stage.ts';

const make = <K extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const timeOf = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${twoDigits(Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
};

/** A slide in small: a copy, scaled to its frame. */
const showIn = (frame: HTMLElement, slide: HTMLElement | undefined, whenNone: string): void => {
  if (!slide) {
    frame.replaceChildren(make(frame.ownerDocument, 'p', 'stage-end', whenNone));
    return;
  }
  const copy = copyOfSlide(slide);
  copy.querySelector('.notes')?.remove();
  const stage = make(frame.ownerDocument, 'div', 'stage-canvas slides');
  stage.append(copy);
  frame.replaceChildren(stage);
};

/** Current slide, next slide, notes and time, in a window of its own. */
export const startSpeakerView = async (
  document: Document,
  window: Window,
  diagrams: Diagrams,
  now: () => number,
): Promise<void> => {
  const deck = document.querySelector<HTMLElement>('.deck');
  if (!deck) return;
  const words = readWords(deck);
  const slides = slidesOf(deck);
  const link = new SpeakerLink(window, window.opener);
  const ids = slides.map(({ id }) => id);
  let index = indexInAddress(window.location.hash, ids) ?? 0;
  let startedAt = now();

  const view = make(document, 'main', 'speaker');
  const current = make(document, 'div', 'stage stage-current');
  const next = make(document, 'div', 'stage stage-next');
  const notes = make(document, 'div', 'speaker-notes');
  const position = make(document, 'p', 'speaker-position');
  const elapsed = make(document, 'span', 'speaker-elapsed');
  const clock = make(document, 'span', 'speaker-clock');
  const reset = make(document, 'button', 'speaker-button', words.resetTimer);
  const back = make(document, 'button', 'speaker-button', words.previousSlide);
  const forward = make(document, 'button', 'speaker-button', words.nextSlide);
  const times = make(document, 'div', 'speaker-times');
  const moves = make(document, 'div', 'speaker-moves');
  const side = make(document, 'div', 'speaker-side');
  notes.setAttribute('aria-label', words.notes);
  notes.setAttribute('role', 'region');
  notes.tabIndex = 0;
  times.append(elapsed, clock, reset);
  moves.append(back, position, forward);
  side.append(
    make(document, 'h2', 'speaker-heading', words.upcoming),
    next,
    times,
    make(document, 'h2', 'speaker-heading', words.notes),
    notes,
  );
  const main = make(document, 'div', 'speaker-main');
  main.append(current, moves);
  view.append(main, side);
  deck.replaceWith(view);
  document.querySelector('.menu')?.remove();

  const show = () => {
    showIn(current, slides[index], words.endOfDeck);
    showIn(next, slides[index + 1], words.endOfDeck);
    const own = slides[index]?.querySelector('.notes');
    if (own?.textContent?.trim())
      notes.replaceChildren(...[...own.childNodes].map((node) => node.cloneNode(true)));
    else notes.replaceChildren(make(document, 'p', 'speaker-none', words.noNotes));
    notes.scrollTop = 0;
    position.textContent = fill(words.slideOf, { number: index + 1, of: slides.length });
  };
  const go = (to: number) => {
    index = Math.min(slides.length - 1, Math.max(0, to));
    show();
    link.send({ deckwright: 'go', index });
  };
  const tick = () => {
    elapsed.textContent = timeOf(now() - startedAt);
    clock.textContent = new Date(now()).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  };

  link.receive((message) => {
    if (message.deckwright !== 'at') return;
    index = message.index;
    show();
  });
  back.addEventListener('click', () => go(index - 1));
  forward.addEventListener('click', () => go(index + 1));
  reset.addEventListener('click', () => {
    startedAt = now();
    tick();
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (target === notes && /^(Arrow(Up|Down)|Page(Up|Down)| )$/.test(key)) return;
    if (['ArrowRight', 'PageDown', ' ', 'n'].includes(key)) go(index + 1);
    else if (['ArrowLeft', 'PageUp', 'p'].includes(key)) go(index - 1);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(slides.length - 1);
  });
  setInterval(tick, 1_000);
  tick();
  show();
  link.send({ deckwright: 'hello', index });
  fitFormulas(deck, roomOnCanvas);
  await diagrams.drawAll(deck, roomOnCanvas);
  show();
  document.documentElement.dataset.state = 'settled';
};
