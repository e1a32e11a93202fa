import type { Fault, FaultClass } from '../faultClass.ts';
import { lettersOnly } from '../letters.ts';
import { isHead, type ShownSlide } from '../shownDeck.ts';
import type { SourceText } from '../sourceText.ts';

const mayStandAlone = new Set([
  'cover',
  'section',
  'closing',
  'image',
  'gallery',
  'diagram',
  'math',
  'image-and-text',
]);

const hasNothing = (slide: ShownSlide): boolean =>
  !mayStandAlone.has(slide.layout) && slide.texts.every((text) => isHead(text));

/** A heading in the document with nothing under it: nothing to show of it. */
const emptyIn = (source: SourceText): ReadonlySet<string> => {
  const hasContent = ({ from, to, text }: SourceText['headings'][number]): boolean =>
    source.text.slice(from + text.length, to).trim() !== '';
  const full = new Set(source.headings.filter(hasContent).map(({ letters }) => letters));
  const hasPicture = /!\[|<img|<svg|<video|<picture/i.test(source.markdown);
  return new Set(
    hasPicture
      ? []
      : source.headings
          .filter((heading) => !hasContent(heading) && heading.letters !== '' && !full.has(heading.letters))
          .slice(source.headings.length === 1 ? 1 : 0)
          .map(({ letters }) => letters),
  );
};

const places = new Set(['heading', 'items', 'points']);

export const emptyHeadings: FaultClass = {
  name: 'empty heading',
  means: 'a heading with nothing under it, on the slide or in the document',
  find: ({ slides }, source) => {
    const empty = emptyIn(source);
    return slides.flatMap((slide): Fault[] => {
      if (slide.layout === 'cover') return [];
      if (hasNothing(slide)) return [{ slide: slide.number, shows: slide.title }];
      return slide.texts
        .filter(
          (text) =>
            (isHead(text) || places.has(text.role) || text.role === 'text') &&
            empty.has(lettersOnly(text.text)),
        )
        .map(({ text }) => ({ slide: slide.number, shows: text }));
    });
  },
};
