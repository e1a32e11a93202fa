import type { Fault, FaultClass } from '../faultClass.ts';
import { lettersOnly } from '../letters.ts';
import { bodyLines, type ShownSlide, type ShownText } from '../shownDeck.ts';
import { placesOf, type SourceText } from '../sourceText.ts';
import { introducing } from './introducing.ts';

const ends = /[:：]\s*$/u;
const endsThere = /^[)\]"”»’*_`\s]*[:：][ \t]*(?:\n|$)/u;

/** The document says it with a colon before a listing or a table: without the colon it is a lead-in still. */
const isLeadInThere = (source: SourceText, text: string): boolean => {
  if (lettersOnly(text).length < 6) return false;
  const places = placesOf(source, text);
  return (
    places.length > 0 &&
    places.every(({ from, to }) => {
      if (!endsThere.test(source.text.slice(to))) return false;
      const next = source.blocks.find((block) => block.from > from);
      return next?.kind === 'code' || next?.kind === 'row' || next?.kind === 'diagram';
    })
  );
};

const isPrefix = (path: readonly (string | number)[], whole: readonly (string | number)[]): boolean =>
  path.length < whole.length && path.every((step, at) => step === whole[at]);

const holder = (path: readonly (string | number)[]): readonly (string | number)[] => path.slice(0, -1);

/** The lead of a slide stands above all of it; the text of a column or a bullet above the items of the same, that of a listing above its lines. */
const introducesSomething = (slide: ShownSlide, line: ShownText): boolean => {
  const { path } = line;
  // In running text what follows is the paragraph below.
  if (slide.layout === 'text' && path[0] === 'paragraphs')
    return slide.texts.some(
      (other) => other.path[0] === 'paragraphs' && Number(other.path[1]) > Number(path[1]),
    );
  if (path.length === 1) {
    if (path[0] === 'caption' || path[0] === 'takeaway') return true;
    return slide.texts.some((other) => other.path.length > 1);
  }
  // A heading or a name introduces the text beside it as well as points below.
  const isName = path.at(-1) === 'heading' || path.at(-1) === 'lead';
  const beside = [...holder(path), 'text'].join('/');
  if (isName && slide.texts.some((other) => other.path.join('/') === beside)) return true;
  const at = slide.texts.findIndex((text) => text.path.join('/') === path.join('/'));
  const isOwnedList = path.at(-1) === 'text' || path.at(-1) === 'heading' || path.at(-1) === 'lead';
  return (
    isOwnedList &&
    slide.texts
      .slice(at + 1)
      .some((other) => ['items', 'lines'].some((owned) => isPrefix([...holder(path), owned], other.path)))
  );
};

const quiet = new Set(['cover', 'agenda']);

export const leadIns: FaultClass = {
  name: 'lead-in',
  means: 'says that something follows, and nothing of it does on the slide, or as its equal',
  find: ({ slides }, source) =>
    slides.flatMap((slide): Fault[] =>
      quiet.has(slide.layout)
        ? []
        : bodyLines(slide)
            .filter(
              (line) =>
                (ends.test(line.text) || introducing.test(line.text) || isLeadInThere(source, line.text)) &&
                !introducesSomething(slide, line),
            )
            .map((line) => ({ slide: slide.number, shows: line.text })),
    ),
};
