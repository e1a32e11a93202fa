import Reveal from 'reveal.js';

export const startPlayer = async (document: Document, window: Window): Promise<void> => {
  const root = document.documentElement;
  const element = document.querySelector<HTMLElement>('.reveal');
  if (!element) return;
  const deck = new Reveal(element, {
    width: Number(element.dataset.width),
    height: Number(element.dataset.height),
    margin: 0,
    minScale: 0.05,
    maxScale: 8,
    center: false,
    controls: false,
    hash: true,
    rtl: root.dir === 'rtl',
    transition: 'fade',
    transitionSpeed: 'fast',
    scrollActivationWidth: 0,
    progress: true,
    viewDistance: 2,
    mobileViewDistance: 2,
  });
  await deck.initialize();
  const showGround = () => {
    const ground = deck.getCurrentSlide()?.dataset.ground;
    if (ground) root.dataset.ground = ground;
  };
  deck.on('slidechanged', showGround);
  showGround();
  window.requestAnimationFrame(() => element.classList.add('ready'));
};
