import { copyOfSlide } from './copyOfSlide.ts';

/** For paper, every slide once and as it is, without what the player did to it. */
export const preparePrinting = (
  document: Document,
  window: Window,
): { print: (withNotes: boolean) => void } => {
  let withNotes = false;

  const sheetOf = (slide: HTMLElement): HTMLElement[] => {
    const sheet = copyOfSlide(slide);
    const notes = sheet.querySelector('.notes');
    notes?.remove();
    if (!withNotes || !notes?.textContent?.trim()) return [sheet];
    const page = document.createElement('section');
    page.dataset.layout = 'notes-page';
    page.append(notes);
    return [sheet, page];
  };

  window.addEventListener('beforeprint', () => {
    const printed = document.createElement('div');
    printed.className = 'printed slides';
    const slides = document.querySelectorAll<HTMLElement>('.deck .slides > section');
    printed.append(...[...slides].flatMap(sheetOf));
    document.body.append(printed);
  });
  window.addEventListener('afterprint', () => {
    document.querySelector('.printed')?.remove();
    withNotes = false;
  });

  return {
    print: (notes) => {
      withNotes = notes;
      window.print();
    },
  };
};
