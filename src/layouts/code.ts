import * as z from 'zod';
import { bodyBox, leadBox } from '../deck/canvas.ts';
import { greatest } from '../deck/extremes.ts';
import { RichText, rich } from '../deck/richText.ts';
import { CodeLine, titledFields } from '../deck/slide.ts';
import { styled, typeScale } from '../deck/typeScale.ts';
import { visualLength } from '../deck/visualLength.ts';
import type { TooMuch } from './arrangement.ts';
import { defineLayout } from './layout.ts';
import { monoWidth } from './measure/characterWidths.ts';
import { heightIn, sheetArranged, sheetOf, topFor } from './parts/sheet.ts';

/** The widest line of a listing that is read at ease, in letters: longer ones are wrapped before they come here. */
export const codeColumns = 78;
const headerHeight = 40;
const padding = { x: 24, y: 16 } as const;
const gutter = 64;
const mono = { family: 'code' } as const;
/** The roomiest that holds the lines is used; large ones want some of the height for air. */
const sizes = [
  { style: styled(28, 42, 400, mono), share: 0.85 },
  { style: styled(24, 36, 400, mono), share: 0.85 },
  { style: styled(20, 30, 400, mono), share: 1 },
  { style: styled(18, 26, 400, mono), share: 1 },
  { style: styled(16, 21, 400, mono), share: 1 },
] as const;
const smallest = sizes[4];

const columnsIn = (numbers: number): number =>
  Math.floor((bodyBox.width - 2 * padding.x - numbers) / (smallest.style.size * monoWidth));

/** As wide as a numbered line is where nothing else would hold a listing: in the smallest type. */
export const mostCodeColumns = columnsIn(gutter);

const roomForLines = (room: number, header: number): number => room - 2 * padding.y - header;

/** Under a title of two lines, with a header, and a lead of so many lines. */
export const mostCodeLines = (leadLines: number): number => {
  const lead = leadLines === 0 ? 0 : leadLines * typeScale.lead.lineHeight + leadBox.gap;
  return Math.floor(roomForLines(bodyBox.height - lead, headerHeight) / smallest.style.lineHeight);
};

const schema = z.object({
  layout: z.literal('code'),
  ...titledFields,
  lead: RichText.optional(),
  language: z.string().optional(),
  fileName: z.string().optional(),
  /** As shown: long lines already wrapped. */
  lines: z.array(CodeLine).min(1),
  /** The source lines that matter: shown at full strength, the others quieter. */
  highlight: z.array(z.int().min(1)).optional(),
});

export const code = defineLayout({
  schema,
  needs: { of: 'listing', least: 1, most: mostCodeLines(0) },
  isTitled: true,
  isVerbatim: true,
  texts: ({ lead = [], lines }) => [
    { role: 'lead', text: lead },
    { role: 'paragraph', text: rich(lines.map(({ text }) => text).join('\n')) },
  ],
  reply: undefined,
  arrange: (slide, setting) => {
    const sheet = sheetOf(slide, setting);
    const { lines, language, fileName, highlight } = slide;
    const header = (fileName ?? language) === undefined ? 0 : headerHeight;
    const numbers = lines.some(({ number }) => number !== undefined) ? gutter : 0;
    const room = roomForLines(heightIn(sheet.room), header);
    const width = bodyBox.width - 2 * padding.x - numbers;
    const longest = greatest(
      lines.map(({ text }) => visualLength(text)),
      0,
    );
    const { style } =
      sizes.find(
        ({ style: { size, lineHeight }, share }) =>
          longest * size * monoWidth <= width && lines.length * lineHeight <= room * share,
      ) ?? smallest;
    const height = header + 2 * padding.y + lines.length * style.lineHeight;
    const top = topFor(height, sheet.room);
    const most = Math.floor(room / smallest.style.lineHeight);
    const columns = columnsIn(numbers);
    const tooMuch: TooMuch[] = [
      ...(lines.length > most ? [{ where: 'code', unit: 'lines', has: lines.length, most } as const] : []),
      ...(longest > columns
        ? [{ where: 'code', unit: 'letters', has: longest, most: columns } as const]
        : []),
    ];
    return sheetArranged(
      sheet,
      top,
      [
        {
          kind: 'slot',
          slot: 'code',
          box: { ...bodyBox, y: top, height },
          lines,
          ...(language === undefined ? {} : { language }),
          ...(fileName === undefined ? {} : { fileName }),
          ...(highlight ? { highlight } : {}),
          style,
          header,
          padding,
          gutter: numbers,
        },
      ],
      tooMuch,
    );
  },
});
