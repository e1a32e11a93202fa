import { lettersOf } from '../../../deck/lettersOf.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';

const letters = (text: RichText): string => lettersOf(plain(text));

/** A slide says below its title nothing that is no more than its title: no lead, and no first entry of several. */
export const withoutEcho = (slide: Slide): Slide => {
  const isEcho = (text: RichText): boolean => letters(text) !== '' && letters(text) === letters(slide.title);
  if ('lead' in slide && slide.lead && isEcho(slide.lead)) {
    const { lead: _, ...others } = slide;
    return others as Slide;
  }
  if (slide.layout !== 'bullets' || slide.lead || slide.items.length < 2) return slide;
  const [first, ...others] = slide.items;
  return first && !first.lead && !first.items && first.checked === undefined && isEcho(first.text)
    ? { ...slide, items: others }
    : slide;
};
