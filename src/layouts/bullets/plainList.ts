import { bodyBox, readingWidth } from '../../deck/canvas.ts';
import type { Bullet } from '../../deck/slide.ts';
import { typeScale } from '../../deck/typeScale.ts';
import type { Arranged, Group, Part } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import {
  airyShare,
  arrangeList,
  itemsTooMany,
  linesTooMany,
  listLooks,
  listParagraphs,
} from '../parts/list.ts';
import { hairline, hairlineWidth } from '../parts/shapes.ts';
import { heightIn, type Sheet, sheetArranged, topFor } from '../parts/sheet.ts';
import { breaksWord, heightOf, textBox } from '../parts/text.ts';
import { arrangeLoneItem } from './loneItem.ts';

/** Nine lines of one each are read as well as eight and "1 more". */
export const mostItems = 9;
/** So few stand as rows between hairlines, with so much space above and below each. */
const rows = { most: 3 } as const;
const rowLooks = {
  large: { ...listLooks.large, space: 26 },
  underSentence: { ...listLooks.medium, space: 20 },
} as const;

const rowsOf = (items: readonly Bullet[], { room, isUnderSentence }: Sheet, setting: Setting) => {
  if (items.length > rows.most || items.some(({ items: inner }) => inner?.length)) return undefined;
  const look = isUnderSentence ? rowLooks.underSentence : rowLooks.large;
  const { style, indent, space } = look;
  const each = items.map((item) => listParagraphs([item], look, readingWidth, setting));
  const heights = each.map((paragraphs) => heightOf(paragraphs) + 2 * space);
  const height = heights.reduce((sum, one) => sum + one, hairlineWidth);
  const isWhole = each.every(
    ([only]) => !only || !breaksWord(only.runs, style, readingWidth - indent, typeScale.small, setting),
  );
  return height <= heightIn(room) * airyShare && isWhole ? { each, heights, height, space } : undefined;
};

const arrangeRows = (
  { each, heights, height, space }: NonNullable<ReturnType<typeof rowsOf>>,
  sheet: Sheet,
): Arranged => {
  const top = topFor(height, sheet.room);
  const { x, width } = bodyBox;
  let y = top;
  const groups = each.map((paragraphs, index): Group => {
    const box = { x, y, width, height: heights[index] ?? 0 };
    y += box.height;
    return {
      kind: 'group',
      role: 'row',
      box,
      parts: [
        textBox('list', { x, y: box.y + space, width: readingWidth }, paragraphs, { wrap: 'tidy' }),
        hairline(x, y, width),
      ],
    };
  });
  const body: Part[] = [
    hairline(x, top, width),
    { kind: 'group', role: 'rows', box: { x, y: top, width, height }, parts: groups },
  ];
  return sheetArranged(sheet, top, body);
};

/** A list as large as its room bears. */
export const arrangePlainList = (items: readonly Bullet[], sheet: Sheet, setting: Setting): Arranged => {
  const room = heightIn(sheet.room);
  const lone = arrangeLoneItem(items, sheet, setting);
  if (lone) return lone;
  const few = rowsOf(items, sheet, setting);
  if (few) return arrangeRows(few, sheet);
  const { large, roomy, medium, body, dense } = listLooks;
  const smaller = [roomy, medium, body, dense] as const;
  const looks =
    items.length <= rows.most && !sheet.isUnderSentence ? ([large, ...smaller] as const) : smaller;
  const { paragraphs, height } = arrangeList(items, looks, readingWidth, room, setting);
  const top = topFor(height, sheet.room);
  const text = textBox('list', { x: bodyBox.x, y: top, width: readingWidth }, paragraphs, { wrap: 'tidy' });
  return sheetArranged(
    sheet,
    top,
    [text],
    [...itemsTooMany('list', items.length, mostItems), ...linesTooMany('list', paragraphs, room)],
  );
};
