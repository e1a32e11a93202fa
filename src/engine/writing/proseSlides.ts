import type { RewriteStyle } from '../../api/generationOptions.ts';
import type { Slide } from '../../layouts/slide.ts';
import type { Said } from '../features/said.ts';
import { titleKey } from '../planning/titles.ts';
import { policy } from '../policy.ts';
import { fits } from '../text/fit.ts';
import { joinSentences } from '../text/richJoin.ts';
import { richSentences } from '../text/sentences.ts';
import { type Frame, unwritten, type Writing } from './draft.ts';
import { headedAnew } from './headline.ts';
import { isWithinWords } from './points/bestSlide.ts';
import { textSlides } from './points/textSlides.ts';

/** Sentences under no heading of the author's are said large: no title of ours tells more than they do. */
const saidLarge = (slide: Slide, { hiddenTitle: title }: Frame, { language }: Writing): Slide => {
  if (slide.layout !== 'bullets' || slide.lead) return slide;
  if (slide.items.some(({ lead, items, checked }) => lead || items || checked !== undefined)) return slide;
  const texts = slide.items.map(({ text }) => text);
  if (texts.flatMap((text) => richSentences(text, language)).length > policy.text.mostSaid) return slide;
  const whole: Slide = { ...unwritten, layout: 'statement', title, text: joinSentences(texts) };
  return fits(whole) && isWithinWords(whole, language) ? whole : slide;
};

const isTitledLike = (slide: Slide, { title }: Frame): boolean => titleKey(slide.title) === titleKey(title);

/** A page more holds what its text is written for, whatever it is called. */
const duePages = (sentences: readonly Said[], style: RewriteStyle): number => {
  const points = sentences.filter(({ score }) => score >= policy.scene.pointScore);
  return Math.ceil(points.reduce((sum, { words }) => sum + words, 0) / policy.text.slideWords[style]);
};

/**
 * A text in as many slides as have something to be called by, a heading or a short sentence of their own;
 * the rest of it is for the notes.
 */
export const proseSlides = (
  sentences: readonly Said[],
  most: number,
  frame: Frame,
  writing: Writing,
): Slide[] => {
  if (writing.style === 'Preserve') return textSlides(sentences, most, frame, writing);
  const due = duePages(sentences, writing.style);
  for (let pages = most; pages > 1; pages -= 1) {
    const slides = textSlides(sentences, pages, frame, writing).map((slide, at) =>
      at === 0 && !frame.isNameless ? slide : headedAnew(slide, true, writing.language),
    );
    if (frame.isNameless)
      return slides.map((slide) => (isTitledLike(slide, frame) ? saidLarge(slide, frame, writing) : slide));
    if (pages <= due || slides.slice(1).every((slide) => !isTitledLike(slide, frame))) return slides;
  }
  return textSlides(sentences, 1, frame, writing);
};
