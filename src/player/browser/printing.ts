import { copyOfSlide } from './copyOfSlide.ts';

/** What is printed without a person who chooses: in the page's address. */
const readPrintChoice = (search: string) => {
  const values = new URLSearchParams(search);
  const { from, to = from } = /^(?<from>\d+)(?:-(?<to>\d+))?$/.exec(values.get('slides') ?? '')?.groups ?? {};
  return {
    asksForNotes: values.get('notes') === '1',
    from: from === undefined ? 1 : Number(from),
    to: to === undefined ? undefined : Number(to),
  };
};

/** For paper, every slide once and as it is, without what the player did to it. */
export const preparePrinting = (
  document: Document,
  window: Window,
): { print: (withNotes: boolean) => void } => {
  const { asksForNotes, from, to } = readPrintChoice(window.location.search);
  let withNotes = asksForNotes;

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
    printed.append(...[...slides].slice(from - 1, to).flatMap(sheetOf));
    document.body.append(printed);
  });
  window.addEventListener('afterprint', () => {
    document.querySelector('.printed')?.remove();
    withNotes = asksForNotes;
  });

  return {
    print: (notes) => {
      withNotes = notes;
      window.print();
    },
  };
};
