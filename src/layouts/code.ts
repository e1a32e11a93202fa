import * as z from 'zod';
import { bodyBox, leadBox, readingWidth } from '../deck/canvas.ts';
import { isDrawing } from '../deck/drawing.ts';
import { greatest } from '../deck/extremes.ts';
import { RichText, rich } from '../deck/richText.ts';
import { Bullet, CodeLine, titledFields } from '../deck/slide.ts';
import { styled, typeScale } from '../deck/typeScale.ts';
import { visualLength } from '../deck/visualLength.ts';
import type { Part, TooMuch } from './arrangement.ts';
import { defineLayout, type Setting } from './layout.ts';
import { monoWidth } from './measure/characterWidths.ts';
import { arrangeList, bulletTexts, itemsTooMany, linesTooMany, listLooks } from './parts/list.ts';
import { columnsIn, listingPadding, listingSizes } from './parts/listing.ts';
import { heightIn, sheetArranged, sheetOf, topFor } from './parts/sheet.ts';
import { heightOf, paragraph, textBox } from './parts/text.ts';

/** The widest line of a listing that is read at ease, in letters: longer ones are wrapped before they come here. */
export const codeColumns = 78;
const headerHeight = 40;
const gutter = 64;
const smallest = listingSizes.at(-1)!;
/** A drawing is rather small than parted. */
const ofDrawing = { style: styled(14, 17, 400, { family: 'code' }), share: 1 } as const;

/** Without a title of two lines, a header and a lead. */
export const mostDrawnLines = Math.floor(
  (bodyBox.height - 2 * listingPadding.y) / ofDrawing.style.lineHeight,
);

/** As wide as a numbered line is where nothing else would hold a listing: in the smallest type. */
export const mostCodeColumns = columnsIn(bodyBox.width - gutter);

/** What listings of no language hold, or of one of these, is more likely said by a program than to it. */
const outputs: ReadonlySet<string> = new Set(['', 'text', 'txt', 'log', 'console', 'output', 'plaintext']);
export const isOutput = (language: string | undefined): boolean => outputs.has(language ?? '');

const roomForLines = (room: number, header: number): number => room - 2 * listingPadding.y - header;

/** Under a title of two lines, with a header, and a lead of so many lines. */
export const mostCodeLines = (leadLines: number): number => {
  const lead = leadLines === 0 ? 0 : leadLines * typeScale.lead.lineHeight + leadBox.gap;
  return Math.floor(roomForLines(bodyBox.height - lead, headerHeight) / smallest.style.lineHeight);
};

const gapBelow = 28;
const mostBelow = 5;
/** Of the height there is, what explains a listing may take. */
const shareBelow = 0.55;

/** One sentence is no list. */
const textBelow = (below: readonly Bullet[], room: number, setting: Setting) => {
  const [only, ...others] = below;
  if (!only) return undefined;
  if (others.length > 0 || only.lead || only.items || only.checked !== undefined) {
    const { body, dense } = listLooks;
    return { role: 'list' as const, ...arrangeList(below, [body, dense], readingWidth, room, setting) };
  }
  const { style } = listLooks.body;
  const lines = setting.measure.lines(only.text, style, readingWidth);
  const paragraphs = [paragraph(only.text, style, 'ink', lines)];
  return { role: 'paragraph' as const, paragraphs, height: heightOf(paragraphs) };
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
  /** What explains it. */
  below: z.array(Bullet).min(1).optional(),
});

export const code = defineLayout({
  schema,
  needs: { of: 'listing', least: 1, most: mostCodeLines(0) },
  isTitled: true,
  isVerbatim: true,
  texts: ({ lead = [], lines, below = [] }) => [
    { role: 'lead', text: lead },
    { role: 'paragraph', text: rich(lines.map(({ text }) => text).join('\n')) },
    ...bulletTexts(below),
  ],
  reply: undefined,
  arrange: (slide, setting) => {
    const sheet = sheetOf(slide, setting);
    const { lines, language, fileName, highlight, below = [] } = slide;
    const header = (fileName ?? language) === undefined ? 0 : headerHeight;
    // Numbers beside what a program said would be taken for a part of it.
    const isCounted = !isOutput(language) && lines.some(({ number }) => number !== undefined);
    const numbers = isCounted ? gutter : 0;
    const whole = heightIn(sheet.room);
    const text = textBelow(below, whole * shareBelow, setting);
    const lower = text ? text.height + gapBelow : 0;
    const room = roomForLines(whole - lower, header);
    const width = bodyBox.width - 2 * listingPadding.x - numbers;
    const longest = greatest(
      lines.map(({ text }) => visualLength(text)),
      0,
    );
    const least = isDrawing(lines.map(({ text }) => text)) ? ofDrawing : smallest;
    const { style } =
      listingSizes.find(
        ({ style: { size, lineHeight }, share }) =>
          longest * size * monoWidth <= width && lines.length * lineHeight <= room * share,
      ) ?? least;
    const height = header + 2 * listingPadding.y + lines.length * style.lineHeight;
    const top = topFor(height + lower, sheet.room);
    const most = Math.floor(room / least.style.lineHeight);
    const columns = columnsIn(bodyBox.width - numbers);
    const tooMuch: TooMuch[] = [
      ...(lines.length > most ? [{ where: 'code', unit: 'lines', has: lines.length, most } as const] : []),
      ...(longest > columns
        ? [{ where: 'code', unit: 'letters', has: longest, most: columns } as const]
        : []),
      ...itemsTooMany('list', below.length, mostBelow),
      ...(text ? linesTooMany('list', text.paragraphs, whole * shareBelow) : []),
    ];
    const place = { x: bodyBox.x, y: top + height + gapBelow, width: readingWidth };
    const explaining: Part[] = text ? [textBox(text.role, place, text.paragraphs, { wrap: 'tidy' })] : [];
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
          padding: listingPadding,
          gutter: numbers,
        },
        ...explaining,
      ],
      tooMuch,
    );
  },
});
