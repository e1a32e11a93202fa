import * as z from 'zod';
import { canvas, margins } from '../deck/canvas.ts';
import { RichText, rich } from '../deck/richText.ts';
import { slideFields } from '../deck/slide.ts';
import { step, typeScale } from '../deck/typeScale.ts';
import type { Part, TooMuch } from './arrangement.ts';
import { defineLayout, type Setting } from './layout.ts';
import { wordsWidth } from './parts/flood.ts';
import { motif } from './parts/motif.ts';
import { arranged } from './parts/sheet.ts';
import { paragraph, stepFor, textBox, written } from './parts/text.ts';
import { titleStyle, widestTitle } from './parts/titles.ts';

const tight = { tracking: -0.02 };
const titleSteps = [
  step(2, 72, 76, 700, tight),
  step(3, 64, 68, 700, tight),
  step(4, 52, 58, 700, tight),
  step(6, 40, 46, 700, tight),
  step(8, 32, 38, 700, tight),
] as const;
/** Title and subtitle end here, so that a long title grows upwards. */
const textBottom = 576;
const titleWidth = wordsWidth.title;
/** Two lines are good, four the end. */
export const coverSubtitle = {
  width: wordsWidth.text,
  lines: 2,
  most: 4,
  gap: 24,
  style: { ...typeScale.bodyRoomy, lineHeight: 38 },
};
const byline = { bottom: 668, width: wordsWidth.text, style: typeScale.small } as const;

const schema = z.object({
  layout: z.literal('cover'),
  ...slideFields,
  title: RichText,
  subtitle: RichText.optional(),
  /** Author, date: one quiet line. */
  byline: z.string().optional(),
});

const subtitleOf = (text: RichText, setting: Setting, bottom: number) => {
  const { width, style, most } = coverSubtitle;
  const box = written('subtitle', text, style, 'muted', { x: margins.left, y: 0, width }, setting, {
    wrap: 'tidy',
  });
  const has = box.paragraphs[0]?.lines ?? 0;
  const tooMuch: TooMuch[] = has > most ? [{ where: 'subtitle', unit: 'lines', has, most }] : [];
  return { box: { ...box, box: { ...box.box, y: bottom - box.box.height } }, tooMuch };
};

export const cover = defineLayout({
  schema,
  needs: { of: 'sentence', least: 1, most: 1 },
  isTitled: false,
  isVerbatim: false,
  texts: (slide) => [
    { role: 'subtitle', text: slide.subtitle ?? [] },
    { role: 'byline', text: rich(slide.byline ?? '') },
  ],
  reply: undefined,
  arrange: (slide, setting) => {
    const { theme } = setting;
    const hasSubtitle = slide.subtitle !== undefined && slide.subtitle.length > 0;
    const below = hasSubtitle ? subtitleOf(slide.subtitle ?? [], setting, textBottom) : undefined;
    const bottom = below ? below.box.box.y - coverSubtitle.gap : textBottom;
    const { step: style, lines } = stepFor(slide.title, titleSteps, titleWidth, setting, widestTitle);
    const height = lines * style.lineHeight;
    const parts: Part[] = [
      motif('cover'),
      textBox(
        'title',
        { x: margins.left, y: bottom - height, width: titleWidth },
        [paragraph(slide.title, titleStyle(style, theme), 'ink', lines)],
        { anchor: 'end', wrap: 'even' },
      ),
      ...(below ? [below.box] : []),
    ];
    if (slide.byline) {
      const by = rich(slide.byline);
      const place = { x: margins.left, y: 0, width: byline.width };
      const box = written('byline', by, byline.style, 'muted', place, setting, { anchor: 'end' });
      parts.push({ ...box, box: { ...box.box, y: byline.bottom - box.box.height } });
    }
    const most = titleSteps.at(-1)?.lines ?? 0;
    return arranged({ ground: 'cover', parts }, [
      ...(lines > style.lines || height > canvas.height - margins.top - margins.bottom
        ? [{ where: 'title', unit: 'lines', has: lines, most } as const]
        : []),
      ...(below?.tooMuch ?? []),
    ]);
  },
});
