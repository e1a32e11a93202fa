import * as z from 'zod';
import { bodyBox } from '../deck/canvas.ts';
import { Picture, titledFields } from '../deck/slide.ts';
import { defineLayout } from './layout.ts';
import { captionedFigure } from './parts/figure.ts';
import { heightIn, sheetArranged, sheetOf } from './parts/sheet.ts';

const captionLines = 2;

const schema = z.object({ layout: z.literal('image'), ...titledFields, picture: Picture });

export const image = defineLayout({
  schema,
  needs: { of: 'picture', least: 1, most: 1 },
  isTitled: true,
  isVerbatim: false,
  texts: ({ picture }) => [{ role: 'caption', text: picture.caption ?? [] }],
  reply: undefined,
  arrange: ({ picture, ...slide }, setting) => {
    const sheet = sheetOf(slide, setting);
    const { top } = sheet.room;
    const { group, tooMuch } = captionedFigure(
      {
        content: { slot: 'picture', picture },
        size: setting.sizeOf(picture.asset),
        caption: picture.caption,
      },
      { ...bodyBox, y: top, height: heightIn(sheet.room) },
      setting,
      captionLines,
    );
    return sheetArranged(sheet, top, [group], tooMuch);
  },
});
