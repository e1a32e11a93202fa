import { plain } from '../../../deck/richText.ts';
import type { Bullet } from '../../../deck/slide.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { titleKey } from '../../planning/titles.ts';
import { policy } from '../../policy/policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { fits } from '../../text/fit.ts';

const { mostLinesExplained, mostWordsBelow } = policy.code;

/** What a slide says, where it is a sentence or a short list. */
const saidOn = (slide: Slide): readonly Bullet[] | undefined => {
  if (slide.layout === 'statement') return slide.tone ? undefined : [{ text: slide.text }];
  if (slide.layout === 'text') return slide.paragraphs.map((text) => ({ text }));
  return slide.layout === 'bullets' && !slide.lead && !slide.below ? slide.items : undefined;
};

const wordsOf = ({ lead = [], text, items = [] }: Bullet): number =>
  [lead, text, ...items].reduce((sum, each) => sum + estimateWords(plain(each)), 0);

const joined = (listing: Slide | undefined, next: Slide | undefined): Slide | undefined => {
  if (listing?.layout !== 'code' || listing.below || listing.lines.length > mostLinesExplained)
    return undefined;
  if (!next || titleKey(next.title) !== titleKey(listing.title)) return undefined;
  const below = saidOn(next);
  if (!below || below.reduce((sum, bullet) => sum + wordsOf(bullet), 0) > mostWordsBelow) return undefined;
  const whole: Slide = { ...listing, below: [...below] };
  return fits(whole) ? whole : undefined;
};

/** Each listing above the one slide that goes on after it in its document, where a slide holds both. */
export const explainedListings = (slides: readonly Slide[]): Slide[] => {
  const all: Slide[] = [];
  slides.forEach((slide, at) => {
    const after = slides[at + 1];
    const isWhole = after === undefined || after.layout === 'code';
    const whole = isWhole ? joined(all.at(-1), slide) : undefined;
    if (whole) all[all.length - 1] = whole;
    else all.push(slide);
  });
  return all;
};
