import type { RichText } from '../deck/richText.ts';
import type { Deck } from '../layouts/deck.ts';
import type { Slide } from '../layouts/slide.ts';
import { settledNotes } from './notesForm.ts';
import { trimmed } from './richTextForm.ts';

const isRichText = (value: unknown): value is RichText =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (each) =>
      typeof each === 'object' &&
      each !== null &&
      'text' in each &&
      typeof each.text === 'string' &&
      Object.keys(each).every((key) => key === 'text' || key === 'marks' || key === 'href'),
  );

/** Optional texts and lists: not there and empty are one. */
const absentWhenEmpty = new Set([
  'colors',
  'items',
  'lead',
  'subtitle',
  'message',
  'caption',
  'takeaway',
  'kicker',
  'contact',
  'note',
  'who',
  'byline',
  'fileName',
  'language',
  'checked',
  'origin',
  'emphasis',
]);

/** In the one order and form of its keys and texts. */
export const settledValue = (value: unknown): unknown => {
  if (isRichText(value)) return trimmed(value);
  if (Array.isArray(value)) return value.map(settledValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, settledValue(inner)] as const)
      .filter(([key, inner]) => inner !== undefined && !(absentWhenEmpty.has(key) && isNothing(inner)))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
};

const isNothing = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** A slide in the one form in which two that show the same are equal. Its id is its place's. */
export const settledSlide = ({ id: _, ...slide }: Slide): unknown =>
  settledValue({ ...slide, notes: settledNotes(slide.notes) });

export const isSameSlide = (one: Slide, other: Slide): boolean =>
  JSON.stringify(settledSlide(one)) === JSON.stringify(settledSlide(other));

/** The same for a deck: sections without slides are none. */
export const settledDeck = (deck: Deck): unknown => ({
  ...(settledValue({ ...deck, sections: [] }) as object),
  sections: deck.sections
    .filter(({ slides }) => slides.length > 0)
    .map(({ title, slides }) => ({ title, slides: slides.map(settledSlide) })),
});
