import type { Fault, FaultClass } from '../faultClass.ts';
import { indexed } from '../letters.ts';
import {
  bodyLines,
  codeMark,
  isHead,
  type ShownDeck,
  type ShownSlide,
  type ShownText,
} from '../shownDeck.ts';
import type { SourceText } from '../sourceText.ts';
import { unbalanced } from './unbalanced.ts';

/** So many letters say where in the document a text begins or ends. */
const enough = 18;
const least = 8;

const occurrences = (source: SourceText, wanted: string): number[] => {
  const found: number[] = [];
  for (let at = source.letters.indexOf(wanted); at >= 0; at = source.letters.indexOf(wanted, at + 1))
    found.push(at);
  return found;
};

/** What a sentence may end with, and what may stand between two of its clauses. */
const mayStandBetween = new RegExp(`[^\\p{L}\\p{M}\\p{N}\\s${codeMark}]|\\n`, 'u');
const comma = /^[ \t]*[,،、，][ \t]*$/u;

const isSmall = (text: string): boolean => /^\p{Ll}/u.test(text);

/** After a comma they open a clause that hangs on the one before. */
const hanging =
  /^(?:which|who|whose|whom|whereas|although|because|and|or|nor|weil|obwohl|sodass|und|oder|qui|dont|où|laquelle|lequel|parce que|quien|cuy[oa]s?|aunque|porque|y|che|cui|perché|cuj[oa]s?|onde|embora|yang|karena|dan)(?!\p{L})/iu;

/** Between the letter before a place and the place itself. */
const gapBefore = (source: SourceText, index: number): string =>
  index === 0 ? '\n' : source.prose.slice(source.at[index - 1]! + 1, source.at[index]!);

const gapAfter = (source: SourceText, index: number): string =>
  index + 1 >= source.at.length ? '\n' : source.prose.slice(source.at[index]! + 1, source.at[index + 1]!);

/** A hyphen, an apostrophe, a point inside a number or a name: nothing ends there. */
const isInsideWord = (gap: string): boolean => gap.length > 0 && /^[-'’._/·]$/u.test(gap);

const isBroken = (gap: string): boolean => !mayStandBetween.test(gap) || isInsideWord(gap);

/** "4.1 ", "TOP ", "Schritt 3 " */
const numbering = /^\s*(?:\p{Lu}[\p{L}]{0,8}\.?\s)?(?:\d{1,3}(?:\.\d{1,3})*[.)]?\s*)?$/u;

/** A number before a text, or what it counts, is no beginning of its sentence. */
const isNumbered = (source: SourceText, index: number): boolean => {
  const at = source.at[index]!;
  const block = source.blocks.find(({ from, to }) => from <= at && at < to);
  return block !== undefined && numbering.test(source.text.slice(block.from, at));
};

/** What stands above or before a text as its name: the two are read as one. */
const nameOf = ({ texts }: ShownSlide, { path }: ShownText): string => {
  const holder = path.slice(0, -1).join('/');
  const name = texts.find(
    ({ path: other }) =>
      ['lead', 'label', 'heading'].includes(String(other.at(-1))) && other.slice(0, -1).join('/') === holder,
  );
  return name && path.at(-1) === 'text' ? indexed(name.text).letters : '';
};

const startsInTheMiddle = (source: SourceText, text: string, name: string): boolean => {
  const { letters } = indexed(text);
  if (letters.length < least) return false;
  const places = occurrences(source, letters.slice(0, enough));
  return (
    places.length > 0 &&
    places.every((place) => {
      const gap = gapBefore(source, place);
      if (isNumbered(source, place)) return false;
      if (name !== '' && source.letters.endsWith(name, place)) return false;
      return isBroken(gap) || (comma.test(gap) && (isSmall(text) || hanging.test(text)));
    })
  );
};

const endsInTheMiddle = (source: SourceText, text: string): boolean => {
  const { letters } = indexed(text);
  if (letters.length < least) return false;
  const last = letters.slice(-enough);
  const places = occurrences(source, last);
  return places.length > 0 && places.every((place) => isBroken(gapAfter(source, place + last.length - 1)));
};

const whyHalf = (source: SourceText, slide: ShownSlide, line: ShownText): string | undefined => {
  const open = unbalanced(line.prose);
  // The author may have forgotten it: then it is unbalanced there, too.
  if (open && !isUnbalancedThere(source, line)) return `${open} without its partner`;
  if (startsInTheMiddle(source, line.text, nameOf(slide, line))) return 'starts in the middle';
  if (endsInTheMiddle(source, line.text)) return 'ends in the middle';
  if (isCutAtCode(source, line)) return 'cut at code';
  return undefined;
};

/** Code of signs alone has no letters to be found by. */
const isCutAtCode = (source: SourceText, { text, prose }: ShownText): boolean => {
  if (!prose.endsWith(codeMark)) return false;
  const places: number[] = [];
  for (let at = source.text.indexOf(text); at >= 0; at = source.text.indexOf(text, at + 1)) places.push(at);
  return (
    places.length > 0 &&
    places.every((at) => /^[ \t]*[\p{L}\p{M}\p{N}]/u.test(source.text.slice(at + text.length)))
  );
};

const isUnbalancedThere = (source: SourceText, line: ShownText): boolean => {
  const { letters } = indexed(line.text);
  const at = source.letters.indexOf(letters.slice(0, enough));
  if (at < 0) return false;
  const block = source.blocks.find(({ from, to }) => from <= source.at[at]! && source.at[at]! < to);
  return block !== undefined && unbalanced(block.prose) !== undefined;
};

/** Labels of stations, headings of columns and the like are no sentences. */
const isSentence = ({ role, prose }: ShownText): boolean =>
  role !== 'label' && role !== 'value' && role !== 'byline' && prose.replaceAll(codeMark, '').trim() !== '';

/** A short title is a name, whether the document has it as a heading or not. */
const leastTitle = 28;

const isNamed = (source: SourceText, text: string): boolean => {
  const { letters } = indexed(text);
  return (
    letters.length < leastTitle ||
    source.headings.some((heading) => heading.letters === letters) ||
    source.frontLetters.includes(letters)
  );
};

const linesOf = (slide: ShownSlide, source: SourceText): ShownText[] => [
  ...slide.texts.filter((text) => isHead(text) && !isNamed(source, text.text)),
  ...bodyLines(slide).filter(isSentence),
];

export const halfSentences: FaultClass = {
  name: 'half sentence',
  means: 'starts or ends in the middle of a sentence, or with half of a pair of marks',
  find: ({ slides }: ShownDeck, source) =>
    slides.flatMap((slide): Fault[] =>
      linesOf(slide, source).flatMap((line) => {
        const why = whyHalf(source, slide, line);
        return why ? [{ slide: slide.number, shows: line.text, why }] : [];
      }),
    ),
};
