import * as z from 'zod';
import { bodyBox } from '../deck/canvas.ts';
import { plain, RichText, rich } from '../deck/richText.ts';
import { titledFields } from '../deck/slide.ts';
import { defineLayout } from './layout.ts';
import { captionedFigure } from './parts/figure.ts';
import { heightIn, sheetArranged, sheetOf } from './parts/sheet.ts';

/** As large as it can be: it begins closer to the title and ends closer to the footer than other content. */
const titleGap = 16;
const below = 16;
const captionLines = 1;

const schema = z.object({
  layout: z.literal('diagram'),
  ...titledFields,
  /** Mermaid. */
  source: z.string(),
  caption: RichText.optional(),
});

export const diagram = defineLayout({
  schema,
  needs: { of: 'diagram', least: 1, most: 1 },
  isTitled: true,
  isVerbatim: true,
  texts: ({ caption = [], source }) => [
    { role: 'caption', text: caption },
    { role: 'paragraph', text: rich(source) },
  ],
  reply: undefined,
  arrange: ({ source, caption, ...slide }, setting) => {
    const sheet = sheetOf(slide, setting, titleGap);
    const { top } = sheet.room;
    const { group, tooMuch } = captionedFigure(
      { content: { slot: 'diagram', source, name: plain(slide.title) }, size: undefined, caption },
      { ...bodyBox, y: top, height: heightIn(sheet.room) + below },
      setting,
      captionLines,
    );
    return sheetArranged(sheet, top, [group], tooMuch);
  },
});
