import { plain, type RichText } from '../../../deck/richText.ts';
import type { DeckWords } from '../../../languages/deckWords.ts';
import type { Slide, SlideOf } from '../../../layouts/slide.ts';
import { titleKey } from '../../planning/titles.ts';
import { fits } from '../../text/fit.ts';

type Marks = DeckWords['quotes'];

/** Of letters: what stands below a list has three lines. */
const longest = 230;
const isMarked = /^\s*["“”„«»「『'‘’‚‹]/u;

/** “We knew.” — the crew */
const asLine = ({ text, who }: SlideOf<'quote'>, { open, close }: Marks): RichText => [
  ...(isMarked.test(plain(text)) ? text : [{ text: open }, ...text, { text: close }]),
  ...(who ? [{ text: ' — ' }, ...who] : []),
];

const joined = (list: Slide | undefined, quote: Slide, marks: Marks): Slide | undefined => {
  if (list?.layout !== 'bullets' || list.style === 'cards' || list.below || quote.layout !== 'quote')
    return undefined;
  const below = asLine(quote, marks);
  if (titleKey(list.title) !== titleKey(quote.title) || plain(below).length > longest) return undefined;
  const whole: Slide = { ...list, below };
  return fits(whole) ? whole : undefined;
};

/** A short quotation below the points that it speaks of, rather than alone on a slide after them. */
export const quotedBelow = (slides: readonly Slide[], marks: Marks): Slide[] => {
  const all: Slide[] = [];
  for (const slide of slides) {
    const whole = joined(all.at(-1), slide, marks);
    if (whole) all[all.length - 1] = whole;
    else all.push(slide);
  }
  return all;
};
