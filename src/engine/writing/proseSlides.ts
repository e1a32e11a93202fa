import { plain } from '../../deck/richText.ts';
import type { Slide } from '../../layouts/slide.ts';
import { paragraphsOf } from '../features/paragraphs.ts';
import type { Said } from '../features/said.ts';
import { titleKey } from '../planning/titles.ts';
import { policy } from '../policy/policy.ts';
import { fits } from '../text/fit.ts';
import { joinSentences } from '../text/richJoin.ts';
import { richSentences } from '../text/sentences.ts';
import { type Frame, head, unwritten, type Writing } from './draft/draft.ts';
import { isWithinWords } from './points/bestSlide.ts';
import { quoted } from './points/points.ts';
import { textSlides } from './points/textSlides.ts';
import { headedAnew } from './titles/headline.ts';

/** Sentences under no heading of the author's are said large: no title of ours tells more than they do. */
const saidLarge = (slide: Slide, frame: Frame, { language }: Writing): Slide => {
  if (slide.layout !== 'bullets' || slide.lead) return slide;
  if (slide.items.some(({ lead, items, checked }) => lead || items || checked !== undefined)) return slide;
  const texts = slide.items.map(({ text }) => text);
  // What two people say is not said in one breath.
  if (texts.length > 1 && texts.some((text) => quoted.test(plain(text)))) return slide;
  if (texts.flatMap((text) => richSentences(text, language)).length > policy.text.mostSaid) return slide;
  const whole: Slide = { ...unwritten, ...head(frame), layout: 'statement', text: joinSentences(texts) };
  return fits(whole) && isWithinWords(whole, language) ? whole : slide;
};

const isTitledLike = (slide: Slide, { title }: Frame): boolean => titleKey(slide.title) === titleKey(title);

/** A text in so many slides, each called by a sentence of its own where one is short and carries a point. */
export const proseSlides = (
  sentences: readonly Said[],
  most: number,
  frame: Frame,
  writing: Writing,
): Slide[] => {
  const slides = textSlides(sentences, most, frame, writing);
  if (writing.style === 'Preserve') return slides;
  const paragraphs = paragraphsOf(sentences);
  const named = slides.map((slide, at) =>
    at === 0 && !frame.isNameless
      ? slide
      : headedAnew(slide, frame.isNameless ? 'sentence' : 'point', writing.language, paragraphs),
  );
  return frame.isNameless
    ? named.map((slide) => (isTitledLike(slide, frame) ? saidLarge(slide, frame, writing) : slide))
    : named;
};
