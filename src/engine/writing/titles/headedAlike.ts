import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Said } from '../../features/said.ts';
import { shownOn } from '../draft/slideText.ts';
import { headedByLead } from './headline.ts';

/** Slides of one list go on under the title that its first one has; what is said after it has its own. */
export const headedAlike = (
  [first, ...others]: readonly Slide[],
  after: readonly Said[],
  language: Language,
): Slide[] => {
  if (!first) return [];
  const headed = headedByLead(first, language);
  if (headed === first) return [first, ...others.map((slide) => headedByLead(slide, language))];
  const goesOn = (slide: Slide): boolean => {
    // An entry may be its own title.
    if (plain(slide.title) !== plain(first.title)) return false;
    const isShown = shownOn([slide]);
    return slide.layout !== 'statement' || !after.some(({ text }) => isShown(plain(text)));
  };
  return [headed, ...others.map((slide) => (goesOn(slide) ? { ...slide, title: headed.title } : slide))];
};
