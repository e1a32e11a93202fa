import { renameIds } from './copyOfSlide.ts';

const show = (drawing: SVGSVGElement, scale: number, label: string): void => {
  const dialog = document.createElement('dialog');
  dialog.className = 'enlarged';
  dialog.setAttribute('aria-label', label);
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(Math.ceil(width * scale)));
  copy.setAttribute('height', String(Math.ceil(height * scale)));
  dialog.append(copy);
  renameIds(copy);
  // Keys scroll here; they do not turn pages.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
};

/** Lets a drawing too small to read be opened at this scale, at which it can be read, to scroll in. */
export const offerEnlarged = (place: HTMLElement, scale: number): void => {
  const open = () => {
    const drawing = place.querySelector('svg');
    if (drawing) show(drawing, scale, place.getAttribute('aria-label') ?? '');
  };
  place.tabIndex = 0;
  place.setAttribute('role', 'button');
  place.onclick = open;
  place.onkeydown = (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    open();
  };
};

export const withdrawEnlarged = (place: HTMLElement): void => {
  place.removeAttribute('tabindex');
  place.setAttribute('role', 'img');
  place.onclick = null;
  place.onkeydown = null;
};
