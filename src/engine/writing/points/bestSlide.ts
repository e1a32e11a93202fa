import type { Language } from '../../../api/generationOptions.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { fits } from '../../text/fit.ts';
import { countWords } from '../../text/sentences.ts';
import { type Frame, lookOf, mostWords, rhythmPenalty, type Writing } from '../draft/draft.ts';
import { slideText } from '../draft/slideText.ts';
import { groupLayouts } from './groupLayouts.ts';
import type { Suited } from './shapes.ts';
import { type TextContent, textLayouts } from './textLayouts.ts';
import { withTypedBelow } from './typedBelow.ts';

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

const chosen =
  <Content>(layouts: readonly Suited<Content>[]) =>
  (content: Content, frame: Frame, writing: Writing): Slide | undefined =>
    best(
      layouts.flatMap(({ suits, make }) => {
        const score = suits(content, frame, writing.language);
        if (score === undefined) return [];
        const slide = make(content, frame, writing.language);
        return frame.look === undefined || lookOf(slide) === frame.look ? [{ score, slide }] : [];
      }),
      writing,
    );

const bestText = chosen(textLayouts);
export const textSlide = (content: TextContent, frame: Frame, writing: Writing): Slide | undefined =>
  bestText(
    writing.style === 'Preserve' ? content : { ...content, points: content.points.map(withTypedBelow) },
    frame,
    writing,
  );
export const groupSlide = chosen(groupLayouts);
