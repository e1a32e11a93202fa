import type { Fault, FaultClass } from '../faultClass.ts';
import type { ShownSlide } from '../shownDeck.ts';

const numbered =
  /^\s*(?:\p{N}{1,2}[.)]|\p{N}{1,2}(?:\.\p{N}{1,2})+|[（(]\p{N}{1,2}[)）]|[①-⑳]|\p{N}{1,2}、)\s*\S/u;
const twice = /^\s*\p{N}{1,2}[.)]\s+\p{N}{1,2}[.)]/u;

/** What a layout numbers itself. */
const numberedByDeck = (slide: ShownSlide): string[] => {
  if (slide.layout === 'agenda')
    return slide.texts.filter(({ role }) => role === 'items').map(({ text }) => text);
  if (slide.layout === 'section') return [slide.title];
  if (slide.layout !== 'steps') return [];
  return slide.texts.flatMap(({ path, text }) => {
    if (path[0] !== 'steps' || path.at(-1) === 'label') return [];
    const label =
      slide.texts.find((other) => other.path[1] === path[1] && other.path.at(-1) === 'label')?.text ?? '';
    const isFirst = !slide.texts.some(
      (other) =>
        other.path[0] === 'steps' &&
        other.path[1] === path[1] &&
        other.path.at(-1) === 'title' &&
        path.at(-1) === 'text',
    );
    return /^\p{N}+$/u.test(label) && isFirst ? [text] : [];
  });
};

export const doubledNumbers: FaultClass = {
  name: 'doubled number',
  means: 'a number before what is numbered already',
  find: ({ slides }) =>
    slides.flatMap((slide) =>
      [
        ...numberedByDeck(slide).filter((text) => numbered.test(text)),
        ...slide.texts
          .filter(({ text, path }) => path[0] !== 'lines' && twice.test(text))
          .map(({ text }) => text),
      ].map((shows): Fault => ({ slide: slide.number, shows })),
    ),
};
