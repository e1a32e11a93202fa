import type { Bullet } from '../../deck/slide.ts';
import type { Slide } from '../../layouts/slide.ts';
import { isOwed, withoutOwed } from '../text/owed.ts';
import { changedTexts } from './changedTexts.ts';

/** A box to be ticked is for all to see. */
const isReminder = ({ lead, text, checked }: Bullet): boolean =>
  lead === undefined && checked === undefined && isOwed(text);

/** One that is left alone says what its author knows. */
const unowed = (items: readonly Bullet[]): Bullet[] => {
  const left = items.filter((item) => !isReminder(item));
  return left.length > 0 ? left : [...items];
};

const withoutReminder = (slide: Slide): Slide => {
  if (!('lead' in slide) || !slide.lead || !isOwed(slide.lead)) return slide;
  const { lead: _, ...others } = slide;
  return others as Slide;
};

const withoutReminders = (slide: Slide): Slide => {
  const bare = withoutReminder(slide);
  return bare.layout === 'bullets' ? { ...bare, items: unowed(bare.items) } : bare;
};

/** A slide without what its author reminds himself of. */
export const slideWithoutOwed = (slide: Slide): Slide => changedTexts(withoutReminders(slide), withoutOwed);
