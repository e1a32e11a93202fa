import { bodyBox, kickerBox, leadBox, readingWidth } from '../../../deck/canvas.ts';
import type { RichText } from '../../../deck/richText.ts';
import { typeScale } from '../../../deck/typeScale.ts';
import { mostItems } from '../../../layouts/bullets/plainList.ts';
import { halfWidth, shortCount } from '../../../layouts/bullets/shortItems.ts';
import { listLooks } from '../../../layouts/parts/list.ts';
import { policy } from '../../policy/policy.ts';
import { linesIn } from '../../text/fit.ts';
import type { Load, Room } from './pages.ts';
import type { Point } from './points.ts';

export const leadLines = (lead: RichText | undefined): number =>
  lead === undefined || lead.length === 0 ? 0 : linesIn(lead, typeScale.lead, leadBox.width);

export const isLead = (lead: RichText): boolean => leadLines(lead) <= leadBox.lines;

export const isKicker = (text: RichText): boolean => linesIn(text, typeScale.kicker, kickerBox.width) <= 1;

const { dense } = listLooks;
/** Points under a point. */
const sub = { indent: 28, gap: 8 } as const;

/** What goes on in an entry is drawn with it: so many times as many as a page has entries. */
const slack = 4;
/** More than so many pages hold, however short each is: there is no use in drawing them. */
export const areTooMany = (points: readonly Point[], pages: number): boolean =>
  points.reduce((sum, { items = [] }) => sum + 1 + items.length, 0) > slack * policy.list.mostOnSlide * pages;

/** What a point takes of a list, before anything is arranged: the arrangement has the last word. */
export const loadOfPoint = ({ lead = [], text, items = [], words }: Point): Load => {
  const width = readingWidth - dense.indent;
  const own = linesIn([...lead, { text: ' ' }, ...text], dense.style, width) * dense.style.lineHeight;
  const inner = items.reduce(
    (sum, item) => sum + sub.gap + linesIn(item, dense.sub, width - sub.indent) * dense.sub.lineHeight,
    0,
  );
  return { height: own + inner, words };
};

/** Each of a line on half a slide: they stand in two columns. */
const areShort = (points: readonly Point[]): boolean =>
  points.length >= shortCount.least &&
  points.every(
    ({ lead = [], text, items, checked }) =>
      !items &&
      checked === undefined &&
      linesIn([...lead, { text: ': ' }, ...text], dense.style, halfWidth - dense.indent) <= 1,
  );

export const listRoom = (points: readonly Point[], lead: RichText | undefined, words: number): Room => {
  const lines = leadLines(lead);
  const height = bodyBox.height - (lines > 0 ? lines * typeScale.lead.lineHeight + leadBox.gap : 0);
  const isBeside = areShort(points);
  return {
    height: isBeside ? 2 * height : height,
    words,
    count: isBeside ? shortCount.most : mostItems,
    gap: dense.gap,
  };
};
