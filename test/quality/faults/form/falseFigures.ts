import type { Fault, FaultClass } from '../faultClass.ts';
import { lettersOnly } from '../letters.ts';
import type { ShownSlide } from '../shownDeck.ts';
import { blockAt, placesOf, type SourceText } from '../sourceText.ts';
import { isDate } from './dates.ts';

/** A list item of so many letters is a label with its number, no sentence. */
const shortItem = 90;
const labelled = /^[^.!?。！？]{1,60}[:：|=–—]\s*\S/u;

/** Said of something: in a table, a heading, a short item or a "label: value". */
const isSaidOfSomething = (source: SourceText, value: string): boolean => {
  const places = placesOf(source, value);
  if (places.length === 0) return true;
  return places.some(({ from }) => {
    const block = blockAt(source, from);
    if (!block) return false;
    if (block.kind === 'row' || block.kind === 'heading') return true;
    return (block.kind === 'item' && block.text.length <= shortItem) || labelled.test(block.text);
  });
};

const figuresOf = (slide: ShownSlide): string[] =>
  slide.texts.filter(({ role, path }) => role === 'value' && path.length > 1).map(({ text }) => text);

export const falseFigures: FaultClass = {
  name: 'false figure',
  means: 'a date, or a number out of running text, shown as a figure',
  find: ({ slides }, source) =>
    slides.flatMap((slide) =>
      figuresOf(slide).flatMap((value): Fault[] => {
        if (isDate(value)) return [{ slide: slide.number, shows: value, why: 'a date' }];
        return lettersOnly(value) !== '' && !isSaidOfSomething(source, value)
          ? [{ slide: slide.number, shows: value, why: 'out of running text' }]
          : [];
      }),
    ),
};
