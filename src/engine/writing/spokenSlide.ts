import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { sliceRich } from '../../deck/sliceRich.ts';
import type { Range } from '../../languages/recognising/foldText.ts';
import { pointsElsewhere } from '../../languages/recognising/labels.ts';
import { referencesIn } from '../../languages/recognising/references.ts';
import { connectiveLength } from '../../languages/recognising/talk.ts';
import type { Slide } from '../../layouts/slide.ts';
import { spokenAddresses } from '../text/addresses/spokenAddresses.ts';
import { withoutReferences } from '../text/addresses/withoutReferences.ts';
import { isBlank, withLargeStart } from '../text/richJoin.ts';
import { changedTexts } from './changedTexts.ts';

/** "However, it is slow." says on its own slide that it is slow. */
const withoutConnective = (text: RichText, language: Language): RichText => {
  const whole = plain(text);
  const length = connectiveLength(whole, language);
  return length === 0 ? text : withLargeStart(sliceRich(text, length, whole.length));
};

/** What stands first on a slide opens with nothing that joins it to another one. */
const openedAlone = (slide: Slide, language: Language): Slide => {
  if ('lead' in slide && slide.lead) return { ...slide, lead: withoutConnective(slide.lead, language) };
  if (slide.layout === 'statement') return { ...slide, text: withoutConnective(slide.text, language) };
  if (slide.layout === 'text') {
    const [opening = [], ...paragraphs] = slide.paragraphs;
    return { ...slide, paragraphs: [withoutConnective(opening, language), ...paragraphs] };
  }
  if (slide.layout !== 'bullets') return slide;
  const [first, ...others] = slide.items;
  if (!first || first.lead) return slide;
  return { ...slide, items: [{ ...first, text: withoutConnective(first.text, language) }, ...others] };
};

/** "TL;DR: we update in May" is in short anyway. */
const withoutBrevity = (text: RichText): RichText => {
  const whole = plain(text);
  const [sign = ''] = /^TL;?DR\b[\s;:,.?!–—-]*(?=\S)/iu.exec(whole) ?? [];
  return sign === '' ? text : withLargeStart(sliceRich(text, sign.length, whole.length));
};

const inBrackets = /\s?[(（]([^()（）]{3,40})[)）]/gu;
const pointersIn = (whole: string, language: Language): Range[] =>
  [...whole.matchAll(inBrackets)]
    .filter(([, inner = '']) => pointsElsewhere(inner, false, language))
    .map(({ index, 0: all }) => ({ from: index, to: index + all.length }));

/** "It runs. (See 4).": the full stop behind it goes with it, where what stands before has its own. */
const withItsStop =
  (whole: string) =>
  ({ from, to }: Range): Range =>
    /[.!?。！？]\s*$/u.test(whole.slice(0, from)) && /^[.。]/u.test(whole.slice(to))
      ? { from, to: to + 1 }
      : { from, to };

/** "(see 4)", "(Figure 2)": where to look is nowhere on a slide. */
const withoutPointers = (text: RichText, language: Language): RichText => {
  const whole = plain(text);
  const pointers = text.some(({ href }) => href !== undefined) ? [] : pointersIn(whole, language);
  const places = referencesIn(whole, language);
  const isApart = (one: Range): boolean => places.every(({ from, to }) => to <= one.from || one.to <= from);
  const found = [...places, ...pointers.filter(isApart)]
    .map(withItsStop(whole))
    .sort((a, b) => a.from - b.from);
  if (found.length === 0) return text;
  const ends = [...found.map(({ from }) => from), whole.length];
  const left = [0, ...found.map(({ to }) => to)].flatMap((from, at) => sliceRich(text, from, ends[at]!));
  return isBlank(left) ? text : left;
};

/** A slide in words that can be said aloud with nothing before it. */
export const spokenSlide = (slide: Slide, language: Language): Slide => {
  const spoken = changedTexts(slide, (text) =>
    spokenAddresses(withoutPointers(withoutReferences(withoutBrevity(text)), language)),
  );
  return openedAlone({ ...spoken, title: withoutReferences(slide.title) }, language);
};
