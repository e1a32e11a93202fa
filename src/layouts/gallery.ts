import * as z from 'zod';
import { bodyBox } from '../deck/canvas.ts';
import { plain, RichText, rich } from '../deck/richText.ts';
import { DiagramPicture, Picture, titledFields } from '../deck/slide.ts';
import { typeScale } from '../deck/typeScale.ts';
import type { Group, SlotContent, TooMuch } from './arrangement.ts';
import { defineLayout, type Setting } from './layout.ts';
import type { Measure } from './measure/measure.ts';
import { acrossOf, columnWidth } from './parts/columns.ts';
import { captionAt, captionHeight, fittedSize, inMiddle, pictureCaptionGap } from './parts/figure.ts';
import { heightIn, sheetArranged, sheetOf } from './parts/sheet.ts';

export const mostPictures = 6;
const gap = 24;
const captionLines = 2;
/** How high a picture is likely to be whose size is not known. */
const likelyShare = 0.66;

const Shown = z.union([Picture, DiagramPicture]);
type Shown = z.infer<typeof Shown>;

const schema = z.object({
  layout: z.literal('gallery'),
  ...titledFields,
  lead: RichText.optional(),
  pictures: z.array(Shown).min(2).max(mostPictures),
});

const widthOf = (count: number): number => columnWidth(acrossOf(count), gap);

/** Whether a text can stand under one of so many pictures. */
export const isCaption = (text: RichText, count: number, { lines }: Measure): boolean =>
  lines(text, typeScale.caption, widthOf(count)) <= captionLines;

const contentOf = (shown: Shown, title: string): SlotContent => {
  if (!('diagram' in shown)) return { slot: 'picture', picture: shown };
  const name = shown.caption ? plain(shown.caption) : title;
  return { slot: 'diagram', source: shown.diagram, name };
};

const sizeOf = (shown: Shown, setting: Setting) =>
  'diagram' in shown ? undefined : setting.sizeOf(shown.asset);

/** Pictures of a row stand on one line, and so do their captions. */
const rowOf = (
  row: readonly Shown[],
  { y, height }: { readonly y: number; readonly height: number },
  count: number,
  title: string,
  setting: Setting,
): readonly Group[] => {
  const width = widthOf(count);
  const below = Math.max(...row.map(({ caption }) => captionHeight(caption, width, setting)));
  const room = { width, height: height - below };
  const fitted = row.map((shown) => {
    const size = sizeOf(shown, setting);
    return size || 'diagram' in shown ? fittedSize(size, room) : undefined;
  });
  const known = fitted.flatMap((size) => (size ? [size.height] : []));
  const highest = known.length > 0 ? Math.max(...known) : Math.min(room.height, width * likelyShare);
  const sizes = fitted.map((size) => size ?? { width, height: highest });
  const top = Math.round(y + (room.height - highest) / 2);
  return row.map((shown, index): Group => {
    const x = bodyBox.x + index * (width + gap);
    const { caption } = shown;
    const place = { x, y: top + highest + pictureCaptionGap, width };
    return {
      kind: 'group',
      role: 'figure',
      box: { x, y, width, height },
      parts: [
        {
          kind: 'slot',
          ...contentOf(shown, title),
          box: inMiddle(sizes[index]!, { x, y: top, width, height: highest }),
        },
        ...(caption && caption.length > 0 ? [captionAt(caption, place, setting)] : []),
      ],
    };
  });
};

export const gallery = defineLayout({
  schema,
  needs: { of: 'pictures', least: 2, most: mostPictures },
  isTitled: true,
  isVerbatim: true,
  texts: ({ lead = [], pictures }) => [
    { role: 'lead', text: lead },
    ...pictures.flatMap((shown) => [
      { role: 'caption' as const, text: shown.caption ?? [] },
      ...('diagram' in shown ? [{ role: 'paragraph' as const, text: rich(shown.diagram) }] : []),
    ]),
  ],
  reply: undefined,
  arrange: ({ pictures, ...slide }, setting) => {
    const sheet = sheetOf(slide, setting);
    const across = acrossOf(pictures.length);
    const down = Math.ceil(pictures.length / across);
    const { top } = sheet.room;
    const whole = heightIn(sheet.room);
    const height = Math.floor((whole - (down - 1) * gap) / down);
    const title = plain(slide.title);
    const figures = Array.from({ length: down }, (_, row) =>
      rowOf(
        pictures.slice(row * across, (row + 1) * across),
        { y: top + row * (height + gap), height },
        pictures.length,
        title,
        setting,
      ),
    ).flat();
    const width = widthOf(pictures.length);
    const tooMuch = pictures.flatMap(({ caption = [] }, at): TooMuch[] => {
      const has = setting.measure.lines(caption, typeScale.caption, width);
      return has > captionLines ? [{ where: 'caption', unit: 'lines', has, most: captionLines, at }] : [];
    });
    const box = { ...bodyBox, y: top, height: whole };
    return sheetArranged(sheet, top, [{ kind: 'group', role: 'gallery', box, parts: figures }], tooMuch);
  },
});
