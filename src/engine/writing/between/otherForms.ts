import { plain, rich } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import type { Slide, SlideOf } from '../../../layouts/slide.ts';
import { fits } from '../../text/fit.ts';
import { longestCard, mostCards } from '../points/layouts/textLayouts.ts';

export type Bullets = SlideOf<'bullets'>;

type Listing = SlideOf<'bullets' | 'columns' | 'table' | 'steps'>;

const framed = ({ id, notes, title, kicker }: Listing) => ({
  id,
  notes,
  title,
  ...(kicker ? { kicker } : {}),
});

const isBlankRow = (cells: SlideOf<'table'>['head']): boolean => cells.every((cell) => cell.length === 0);

const listed = (slide: Listing, items: Bullets['items']): Bullets => ({
  ...framed(slide),
  ...(slide.lead ? { lead: slide.lead } : {}),
  layout: 'bullets',
  style: 'list',
  items,
});

/** The entries of a slide as those of a list, whatever they stand in; undefined: it has none, or more than their names. */
export const entriesOf = (slide: Slide): Bullets | undefined => {
  if (slide.layout === 'bullets') return slide;
  if (slide.layout === 'columns')
    return slide.columns.some(({ items }) => items.length > 0)
      ? undefined
      : listed(
          slide,
          slide.columns.map(({ heading, text = [] }) => ({ lead: heading, text })),
        );
  if (slide.layout === 'table')
    return isBlankRow(slide.head) && slide.head.length === 2 && !slide.caption
      ? listed(
          slide,
          slide.rows.map(([name = [], text = []]) => ({ lead: name, text })),
        )
      : undefined;
  if (slide.layout === 'steps')
    return slide.steps.some(({ label, title }) => title || !/\p{L}/u.test(label))
      ? undefined
      : listed(
          slide,
          slide.steps.map(({ label, text = [] }) => ({ lead: rich(label), text })),
        );
  return undefined;
};

const fitting = <Made extends Slide>(slide: Made): Made | undefined => (fits(slide) ? slide : undefined);

export const asCards = (slide: Bullets): Bullets | undefined => {
  const { items } = slide;
  const named = items.filter(({ lead }) => lead).length;
  const mayStand =
    items.length >= 2 &&
    items.length <= mostCards &&
    (named === 0 || named === items.length) &&
    items.every(
      ({ text, items: inner, checked }) =>
        !inner && checked === undefined && visualLength(plain(text)) <= longestCard,
    );
  return mayStand ? fitting({ ...slide, style: 'cards' }) : undefined;
};

export const asList = (slide: Bullets): Bullets | undefined => fitting({ ...slide, style: 'list' });

/** Names with what is said of each as rows; undefined where something has no row. */
export const asRows = (slide: Bullets): Slide | undefined => {
  if (slide.below || slide.items.some(({ lead, items, checked }) => !lead || items || checked !== undefined))
    return undefined;
  const { lead, items } = slide;
  return fitting({
    ...framed(slide),
    ...(lead ? { lead } : {}),
    layout: 'table',
    head: [[], []],
    align: ['start', 'start'],
    rows: items.map(({ lead: name = [], text }) => [withoutColon(name), text]),
  });
};
