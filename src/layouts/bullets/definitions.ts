import { bodyBox } from '../../deck/canvas.ts';
import type { Bullet } from '../../deck/slide.ts';
import { type TypeStyle, typeScale } from '../../deck/typeScale.ts';
import { withoutColon } from '../../deck/withoutColon.ts';
import type { Arranged, Group } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { hairline, hairlineWidth } from '../parts/shapes.ts';
import { heightIn, type Sheet, sheetArranged, topFor } from '../parts/sheet.ts';
import { paragraph, plainStyle, textBox } from '../parts/text.ts';

/** Items that all have a short lead and a short text stand as rows: lead on the left, text beside it. */
const items_ = { least: 3, most: 6 } as const;
const leadWidth = 304;
const gap = 32;
const textWidth = bodyBox.width - leadWidth - gap;

export interface DefinitionLook {
  readonly style: TypeStyle;
  readonly padding: number;
}
const looks: readonly DefinitionLook[] = [
  { style: typeScale.bodyRoomy, padding: 20 },
  { style: typeScale.body, padding: 16 },
];
const strongOf = (style: TypeStyle): TypeStyle => ({
  ...plainStyle(style),
  weight: typeScale.heading.weight,
});
const rowHeight = ({ style, padding }: DefinitionLook): number =>
  style.lineHeight + 2 * padding + hairlineWidth;

/** The look in which every row is one line; undefined where the items are no definitions. */
export const definitionLook = (
  items: readonly Bullet[],
  { room }: Sheet,
  { measure }: Setting,
): DefinitionLook | undefined => {
  const areNamed = items.every(
    ({ lead, checked, items: inner }) => lead !== undefined && checked === undefined && !inner?.length,
  );
  if (!areNamed || items.length < items_.least || items.length > items_.most) return undefined;
  return looks.find(
    (look) =>
      items.length * rowHeight(look) <= heightIn(room) &&
      items.every(
        ({ lead = [], text }) =>
          measure.lines(withoutColon(lead), strongOf(look.style), leadWidth) <= 1 &&
          measure.lines(text, look.style, textWidth) <= 1,
      ),
  );
};

export const arrangeDefinitions = (
  items: readonly Bullet[],
  look: DefinitionLook,
  sheet: Sheet,
  _setting: Setting,
): Arranged => {
  const { style, padding } = look;
  const each = rowHeight(look);
  const height = items.length * each + hairlineWidth;
  const top = topFor(height, sheet.room);
  const { x, width } = bodyBox;
  const rows = items.map(({ lead = [], text }, index): Group => {
    const box = { x, y: top + hairlineWidth + index * each, width, height: each };
    const y = box.y + padding;
    return {
      kind: 'group',
      role: 'row',
      box,
      parts: [
        textBox('term', { x, y, width: leadWidth }, [
          paragraph(withoutColon(lead), strongOf(style), 'accentText', 1),
        ]),
        textBox('paragraph', { x: x + leadWidth + gap, y, width: textWidth }, [
          paragraph(text, style, 'ink', 1),
        ]),
        hairline(x, box.y + each - hairlineWidth, width),
      ],
    };
  });
  return sheetArranged(sheet, top, [
    hairline(x, top, width),
    { kind: 'group', role: 'rows', box: { x, y: top, width, height }, parts: rows },
  ]);
};
