import type { Fault, FaultClass } from '../faultClass.ts';
import type { ShownSlide } from '../shownDeck.ts';

const leading = /^\s*(\p{N}{1,2})(?:[.)](?!\p{N})|$)/u;

const numbersOf = (slide: ShownSlide): number[] =>
  slide.texts.flatMap(({ path, text }) => {
    const isStation = path[0] === 'steps' && path.at(-1) === 'label';
    const isPoint = path[0] === 'items' && path.length <= 3 && path.at(-1) === 'text';
    const number = isStation
      ? /^\s*(\p{N}{1,2})[.)]?\s*$/u.exec(text)?.[1]
      : isPoint
        ? leading.exec(text)?.[1]
        : undefined;
    return number === undefined ? [] : [Number(number)];
  });

export const mergedLists: FaultClass = {
  name: 'merged lists',
  means: 'two numbered lists in one: 1 2 3 1 2',
  find: ({ slides }) =>
    slides.flatMap((slide): Fault[] => {
      const numbers = numbersOf(slide).filter(Number.isFinite);
      const isRestarted = numbers.some((number, at) => at > 0 && number === 1 && numbers[at - 1]! >= 1);
      return isRestarted ? [{ slide: slide.number, shows: numbers.join(' ') }] : [];
    }),
};
