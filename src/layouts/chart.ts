import * as z from 'zod';
import { bodyBox } from '../deck/canvas.ts';
import { plain, RichText, rich } from '../deck/richText.ts';
import { Chart, titledFields } from '../deck/slide.ts';
import { typeScale } from '../deck/typeScale.ts';
import type { Part, TooMuch } from './arrangement.ts';
import { defineLayout, type Setting } from './layout.ts';
import { ruleRoom, uprightRule } from './parts/shapes.ts';
import { heightIn, sheetArranged, sheetOf } from './parts/sheet.ts';
import { written } from './parts/text.ts';

/** Eight columns of chart, four of takeaway; without one the plot takes the whole width. */
const plotWidth = 752;
const gap = 48;
/** So many lines, or groups of bars, can be told from each other. */
export const chartLimits = { mostSeries: 6, mostCategories: 24 } as const;
const takeaway = { lines: 9, padding: 24 } as const;

const schema = z.object({
  layout: z.literal('chart'),
  ...titledFields,
  chart: Chart,
  takeaway: RichText.optional(),
});

const takeawayAt = (text: RichText, top: number, height: number, setting: Setting) => {
  const x = bodyBox.x + plotWidth + gap;
  const textX = x + ruleRoom + takeaway.padding;
  const width = bodyBox.x + bodyBox.width - textX;
  const said = written('takeaway', text, typeScale.bodyMedium, 'ink', { x: textX, y: 0, width }, setting, {
    wrap: 'tidy',
  });
  const y = Math.round(top + Math.max(0, (height - said.box.height) / 2));
  const lines = said.paragraphs[0]?.lines ?? 0;
  const parts: readonly Part[] = [
    uprightRule(x, y, said.box.height, setting),
    { ...said, box: { ...said.box, y } },
  ];
  const tooMuch: readonly TooMuch[] =
    lines > takeaway.lines ? [{ where: 'takeaway', unit: 'lines', has: lines, most: takeaway.lines }] : [];
  return { parts, tooMuch };
};

export const chart = defineLayout({
  schema,
  needs: { of: 'series', least: 1, most: chartLimits.mostSeries },
  isTitled: true,
  isVerbatim: true,
  texts: (slide) => [
    ...slide.chart.categories.map((name) => ({ role: 'label' as const, text: rich(name) })),
    ...slide.chart.series.map(({ name }) => ({ role: 'label' as const, text: rich(name) })),
    { role: 'takeaway', text: slide.takeaway ?? [] },
  ],
  reply: undefined,
  arrange: (slide, setting) => {
    const sheet = sheetOf(slide, setting);
    const { top } = sheet.room;
    const height = heightIn(sheet.room);
    const beside =
      slide.takeaway && slide.takeaway.length > 0
        ? takeawayAt(slide.takeaway, top, height, setting)
        : undefined;
    const box = { x: bodyBox.x, y: top, width: beside ? plotWidth : bodyBox.width, height };
    return sheetArranged(
      sheet,
      top,
      [
        {
          kind: 'group',
          role: 'figure',
          box,
          parts: [{ kind: 'slot', slot: 'chart', chart: slide.chart, name: plain(slide.title), box }],
        },
        ...(beside?.parts ?? []),
      ],
      beside?.tooMuch,
    );
  },
});
