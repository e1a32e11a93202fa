import type { Language } from '../../../api/generationOptions.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Said } from '../../features/said.ts';
import { titleKey } from '../../planning/titles.ts';
import { fits } from '../../text/fit.ts';
import { lookOf, plainList } from '../draft/draft.ts';
import { endedEvenly } from '../endedEvenly.ts';

/** A page with a point for each paragraph, as minutes and rules are written; undefined where a point is less than one. */
const asPoints = (slide: Slide, paragraphs: ReadonlySet<string>, language: Language): Slide | undefined => {
  if (slide.layout === 'text') {
    const { paragraphs: texts, ...others } = slide;
    const items = texts.map((text) => ({ text }));
    return endedEvenly({ ...others, layout: 'bullets', style: 'list', items }, language);
  }
  return slide.layout === 'bullets' && slide.items.every(({ text }) => paragraphs.has(titleKey(text)))
    ? { ...slide, style: 'list' }
    : undefined;
};

const inPoints = (
  pages: readonly Slide[],
  paragraphs: ReadonlySet<string>,
  language: Language,
): readonly Slide[] => {
  const looks = new Set(pages.map(lookOf));
  if (looks.size < 2 || !looks.has(plainList)) return pages;
  const made = pages.map((slide) => asPoints(slide, paragraphs, language));
  return made.every((slide) => slide !== undefined && fits(slide)) ? (made as Slide[]) : pages;
};

/** Pages of one text under one title look alike where each of their points is a paragraph of it. */
export const evenTexts = (slides: readonly Slide[], said: readonly Said[], language: Language): Slide[] => {
  // Sentences of one paragraph hold the very same one: its key is made once.
  const paragraphs = new Set([...new Set(said.map(({ paragraph = [] }) => paragraph))].map(titleKey));
  const runs: Slide[][] = [];
  for (const slide of slides) {
    const run = runs.at(-1);
    if (run && titleKey(run[0]!.title) === titleKey(slide.title)) run.push(slide);
    else runs.push([slide]);
  }
  return runs.flatMap((run) => inPoints(run, paragraphs, language));
};
