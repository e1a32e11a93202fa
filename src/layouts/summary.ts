import * as z from 'zod';
import { bodyBox } from '../deck/canvas.ts';
import { RichText, rich } from '../deck/richText.ts';
import { titledFields } from '../deck/slide.ts';
import { styled, typeScale } from '../deck/typeScale.ts';
import type { TooMuch } from './arrangement.ts';
import { defineLayout, defineReply, type Setting } from './layout.ts';
import { numberedRow, type RowLook } from './parts/numberedRow.ts';
import { hairline } from './parts/shapes.ts';
import { heightIn, sheetArranged, sheetOf, topFor } from './parts/sheet.ts';
import { replyText } from './replyText.ts';

const most = 5;
const pointLines = 2;
const numberWidth = 72;
const width = 1112;

/** The fewer words the larger. */
const looks = [
  { item: typeScale.bodyLarge, number: styled(34, 46, 650), padding: 20, least: 112 },
  { item: typeScale.bodyRoomy, number: styled(28, 40, 650), padding: 14, least: 92 },
  { item: typeScale.bodyMedium, number: styled(26, 36, 650), padding: 8, least: 84 },
] as const;

const schema = z.object({ layout: z.literal('summary'), ...titledFields, points: z.array(RichText).min(1) });

const reply = defineReply({
  schema: z.object({ points: z.array(replyText(300)).min(2).max(8) }),
  slide: ({ points }, toRich) => ({ points: points.map(toRich) }),
  points: ({ points }, toRich) => points.map((text) => ({ text: toRich(text), from: 'item' })),
  isEnding: true,
});

interface Rows {
  readonly look: RowLook;
  readonly heights: readonly number[];
  readonly lines: readonly number[];
  readonly height: number;
}

const rowsIn = (points: readonly RichText[], room: number, { measure }: Setting): Rows => {
  const tries = looks.map(({ item, number, padding, least }): Rows => {
    const lines = points.map((point) => measure.lines(point, item, width - numberWidth));
    const heights = lines.map((count) => Math.max(least, count * item.lineHeight + 2 * padding));
    const height = heights.reduce((sum, each) => sum + each, 0);
    return { look: { item, number: { width: numberWidth, style: number }, padding }, heights, lines, height };
  });
  return (
    tries.find(({ height, lines }) => height <= room && lines.every((count) => count <= pointLines)) ??
    tries[looks.length - 1]!
  );
};

export const summary = defineLayout({
  schema,
  needs: { of: 'points', least: 2, most },
  isTitled: true,
  isVerbatim: false,
  texts: ({ points }) => points.map((text) => ({ role: 'label', text })),
  reply,
  arrange: (slide, setting) => {
    const sheet = sheetOf(slide, setting);
    const room = heightIn(sheet.room);
    const { look, heights, lines, height } = rowsIn(slide.points, room, setting);
    const top = topFor(height, sheet.room);
    let y = top;
    const rows = slide.points.map((text, index) => {
      const box = { x: bodyBox.x, y, width, height: heights[index] ?? 0 };
      y += box.height;
      return numberedRow(box, rich(String(index + 1)), text, look, setting);
    });
    const tooMuch: TooMuch[] = [
      ...(slide.points.length > most
        ? [{ where: 'rows', unit: 'items', has: slide.points.length, most } as const]
        : []),
      ...lines.flatMap((has, at): TooMuch[] =>
        has > pointLines ? [{ where: 'row', unit: 'lines', has, most: pointLines, at }] : [],
      ),
    ];
    const box = { x: bodyBox.x, y: top, width, height };
    return sheetArranged(
      sheet,
      top,
      [hairline(bodyBox.x, top, width), { kind: 'group', role: 'rows', ordered: true, box, parts: rows }],
      tooMuch,
    );
  },
});
