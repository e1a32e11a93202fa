import Reveal, { type RevealConfig } from 'reveal.js';
import { readWords } from './pageWords.ts';
import { isForDeck, isPlain, pressesButton } from './plainKey.ts';
import { Pointing } from './pointing.ts';
import { roomOnCanvas, type Stage, type StageUse, slidesOf } from './stage.ts';

/** Space and the arrows mean the way back, the first and the last slide with Shift. */
const shiftable = /^( |Arrow(Left|Right))$/;

/** F1 is the editor's around the page; ? shows the keys, and is no pause where it lies on /. */
const isForSlides = (event: KeyboardEvent): boolean =>
  (isPlain(event) || (isForDeck(event) && shiftable.test(event.key))) &&
  !pressesButton(event) &&
  event.key !== 'F1' &&
  event.key !== '?';

const revealOptions = (deck: HTMLElement, isRightToLeft: boolean): RevealConfig => ({
  width: Number(deck.dataset.width),
  height: Number(deck.dataset.height),
  margin: 0,
  minScale: 0.05,
  maxScale: 8,
  center: false,
  controls: false,
  progress: true,
  hash: true,
  rtl: isRightToLeft,
  transition: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
  transitionSpeed: 'fast',
  jumpToSlide: false,
  // Ours is a grid.
  overview: false,
  help: false,
  // Who frames the page moves it by keys alone.
  postMessage: false,
  postMessageEvents: false,
  keyboardCondition: isForSlides,
  scrollActivationWidth: 0,
  viewDistance: 3,
  mobileViewDistance: 2,
});

/** The library takes what the page's address asks for over what it is told: it starts while that asks for nothing. */
const start = (reveal: InstanceType<typeof Reveal>): Promise<unknown> => {
  const { pathname, search, hash } = location;
  const show = (address: string): void => history.replaceState(history.state, '', address);
  if (search === '') return reveal.initialize();
  show(`${pathname}${hash}`);
  try {
    return reveal.initialize();
  } finally {
    show(`${pathname}${search}${hash}`);
  }
};

/** One slide at a time, as large as the window. */
export const openSlides = async (deck: HTMLElement, { moved, keys, index }: StageUse): Promise<Stage> => {
  deck.classList.add('reveal');
  const reveal = new Reveal(deck, revealOptions(deck, deck.ownerDocument.dir === 'rtl'));
  await start(reveal);
  if (index !== undefined) reveal.slide(index);
  for (const [key, act] of Object.entries(keys)) {
    const letter = key.toUpperCase();
    reveal.addKeyBinding({ keyCode: letter.charCodeAt(0), key: letter, description: '' }, act);
  }
  const slides = slidesOf(deck);
  const pointing = new Pointing(deck.ownerDocument, deck.ownerDocument.defaultView ?? globalThis.window, {
    count: slides.length,
    words: readWords(deck),
    go: (to) => reveal.slide(Math.min(slides.length - 1, Math.max(0, to))),
  });
  const arrived = () => {
    pointing.moved(reveal.getIndices().h);
    moved();
  };
  reveal.on('slidechanged', arrived);
  reveal.on('paused', moved);
  reveal.on('resumed', moved);
  pointing.moved(reveal.getIndices().h);
  return {
    index: () => reveal.getIndices().h,
    show: (to) => reveal.slide(to),
    isBlack: () => reveal.isPaused(),
    blacken: (isBlack) => reveal.togglePause(isBlack),
    roomOf: roomOnCanvas,
    settle: () => undefined,
    leave: () => {
      pointing.leave();
      reveal.destroy();
      deck.classList.remove('reveal');
      for (const slide of slides) slide.removeAttribute('class');
    },
  };
};
