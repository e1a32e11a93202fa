import type { Language } from '../../../api/generationOptions.ts';
import type { RichText } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { fits } from '../../text/fit.ts';
import { countWords } from '../../text/sentences.ts';
import { type Frame, lookOf, mostWords, rhythmPenalty, type Writing } from '../draft/draft.ts';
import { slideText } from '../draft/slideText.ts';
import { groupLayouts } from './layouts/groupLayouts.ts';
import type { Remarked, Suited } from './layouts/shapes.ts';
import type { TextContent } from './layouts/textContent.ts';
import { textLayouts } from './layouts/textLayouts.ts';
import { withTypedLines } from './typedBelow.ts';

interface Candidate {
  readonly score: number;
  readonly slide: Slide;
}

const certainlyFew = 40;
const anyWord = /[\p{L}\p{M}\p{N}_]+/gu;

/** Whether "stack.order" is one word or two, it is to be within. */
const strictCount = (text: string, language: Language): number =>
  Math.max(countWords(text, language), text.match(anyWord)?.length ?? 0);

export const isWithinWords = (slide: Slide, language: Language): boolean => {
  const text = slideText(slide);
  return estimateWords(text) <= certainlyFew || strictCount(text, language) <= mostWords;
};

const best = (candidates: readonly Candidate[], { before, language }: Writing): Slide | undefined =>
  candidates
    .map(({ score, slide }, order) => ({ score: score - rhythmPenalty(slide, before), slide, order }))
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .find(({ slide }) => fits(slide) && isWithinWords(slide, language))?.slide;

/** Only below points something is said of them. */
const over = (below: RichText, slide: Slide): Slide | undefined =>
  slide.layout === 'bullets' ? { ...slide, below } : undefined;

const chosen =
  <Content extends Remarked>(layouts: readonly Suited<Content>[]) =>
  (content: Content, frame: Frame, writing: Writing): Slide | undefined =>
    best(
      layouts.flatMap(({ suits, make }) => {
        const score = suits(content, frame, writing.language);
        if (score === undefined) return [];
        const made = make(content, frame, writing.language);
        const slide = content.below ? over(content.below, made) : made;
        if (!slide) return [];
        return frame.look === undefined || lookOf(slide) === frame.look ? [{ score, slide }] : [];
      }),
      writing,
    );

/** Two points, and what is said of them. */
const leastOfList = 2;

/** What is said of points after them is none of them. */
const withoutRemark = (content: TextContent): TextContent => {
  const last = content.points.at(-1);
  return last?.from === 'below' && content.points.length > leastOfList
    ? { ...content, points: content.points.slice(0, -1), below: last.text }
    : content;
};

const bestText = chosen(textLayouts);
export const textSlide = (content: TextContent, frame: Frame, writing: Writing): Slide | undefined =>
  bestText(
    writing.style === 'Preserve' ? content : withoutRemark(withTypedLines(content, writing.language)),
    frame,
    writing,
  );
export const groupSlide = chosen(groupLayouts);
