import * as z from 'zod';
import { bodyBox } from '../deck/canvas.ts';
import { greatest } from '../deck/extremes.ts';
import { plain, RichText, rich } from '../deck/richText.ts';
import { titledFields } from '../deck/slide.ts';
import { styled } from '../deck/typeScale.ts';
import type { Group, Part, TooMuch } from './arrangement.ts';
import { defineLayout, type Setting } from './layout.ts';
import { columnWidth } from './parts/columns.ts';
import { numberedRow } from './parts/numberedRow.ts';
import { hairline } from './parts/shapes.ts';
import { heightIn, sheetArranged, sheetOf, topFor } from './parts/sheet.ts';

const most = 10;
/** Two columns above it. */
const oneColumnUpTo = 5;
const gap = 48;
const rowHeight = { least: 88, padding: 8 } as const;
const itemLines = 2;
const number = { width: 72, style: styled(40, 48, 650) } as const;
const item = styled(26, 36, 550);

const schema = z.object({ layout: z.literal('agenda'), ...titledFields, items: z.array(RichText).min(1) });

/** "2.4 Results" has its number. */
const ownNumber = /^\s*(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[IVX]{1,5}[.)])\s+\p{L}/u;
/** "TOP 1", "Step 2:" and 第三章 count as well, where most of them do. */
const namedNumber =
  /^\s*(?:\p{L}{1,9}\.?\s?\d{1,2}(?:[\s.:：)–—-]|$)|[第（(]?[一二三四五六七八九十]{1,3}[、．.章节節部）)])/u;
const isNumbered = (items: readonly RichText[]): boolean => {
  const texts = items.map(plain);
  return (
    texts.some((text) => ownNumber.test(text)) ||
    2 * texts.filter((text) => namedNumber.test(text)).length > texts.length
  );
};

const rowsOf = (items: readonly RichText[], setting: Setting) => {
  const columns = items.length > oneColumnUpTo ? 2 : 1;
  const down = Math.ceil(items.length / columns);
  const width = columnWidth(columns, gap);
  const lines = items.map((text) =>
    setting.measure.lines(text, item, width - (isNumbered(items) ? 0 : number.width)),
  );
  const height = Math.max(rowHeight.least, greatest(lines) * item.lineHeight + 2 * rowHeight.padding);
  return { columns, down, width, lines, height };
};

export const agenda = defineLayout({
  schema,
  needs: { of: 'sections', least: 1, most },
  isTitled: true,
  isVerbatim: false,
  texts: ({ items }) => items.map((text) => ({ role: 'label', text })),
  reply: undefined,
  arrange: (slide, setting) => {
    const sheet = sheetOf(slide, setting);
    const { columns, down, width, lines, height } = rowsOf(slide.items, setting);
    const top = topFor(down * height, sheet.room);
    const rows = slide.items.map((text, index): Group => {
      const x = bodyBox.x + Math.floor(index / down) * (width + gap);
      const box = { x, y: top + (index % down) * height, width, height };
      return numberedRow(
        box,
        isNumbered(slide.items) ? undefined : rich(String(index + 1)),
        text,
        { number, item, padding: rowHeight.padding },
        setting,
      );
    });
    const above: Part[] = Array.from({ length: columns }, (_, at) =>
      hairline(bodyBox.x + at * (width + gap), top, width),
    );
    const tooMuch: TooMuch[] = [
      ...(slide.items.length > most || down * height > heightIn(sheet.room)
        ? [
            {
              where: 'rows',
              unit: 'items',
              has: slide.items.length,
              most: Math.min(most, columns * Math.floor(heightIn(sheet.room) / height)),
            } as const,
          ]
        : []),
      ...lines.flatMap((has, at): TooMuch[] =>
        has > itemLines ? [{ where: 'row', unit: 'lines', has, most: itemLines, at }] : [],
      ),
    ];
    const box = { x: bodyBox.x, y: top, width: bodyBox.width, height: down * height };
    return sheetArranged(
      sheet,
      top,
      [...above, { kind: 'group', role: 'rows', ordered: true, box, parts: rows }],
      tooMuch,
    );
  },
});
