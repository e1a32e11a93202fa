import { bodyBox } from '../../deck/canvas.ts';
import type { Bullet } from '../../deck/slide.ts';
import type { Arranged, Paragraph } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { type ListLook, listLooks, listParagraphs } from '../parts/list.ts';
import { heightIn, type Sheet, sheetArranged, topFor } from '../parts/sheet.ts';
import { heightOf, textBox } from '../parts/text.ts';

/** Names of a line each, perhaps with what is said of them, that would leave the right half of a slide empty; a list holds as many as the fewer of them. */
export const shortCount = { least: 7, most: 18, ofList: 9 } as const;
const gap = 40;
export const halfWidth = (bodyBox.width - gap) / 2;
const large: readonly ListLook[] = [listLooks.roomy, listLooks.medium];
const looks: readonly ListLook[] = [...large, listLooks.body, listLooks.dense];

export type Halves = readonly [readonly Paragraph[], readonly Paragraph[]];

/** Two columns, in the largest look that holds them; undefined: they are no short items. */
export const halvesOf = (items: readonly Bullet[], { room }: Sheet, setting: Setting): Halves | undefined => {
  if (items.length < shortCount.least || items.length > shortCount.most) return undefined;
  if (items.some(({ items: inner, checked }) => inner?.length || checked !== undefined)) return undefined;
  const first = Math.ceil(items.length / 2);
  for (const look of items.length <= shortCount.ofList ? large : looks) {
    const halves = [items.slice(0, first), items.slice(first)].map((half) =>
      listParagraphs(half, look, halfWidth, setting),
    ) as [readonly Paragraph[], readonly Paragraph[]];
    const areLines = halves.every((half) => half.every(({ lines }) => lines <= 1));
    if (areLines && halves.every((half) => heightOf(half) <= heightIn(room))) return halves;
  }
  return undefined;
};

export const arrangeHalves = (halves: Halves, sheet: Sheet): Arranged => {
  const top = topFor(Math.max(...halves.map(heightOf)), sheet.room);
  return sheetArranged(
    sheet,
    top,
    halves.map((half, at) =>
      textBox('list', { x: bodyBox.x + at * (halfWidth + gap), y: top, width: halfWidth }, half, {
        wrap: 'tidy',
      }),
    ),
  );
};
