import type { Language } from '../../api/generationOptions.ts';
import { plain } from '../../deck/richText.ts';
import { pointsBack } from '../../languages/recognising/openers.ts';
import type { Slide } from '../../layouts/slide.ts';
import { isTitle } from '../text/fit.ts';
import { withoutColon } from '../text/richJoin.ts';

/** Where no heading of the author's stands above points, what introduces them does, if it is clear by itself. */
export const headedByLead = (slide: Slide, language: Language): Slide => {
  if ((slide.layout !== 'bullets' && slide.layout !== 'steps') || !slide.lead) return slide;
  const { lead, ...others } = slide;
  const title = withoutColon(lead);
  return pointsBack(plain(title), language) === undefined && isTitle(title) ? { ...others, title } : slide;
};

/** Slides of one list go on under the title that its first one has. */
export const headedAlike = ([first, ...others]: readonly Slide[], language: Language): Slide[] => {
  if (!first) return [];
  const headed = headedByLead(first, language);
  return headed === first
    ? [first, ...others.map((slide) => headedByLead(slide, language))]
    : [headed, ...others.map((slide) => ({ ...slide, title: headed.title }))];
};
