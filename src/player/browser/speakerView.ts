import { fill } from '../../languages/deckWords.ts';
import { copyOfSlide } from './copyOfSlide.ts';
import type { Diagrams } from './diagrams.ts';
import { EditorAround, stepOf } from './editorAround.ts';
import { fitFormulas } from './formulas.ts';
import { keysOfSpeakerView, toggleHelp } from './help.ts';
import { readWords } from './pageWords.ts';
import { giveKeyboardBack, isForDeck, isPlain, pressesButton } from './plainKey.ts';
import { RoomLink } from './roomLink.ts';
import { indexInAddress, slideAddress } from './slideAddress.ts';
import { type DeckLink, SpeakerLink } from './speakerLink.ts';
import { roomOnCanvas, slidesOf, titleOf } from './stage.ts';
import { TalkTime } from './talkTime.ts';
import { turningKeys } from './turningKeys.ts';

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
  const isMirrored = document.dir === 'rtl';
  const slides = slidesOf(deck);
  const opener: Window | null = window.opener;
  const popup = new SpeakerLink(window, opener);
  const room = new URLSearchParams(window.location.search).get('present');
  const links: readonly DeckLink[] = room ? [popup, new RoomLink(window.location, room, 'at')] : [popup];
  const editor = new EditorAround(window, {
    greeted: () => tellPlace(),
    move: (move) => go(index + stepOf(move, isMirrored)),
  });
  const ids = slides.map(({ id }) => id);
  let isBlack = false;
  let index = indexInAddress(window.location.hash, ids) ?? 0;

  const view = make(document, 'main', 'speaker');
  const current = make(document, 'div', 'stage stage-current');
  const next = make(document, 'div', 'stage stage-next');
  const notes = make(document, 'div', 'speaker-notes');
  const position = make(document, 'p', 'speaker-position');
  const list = make(document, 'select', 'speaker-list');
  const time = new TalkTime(document, window, words, { now, at: () => ({ index, count: slides.length }) });
  const back = make(document, 'button', 'speaker-button', words.previousSlide);
  const forward = make(document, 'button', 'speaker-button', words.nextSlide);
  const moves = make(document, 'div', 'speaker-moves');
  const side = make(document, 'div', 'speaker-side');
  notes.setAttribute('aria-label', words.notes);
  notes.setAttribute('role', 'region');
  notes.tabIndex = 0;
  list.setAttribute('aria-label', words.goToSlide);
  list.append(...slides.map((slide, at) => new Option(`${at + 1}  ${titleOf(slide)}`, String(at))));
  moves.append(back, position, list, forward);
  side.append(make(document, 'h2', 'speaker-heading', words.upcoming), next, time.element);
  const main = make(document, 'div', 'speaker-main');
  main.append(current, moves);
  const said = make(document, 'div', 'speaker-said');
  said.append(make(document, 'h2', 'speaker-heading', words.notes), notes);
  view.append(main, side, said);
  deck.replaceWith(view);
  document.querySelector('.menu')?.remove();

  const stateOf = (at: number, black = false) => `${at} ${black}`;
  /** Where it was since the page was last asked: what the page says now may be from before it heard of the turn. */
  const left = new Set<string>();
  let shown = stateOf(index);

  /** Where the deck is when it is shown again. */
  const tellPlace = () => editor.tell({ place: { index, title: titleOf(slides[index]) } });
  const show = () => {
    tellPlace();
    showIn(current, slides[index], words.endOfDeck);
    if (isBlack) current.dataset.black = words.blackScreen;
    else delete current.dataset.black;
    showIn(next, slides[index + 1], words.endOfDeck);
    const own = slides[index]?.querySelector('.notes');
    if (own?.textContent?.trim())
      notes.replaceChildren(...[...own.childNodes].map((node) => node.cloneNode(true)));
    else notes.replaceChildren(make(document, 'p', 'speaker-none', words.noNotes));
    notes.scrollTop = 0;
    list.value = String(index);
    shown = stateOf(index, isBlack);
    time.tick();
    position.textContent = fill(words.slideOf, { number: index + 1, of: slides.length });
  };
  const greet = () => {
    left.clear();
    popup.send({ deckwright: 'hello', index });
  };
  const tell = () => {
    left.add(shown);
    show();
    for (const link of links) link.send({ deckwright: 'go', index, isBlack });
  };
  const go = (to: number) => {
    index = Math.min(slides.length - 1, Math.max(0, to));
    tell();
  };
  const blacken = () => {
    isBlack = !isBlack;
    tell();
  };
  /** Out of the speaker view: its own window closes, a page that it stands in shows the deck again. */
  const leave = () => {
    if (editor.ask('endPresenting')) return;
    if (opener) {
      window.close();
      return;
    }
    const address = new URL(window.location.href);
    address.searchParams.delete('speaker');
    address.hash = slideAddress(ids[index] ?? '');
    window.location.replace(address);
  };

  for (const link of links)
    link.receive((message) => {
      if (
        message.deckwright !== 'at' ||
        (link === popup && left.has(stateOf(message.index, message.isBlack)))
      )
        return;
      index = message.index;
      isBlack = message.isBlack ?? false;
      show();
    });
  const turn = (by: number) => (event: MouseEvent) => {
    giveKeyboardBack(event);
    go(index + by);
  };
  back.addEventListener('click', turn(-1));
  forward.addEventListener('click', turn(1));
  list.addEventListener('change', () => {
    go(Number(list.value));
    list.blur();
  });
  const turning = turningKeys(isMirrored);
  const acts: Readonly<Record<string, () => void>> = {
    Home: () => go(0),
    End: () => go(slides.length - 1),
    b: blacken,
    Escape: leave,
    s: leave,
  };
  const isOwnKey = ({ target, key }: KeyboardEvent): boolean =>
    target === list || (target === notes && /^(Arrow(Up|Down)|Page(Up|Down)| )$/.test(key));
  document.addEventListener('keydown', (event) => {
    if (isOwnKey(event) || pressesButton(event)) return;
    if (event.key === '?' && isForDeck(event))
      return toggleHelp(document, words, keysOfSpeakerView(words, isMirrored));
    if (!isPlain(event)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const by = turning[key];
    if (by !== undefined) {
      event.preventDefault();
      go(index + by);
    } else acts[key]?.();
  });
  setInterval(() => {
    time.tick();
    // The deck's page may have been loaded anew.
    greet();
  }, 1_000);
  show();
  greet();
  fitFormulas(deck, roomOnCanvas);
  await diagrams.drawAll(deck, roomOnCanvas);
  show();
  document.documentElement.dataset.state = 'settled';
};
