import type { PageWords } from './pageWords.ts';

export const toggleFullscreen = (document: Document): void =>
  void (document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen());

/** A page fills the screen only after a person pressed something in it: the first press does, wherever it is. */
export const offerFullscreen = (document: Document, words: PageWords): void => {
  if (!document.fullscreenEnabled || document.fullscreenElement) return;
  const over = new AbortController();
  const begin = document.createElement('button');
  begin.type = 'button';
  begin.className = 'begin';
  begin.textContent = words.fullscreen;
  const end = () => {
    over.abort();
    begin.remove();
  };
  const enter = () => {
    end();
    document.documentElement.requestFullscreen().catch(() => undefined);
  };
  const { signal } = over;
  document.addEventListener('pointerdown', enter, { signal });
  document.addEventListener('keydown', ({ key }) => (key === 'Escape' ? end() : enter()), { signal });
  document.body.append(begin);
};
