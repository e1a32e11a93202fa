import * as z from 'zod';
import { bodyBox, readingWidth } from '../deck/canvas.ts';
import { plain, RichText, rich } from '../deck/richText.ts';
import { titledFields } from '../deck/slide.ts';
import { typeScale } from '../deck/typeScale.ts';
import type { TooMuch } from './arrangement.ts';
import { defineLayout } from './layout.ts';
import { heightIn, sheetArranged, sheetOf, topFor } from './parts/sheet.ts';
import { written } from './parts/text.ts';

/** Nobody knows a formula's width before it is drawn: this is the largest it is set. */
const formula = { size: 40, height: 240 } as const;
/** More are too small to be read, and fill a slide where they are no formula and stand as they were written. */
const mostLetters = 1_800;
const text = { width: readingWidth, lines: 4, gap: 32 } as const;
/** A text that does not end as a sentence does leads to the formula, and stands above it. */
const sentenceEnd = /[.!?…。！？।]["'”’»)\]）」]*$/u;

const schema = z.object({
  layout: z.literal('math'),
  ...titledFields,
  tex: z.string(),
  text: RichText.optional(),
});

export const math = defineLayout({
  schema,
  needs: { of: 'formula', least: 1, most: 1 },
  isTitled: true,
  isVerbatim: true,
  texts: (slide) => [
    { role: 'paragraph', text: slide.text ?? [] },
    { role: 'paragraph', text: rich(slide.tex) },
  ],
  reply: undefined,
  arrange: (slide, setting) => {
    const sheet = sheetOf(slide, setting);
    const room = heightIn(sheet.room);
    const said =
      slide.text && slide.text.length > 0
        ? written(
            'paragraph',
            slide.text,
            typeScale.body,
            'muted',
            { ...bodyBox, y: 0, width: text.width },
            setting,
          )
        : undefined;
    const besides = said ? said.box.height + text.gap : 0;
    const height = said ? Math.min(room - besides, Math.max(formula.height, room * 0.6 - besides)) : room;
    const top = topFor(height + besides, sheet.room);
    const isAbove = said !== undefined && !sentenceEnd.test(plain(slide.text ?? []).trim());
    const textAt = (y: number) => (said ? [{ ...said, box: { ...said.box, y } }] : []);
    const has = said?.paragraphs[0]?.lines ?? 0;
    const letters = slide.tex.length;
    const tooMuch: TooMuch[] = [
      ...(letters > mostLetters
        ? [{ where: 'formula', unit: 'letters', has: letters, most: mostLetters } as const]
        : []),
      ...(has > text.lines ? [{ where: 'paragraph', unit: 'lines', has, most: text.lines } as const] : []),
    ];
    return sheetArranged(
      sheet,
      top,
      [
        ...(isAbove ? textAt(top) : []),
        {
          kind: 'slot',
          slot: 'formula',
          tex: slide.tex,
          size: formula.size,
          box: { ...bodyBox, y: isAbove ? top + besides : top, height },
        },
        ...(isAbove ? [] : textAt(top + height + text.gap)),
      ],
      tooMuch,
    );
  },
});
