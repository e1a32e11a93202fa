import * as z from 'zod';
import { margins } from '../deck/canvas.ts';
import { RichText, rich } from '../deck/richText.ts';
import { slideFields } from '../deck/slide.ts';
import { styled, typeScale } from '../deck/typeScale.ts';
import { defineLayout } from './layout.ts';
import { floodText, wordsWidth } from './parts/flood.ts';
import { motif } from './parts/motif.ts';
import { arranged } from './parts/sheet.ts';
import { paragraph, textBox } from './parts/text.ts';

const number = {
  x: margins.left - 16,
  y: 40,
  width: wordsWidth.text,
  style: styled(320, 320, 750, { tracking: -0.05 }),
} as const;
export const sectionMessage = {
  width: wordsWidth.text,
  lines: 3,
  gap: 24,
  style: typeScale.bodyRoomy,
} as const;

const schema = z.object({
  layout: z.literal('section'),
  ...slideFields,
  title: RichText,
  number: z.int().min(1),
  message: RichText.optional(),
});

export const section = defineLayout({
  schema,
  needs: { of: 'sentence', least: 1, most: 1 },
  isTitled: false,
  isVerbatim: false,
  texts: ({ message = [] }) => [{ role: 'subtitle', text: message }],
  reply: undefined,
  arrange: (slide, setting) => {
    const { parts, tooMuch } = floodText(
      slide.title,
      [{ role: 'subtitle', text: slide.message ?? [], color: 'muted', ...sectionMessage }],
      setting,
    );
    const ghost = textBox(
      'number',
      { x: number.x, y: number.y, width: number.width },
      [paragraph(rich(String(slide.number)), number.style, 'ghost', 1)],
      { wrap: 'none' },
    );
    return arranged(
      {
        ground: 'flood',
        parts: [motif(`section ${slide.number}`), ghost, ...parts],
      },
      tooMuch,
    );
  },
});
