import Reveal, { type RevealConfig } from 'reveal.js';
import type { MotifKind } from '../../deck/themes.ts';
import type { Diagrams } from './diagrams.ts';
import { download } from './download.ts';
import { fitFormulas } from './formulas.ts';
import { startMenu } from './menu.ts';
import { showNotice } from './notice.ts';
import { preparePrinting } from './printing.ts';
import { SpeakerLink } from './speakerLink.ts';
import { chooseTheme } from './themeChoice.ts';

const revealOptions = (element: HTMLElement, isRightToLeft: boolean): RevealConfig => ({
  width: Number(element.dataset.width),
  height: Number(element.dataset.height),
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
  help: false,
  // F1 is the editor's around the page.
  keyboardCondition: (event: KeyboardEvent) => event.key !== 'F1',
  scrollActivationWidth: 0,
  viewDistance: 3,
  mobileViewDistance: 2,
});

/** Turns the page's slides into a presentation. */
export const startPlayer = async (document: Document, window: Window, diagrams: Diagrams): Promise<void> => {
  const root = document.documentElement;
  const element = document.querySelector<HTMLElement>('.reveal');
  if (!element) return;
  const deck = new Reveal(element, revealOptions(element, root.dir === 'rtl'));
  const link = new SpeakerLink(window, null);
  const printing = preparePrinting(document, window);

  const currentIndex = () => deck.getIndices().h;
  const openSpeakerView = () => {
    if (link.isOpen) {
      link.focus();
      return;
    }
    const address = new URL(window.location.href);
    address.searchParams.set('speaker', '1');
    const opened = window.open(address, '_blank', 'popup,width=1200,height=760');
    if (opened) link.other = opened;
    // A frame that may open no windows shows it in place.
    else window.location.assign(address);
  };
  const actions: Record<string, () => void> = {
    overview: () => deck.toggleOverview(),
    fullscreen: () =>
      void (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen()),
    speakerView: openSpeakerView,
    print: () => printing.print(false),
    printWithNotes: () => printing.print(true),
    showRemote: () => {
      const address = new URL(window.location.href);
      address.searchParams.set('remote', '1');
      window.location.assign(address);
    },
    download: () =>
      void download(document).catch((failure: unknown) => showNotice(document, String(failure))),
  };

  startMenu(document, {
    act: (action) => actions[action]?.(),
    chooseTheme: (input) => {
      chooseTheme(document, input.value, input.dataset.motif as MotifKind);
      void diagrams.drawAll(element);
    },
  });

  // Without this the link would lead back to the first slide.
  element.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-action="showRemote"]')) return;
    event.preventDefault();
    actions.showRemote?.();
  });

  await deck.initialize();
  deck.addKeyBinding({ keyCode: 83, key: 'S', description: '' }, openSpeakerView);
  const show = () => {
    root.dataset.ground = deck.getCurrentSlide()?.dataset.ground ?? 'paper';
    link.send({ deckwright: 'at', index: currentIndex() });
  };
  deck.on('slidechanged', show);
  link.receive(({ deckwright, index }) => {
    if (deckwright === 'go') deck.slide(index);
    else show();
  });
  show();
  element.classList.add('ready');
  await document.fonts.ready;
  fitFormulas(element);
  await diagrams.drawAll(element);
  root.dataset.state = 'settled';
};
