import * as z from 'zod';
import { bodyBox } from '../deck/canvas.ts';
import { RichText } from '../deck/richText.ts';
import { Bullet, Picture, titledFields } from '../deck/slide.ts';
import { typeScale } from '../deck/typeScale.ts';
import type { Part } from './arrangement.ts';
import { defineLayout, type Setting } from './layout.ts';
import { captionedFigure } from './parts/figure.ts';
import {
  airyShare,
  bulletTexts,
  itemsTooMany,
  type ListLook,
  linesTooMany,
  listParagraphs,
} from './parts/list.ts';
import { heightIn, sheetArranged, sheetOf } from './parts/sheet.ts';
import { breaksWord, heightOf, paragraph, textBox } from './parts/text.ts';

/** Text beside a picture. */
const textWidth = 536;
const gap = 48;
const leadGap = 18;
const mostBeside = 6;
const captionLines = 2;
const looks: readonly ListLook[] = [
  { style: typeScale.bodyRoomy, sub: typeScale.body, gap: 20, indent: 36 },
  { style: typeScale.body, sub: typeScale.small, gap: 14, indent: 32 },
  { style: typeScale.small, sub: typeScale.small, gap: 14, indent: 32 },
];

const schema = z.object({
  layout: z.literal('image-and-text'),
  ...titledFields,
  picture: Picture,
  lead: RichText.optional(),
  items: z.array(Bullet),
});

const setText = (lead: RichText | undefined, items: readonly Bullet[], room: number, setting: Setting) => {
  const tries = looks.map((look) => {
    const { style } = look;
    const above =
      lead && lead.length > 0
        ? [paragraph(lead, style, 'ink', setting.measure.lines(lead, style, textWidth))]
        : [];
    const list = listParagraphs(items, look, textWidth, setting);
    const between = above.length > 0 && list.length > 0 ? leadGap : 0;
    return { above, list, between, height: heightOf(above) + between + heightOf(list) };
  });
  const floor = tries[tries.length - 1]!;
  const keepsWords = ({ above, list }: (typeof tries)[number]) =>
    ![...above, ...list].some(({ runs, style, indent }) =>
      breaksWord(runs, style, textWidth - indent, typeScale.small, setting),
    );
  return tries.find((each) => each.height <= room * airyShare && keepsWords(each)) ?? floor;
};

export const imageAndText = defineLayout({
  schema,
  needs: { of: 'picture', least: 1, most: 1 },
  isTitled: true,
  isVerbatim: false,
  texts: ({ picture, lead = [], items }) => [
    { role: 'caption', text: picture.caption ?? [] },
    { role: 'lead', text: lead },
    ...bulletTexts(items),
  ],
  reply: undefined,
  arrange: ({ picture, lead, items, ...slide }, setting) => {
    const sheet = sheetOf(slide, setting);
    const { top } = sheet.room;
    const height = heightIn(sheet.room);
    const { above, list, between, height: textHeight } = setText(lead, items, height, setting);
    const { x } = bodyBox;
    const y = Math.round(top + Math.max(0, (height - textHeight) / 2));
    const text: readonly Part[] = [
      ...(above.length > 0
        ? [textBox('paragraph', { x, y, width: textWidth }, above, { wrap: 'tidy' })]
        : []),
      ...(list.length > 0
        ? [textBox('list', { x, y: y + heightOf(above) + between, width: textWidth }, list, { wrap: 'tidy' })]
        : []),
    ];
    const pictureX = x + textWidth + gap;
    const { group, tooMuch } = captionedFigure(
      {
        content: { slot: 'picture', picture },
        size: setting.sizeOf(picture.asset),
        caption: picture.caption,
      },
      { x: pictureX, y: top, width: x + bodyBox.width - pictureX, height },
      setting,
      captionLines,
    );
    return sheetArranged(
      sheet,
      top,
      [...text, group],
      [
        ...tooMuch,
        ...itemsTooMany('list', items.length, mostBeside),
        ...linesTooMany(
          'list',
          [...above, ...list.map((each, at) => (at === 0 ? { ...each, spaceBefore: between } : each))],
          height,
        ),
      ],
    );
  },
});
