import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import type { Bullet } from '../../../deck/slide.ts';
import { pointsBack } from '../../../languages/recognising/openers.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { carries } from '../../features/carries.ts';
import { titleKey } from '../../planning/titles.ts';
import { policy } from '../../policy/policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { fits } from '../../text/fit.ts';
import { isAside } from '../plainSentence.ts';
import { isLead } from '../points/room.ts';

const { mostLinesExplained, mostWordsBelow } = policy.code;

/** What a slide says, where it is a sentence or a short list. */
const saidOn = (slide: Slide): readonly Bullet[] | undefined => {
  if (slide.layout === 'statement') return slide.tone ? undefined : [{ text: slide.text }];
  if (slide.layout === 'text') return slide.paragraphs.map((text) => ({ text }));
  return slide.layout === 'bullets' && !slide.lead && !slide.below ? slide.items : undefined;
};

const wordsOf = ({ lead = [], text, items = [] }: Bullet): number =>
  [lead, text, ...items].reduce((sum, each) => sum + estimateWords(plain(each)), 0);

/** It says by itself what the table comes to. */
const isVerdict = (text: RichText, language: Language): boolean =>
  (carries(text, language) > 0 || /\p{N}/u.test(plain(text))) &&
  !/[?？]/u.test(plain(text)) &&
  !isAside(text) &&
  pointsBack(plain(text), language) === undefined;

/** A table below the sentence or two that stand after it in the document. */
const underVerdict = (table: Slide | undefined, next: Slide, language: Language): Slide | undefined => {
  if (table?.layout !== 'table' || table.lead || titleKey(next.title) !== titleKey(table.title))
    return undefined;
  if (next.layout !== 'statement' || next.tone || !isVerdict(next.text, language)) return undefined;
  const whole: Slide = { ...table, lead: next.text };
  return isLead(next.text) && fits(whole) ? whole : undefined;
};

const joined = (listing: Slide | undefined, next: Slide | undefined): Slide | undefined => {
  if (listing?.layout !== 'code' || listing.below || listing.lines.length > mostLinesExplained)
    return undefined;
  if (!next || titleKey(next.title) !== titleKey(listing.title)) return undefined;
  const below = saidOn(next);
  if (!below || below.reduce((sum, bullet) => sum + wordsOf(bullet), 0) > mostWordsBelow) return undefined;
  const whole: Slide = { ...listing, below: [...below] };
  return fits(whole) ? whole : undefined;
};

/**
 * Each listing above the one slide that goes on after it in its document, where a slide holds both; a table below
 * what is said after it.
 */
export const explainedListings = (slides: readonly Slide[], language: Language): Slide[] => {
  const all: Slide[] = [];
  const isAlone = (table: Slide | undefined): boolean =>
    slides.filter(({ layout }) => layout === table?.layout).length === 1;
  slides.forEach((slide, at) => {
    const after = slides[at + 1];
    const isWhole = after === undefined || after.layout === 'code' || after.layout === 'table';
    const last = all.at(-1);
    const whole = isWhole
      ? (joined(last, slide) ?? (isAlone(last) ? underVerdict(last, slide, language) : undefined))
      : undefined;
    if (whole) all[all.length - 1] = whole;
    else all.push(slide);
  });
  return all;
};
