import type { Fault, FaultClass } from '../faultClass.ts';
import { lettersOnly } from '../letters.ts';
import { bodyLines, isHead, type ShownSlide, type ShownText } from '../shownDeck.ts';
import { headingAt, placesOf, type SourceText } from '../sourceText.ts';
import { pointsBackAtOpening } from './pointingBack.ts';

/** Pieces of what stands before, of which one on the slide is enough. */
const piece = 10;
const lookBack = 320;

/** What its section says before a place, without the heading. */
const saidBefore = (source: SourceText, from: number): string => {
  const heading = headingAt(source, from);
  const start = heading ? heading.from + heading.text.length : 0;
  return lettersOnly(source.text.slice(Math.max(start, from - lookBack), from));
};

const piecesOf = (before: string): string[] => {
  const pieces: string[] = [];
  for (let at = before.length - piece; at >= 0; at -= piece) pieces.push(before.slice(at, at + piece));
  return pieces;
};

interface Above {
  readonly title: string;
  readonly lines: string;
}

/** It opens its section, as its author meant; or what it points to is on the slide, in its words or by its name. */
const hasAntecedent = (source: SourceText, line: ShownText, { title, lines }: Above): boolean => {
  const places = placesOf(source, line.text.slice(0, 40));
  if (places.length === 0) return lines !== '';
  return places.some(({ from }) => {
    const before = saidBefore(source, from);
    if (before === '' || piecesOf(before).some((one) => lines.includes(one))) return true;
    return title.length > 2 && before.includes(title);
  });
};

/** "This can take an hour" below a listing means what is done in it. */
const isBelowListing = ({ layout }: ShownSlide, { path }: ShownText): boolean =>
  layout === 'code' && path[0] === 'below';

const linesOf = (slide: ShownSlide): ShownText[] => [
  ...slide.texts.filter((text) => isHead(text) && text.role === 'title'),
  ...bodyLines(slide),
];

export const pointsBack: FaultClass = {
  name: 'points back',
  means: 'opens with a word that points to what is not on the slide',
  find: ({ slides, language }, source) =>
    slides.flatMap((slide): Fault[] => {
      const lines = linesOf(slide);
      return lines.flatMap((line, at) => {
        if (lettersOnly(line.text).length < 12 || !pointsBackAtOpening(line.text, language)) return [];
        if (isBelowListing(slide, line)) return [];
        const above = {
          title: at === 0 ? '' : lettersOnly(slide.title),
          lines: lettersOnly(
            lines
              .slice(0, at)
              .map(({ text }) => text)
              .join(' '),
          ),
        };
        return hasAntecedent(source, line, above) ? [] : [{ slide: slide.number, shows: line.text }];
      });
    }),
};
