import * as z from 'zod';
import { RichText } from '../../deck/richText.ts';
import { Bullet, titledFields } from '../../deck/slide.ts';
import { defineLayout, defineReply } from '../layout.ts';
import { bulletTexts } from '../parts/list.ts';
import { sheetOf } from '../parts/sheet.ts';
import { replyText } from '../replyText.ts';
import { arrangeCards, mostCards } from './cards.ts';
import { arrangeDefinitions, definitionLook } from './definitions.ts';
import { arrangePlainList, mostItems } from './plainList.ts';
import { above, remarkOf, withRemark } from './remark.ts';
import { arrangeHalves, halvesOf } from './shortItems.ts';

const schema = z.object({
  layout: z.literal('bullets'),
  ...titledFields,
  lead: RichText.optional(),
  style: z.enum(['list', 'cards']),
  items: z.array(Bullet).min(1),
  /** What is said of them after them: it is none of them. */
  below: RichText.optional(),
});

const longestCard = 120;

const reply = defineReply({
  schema: z.object({
    lead: replyText(300).optional(),
    items: z
      .array(z.object({ lead: replyText(80).optional(), text: replyText(600) }))
      .min(1)
      .max(12),
  }),
  slide: ({ lead, items }, rich) => ({
    ...(lead ? { lead: rich(lead) } : {}),
    style:
      items.length >= 2 &&
      items.length <= mostCards &&
      items.every((item) => item.lead !== undefined && item.text.length <= longestCard)
        ? 'cards'
        : 'list',
    items: items.map((item) => ({ ...(item.lead ? { lead: rich(item.lead) } : {}), text: rich(item.text) })),
  }),
  points: ({ lead, items }, rich) => [
    ...(lead ? [{ text: rich(lead), from: 'item' as const }] : []),
    ...items.map((item) => ({
      ...(item.lead ? { lead: rich(item.lead) } : {}),
      text: rich(item.text),
      from: 'item' as const,
    })),
  ],
  isEnding: false,
});

export const bullets = defineLayout({
  schema,
  needs: { of: 'points', least: 1, most: mostItems },
  isTitled: true,
  isVerbatim: false,
  texts: ({ lead = [], items, below = [] }) => [
    { role: 'lead', text: lead },
    ...bulletTexts(items),
    { role: 'paragraph', text: below },
  ],
  reply,
  arrange: ({ items, style, below, ...slide }, setting) => {
    const whole = sheetOf(slide, setting);
    const remark = below && below.length > 0 ? remarkOf(below, setting) : undefined;
    const sheet = remark ? above(remark, whole) : whole;
    if (style === 'cards') return withRemark(arrangeCards(items, sheet, setting), remark);
    const look = definitionLook(items, sheet, setting);
    if (look) return withRemark(arrangeDefinitions(items, look, sheet, setting), remark);
    const halves = halvesOf(items, sheet, setting);
    const list = halves ? arrangeHalves(halves, sheet) : arrangePlainList(items, sheet, setting);
    return withRemark(list, remark);
  },
});
