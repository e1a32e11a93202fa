import { rich } from '../../src/deck/richText.ts';
import type { SlideOf } from '../../src/layouts/slide.ts';

/** A slide of a list of two under "Introduction". */
export const listSlide = (lead?: string): SlideOf<'bullets'> => ({
  id: '',
  notes: '',
  layout: 'bullets',
  title: rich('Introduction'),
  style: 'list',
  items: [{ text: rich('Open') }, { text: rich('Neutral') }],
  ...(lead === undefined ? {} : { lead: rich(lead) }),
});
