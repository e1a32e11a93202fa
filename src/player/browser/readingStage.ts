import { isPlain } from './plainKey.ts';
import { indexInAddress, slideAddress } from './slideAddress.ts';
import { type Stage, type StageUse, slidesOf } from './stage.ts';
import { turningKeys } from './turningKeys.ts';

/** Where slides become cards: screens on which a slide of their width could not be read. */
export const readingScreen = 'screen and (max-width: 600px) and (max-aspect-ratio: 4/5)';

const leastText = 12;
const diagramShare = 0.7;
/** The slide that crosses the line so far below the window's top is the one that is read. */
const readingLine = '-20% 0px -80% 0px';
const addressDelayMs = 250;

/** What may be wider than the screen scrolls by itself, by keys too. */
const scrollable = '.table, .code, .formula';

/** All slides under each other, to scroll through. */
export const openReading = async (deck: HTMLElement, { moved, keys, index }: StageUse): Promise<Stage> => {
  const { ownerDocument: document } = deck;
  const window = document.defaultView ?? globalThis.window;
  const slides = slidesOf(deck);
  const ids = slides.map(({ id }) => id);
  const left = new AbortController();
  let current = 0;
  let writingAddress: number | undefined;

  const progress = document.createElement('div');
  progress.className = 'read-progress';
  deck.append(progress);
  deck.classList.add('reading');

  const arrive = (at: number) => {
    if (at === current) return;
    current = at;
    progress.style.setProperty('--read', String(at / Math.max(1, slides.length - 1)));
    window.clearTimeout(writingAddress);
    writingAddress = window.setTimeout(() => {
      try {
        window.history.replaceState(window.history.state, '', slideAddress(ids[at] ?? ''));
      } catch {
        // A file on disk may not change its address.
      }
    }, addressDelayMs);
    moved();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const at = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
      if (at instanceof HTMLElement) arrive(slides.indexOf(at));
    },
    { rootMargin: readingLine },
  );
  const show = (to: number, behavior: ScrollBehavior = 'auto') => {
    const at = Math.min(slides.length - 1, Math.max(0, to));
    slides[at]?.scrollIntoView({ behavior, block: 'start' });
    arrive(at);
  };
  const { ArrowRight, ArrowLeft, n } = turningKeys(document.dir === 'rtl');
  // The others scroll.
  const moves: Readonly<Record<string, number | undefined>> = { ArrowRight, ArrowLeft, n };

  window.addEventListener(
    'keydown',
    (event) => {
      if (!isPlain(event) || event.defaultPrevented) return;
      const move = moves[event.key];
      if (move !== undefined) {
        event.preventDefault();
        show(current + move);
      } else keys[event.key.toLowerCase()]?.();
    },
    { signal: left.signal },
  );
  window.addEventListener(
    'hashchange',
    () => {
      const to = indexInAddress(window.location.hash, ids);
      if (to !== undefined) show(to);
    },
    { signal: left.signal },
  );

  await document.fonts.ready;
  show(index ?? indexInAddress(window.location.hash, ids) ?? 0, 'instant');
  for (const slide of slides) observer.observe(slide);
  const begin = current;

  return {
    index: () => current,
    show: (to) => show(to, 'instant'),
    // Cards are for who reads by themselves.
    isBlack: () => false,
    blacken: () => undefined,
    roomOf: (place) => ({
      width: place.clientWidth,
      height: Math.round(window.innerHeight * diagramShare),
      leastText,
    }),
    settle: () => {
      for (const element of deck.querySelectorAll<HTMLElement>(scrollable))
        if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      if (current === begin) show(begin, 'instant');
    },
    leave: () => {
      left.abort();
      observer.disconnect();
      window.clearTimeout(writingAddress);
      progress.remove();
      for (const element of deck.querySelectorAll(scrollable)) element.removeAttribute('tabindex');
      deck.classList.remove('reading');
    },
  };
};
