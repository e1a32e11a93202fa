import * as z from 'zod';
import { bodyBox } from '../../deck/canvas.ts';
import { greatest } from '../../deck/extremes.ts';
import { plain, RichText } from '../../deck/richText.ts';
import { Alignment, titledFields } from '../../deck/slide.ts';
import { typeScale } from '../../deck/typeScale.ts';
import type { TextBox, TooMuch } from '../arrangement.ts';
import { defineLayout, type Setting } from '../layout.ts';
import { captionGap } from '../parts/figure.ts';
import { heightIn, sheetArranged, sheetOf, topFor } from '../parts/sheet.ts';
import { written } from '../parts/text.ts';
import { arrangeRows, mostColumns, mostRows, tableBox } from './rows.ts';

const captionLines = 3;

const schema = z.object({
  layout: z.literal('table'),
  ...titledFields,
  lead: RichText.optional(),
  head: z.array(RichText),
  rows: z.array(z.array(RichText)).min(1),
  align: z.array(Alignment),
  /** The row or column that matters, from 0. */
  emphasis: z.object({ row: z.int().optional(), column: z.int().optional() }).optional(),
  caption: RichText.optional(),
});

/** What is said of a table is read like text where that leaves room for all its rows, else small. */
const captionLooks = [
  { style: typeScale.small, color: 'ink' },
  { style: typeScale.caption, color: 'muted' },
] as const;

const captionsOf = (caption: RichText | undefined, setting: Setting): (TextBox | undefined)[] =>
  caption && caption.length > 0
    ? captionLooks.map(({ style, color }) =>
        written('caption', caption, style, color, { ...bodyBox, y: 0 }, setting),
      )
    : [undefined];

export const table = defineLayout({
  schema,
  needs: { of: 'table', least: 1, most: mostRows },
  isTitled: true,
  isVerbatim: true,
  texts: ({ lead = [], head, rows, caption = [] }) => [
    { role: 'lead', text: lead },
    ...[head, ...rows].flat().map((text) => ({ role: 'paragraph' as const, text })),
    { role: 'caption', text: caption },
  ],
  reply: undefined,
  arrange: (slide, setting) => {
    const sheet = sheetOf(slide, setting);
    const tries = captionsOf(slide.caption, setting).map((caption) => {
      const below = caption ? caption.box.height + captionGap : 0;
      return { caption, below, ...arrangeRows(slide, heightIn(sheet.room) - below, setting) };
    });
    const { caption, below, rows, height, fitting } =
      tries.find((each) => each.fitting >= slide.rows.length) ?? tries.at(-1)!;
    const top = topFor(height + below, sheet.room);
    const box = { x: bodyBox.x, y: top, width: bodyBox.width, height: height + below };
    const placed = caption && { ...caption, box: { ...caption.box, y: top + height + captionGap } };
    const lines = caption?.paragraphs[0]?.lines ?? 0;
    const columns = greatest(
      slide.rows.map((row) => row.length),
      slide.head.length,
    );
    const tooMuch: TooMuch[] = [
      ...(slide.rows.length > fitting
        ? [{ where: 'table', unit: 'rows', has: slide.rows.length, most: fitting } as const]
        : []),
      ...(columns > mostColumns
        ? [{ where: 'table', unit: 'columns', has: columns, most: mostColumns } as const]
        : []),
      ...(lines > captionLines
        ? [{ where: 'caption', unit: 'lines', has: lines, most: captionLines } as const]
        : []),
    ];
    return sheetArranged(
      sheet,
      top,
      [
        {
          kind: 'group',
          role: 'figure',
          box,
          parts: [
            tableBox(plain(slide.caption ?? []) || plain(slide.title), rows, top, height),
            ...(placed ? [placed] : []),
          ],
        },
      ],
      tooMuch,
    );
  },
});
