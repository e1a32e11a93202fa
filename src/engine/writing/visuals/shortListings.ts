import { isDrawing } from '../../../deck/drawing.ts';
import type { RichText } from '../../../deck/richText.ts';
import type { SlideOf } from '../../../layouts/slide.ts';

export type Listing = SlideOf<'listings'>['listings'][number];

/** How many of them share a slide. */
export const mostListings = 3;

/** More lines are looked at alone. */
const mostLines = 12;

/** All of it, as it was written. */
export const isShort = ({ lines, below, fileName, highlight }: SlideOf<'code'>): boolean =>
  !below &&
  fileName === undefined &&
  !highlight &&
  lines.length <= mostLines &&
  new Set(lines.map(({ number }) => number === undefined)).size === 1 &&
  !isDrawing(lines.map(({ text }) => text));

export const listingOf = (
  { language, lines }: Pick<SlideOf<'code'>, 'language' | 'lines'>,
  lead: RichText | undefined,
): Listing => ({
  ...(lead && lead.length > 0 ? { lead } : {}),
  ...(language === undefined ? {} : { language }),
  lines: lines.map(({ text }) => text),
});
