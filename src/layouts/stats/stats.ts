import * as z from 'zod';
import { RichText, rich } from '../../deck/richText.ts';
import { titledFields } from '../../deck/slide.ts';
import { typeScale } from '../../deck/typeScale.ts';
import { defineLayout, defineReply, type Setting } from '../layout.ts';
import { columnWidth } from '../parts/columns.ts';
import { sheetOf } from '../parts/sheet.ts';
import { replyText } from '../replyText.ts';
import { figureLook, Stat } from './figure.ts';
import { arrangeLone } from './lone.ts';
import { arrangeRow, statGap } from './row.ts';

const most = 6;
const mostOnOneRow = 4;
/** Four figures smaller than this stand two by two. */
const leastOnOneRow = 64;

const schema = z.object({
  layout: z.literal('stats'),
  ...titledFields,
  lead: RichText.optional(),
  stats: z.array(Stat).min(1).max(most),
});

const reply = defineReply({
  schema: z.object({
    stats: z
      .array(z.object({ value: replyText(40), label: replyText(160), note: replyText(160).optional() }))
      .min(1)
      .max(mostOnOneRow),
  }),
  slide: ({ stats: all }, toRich) => ({
    stats: all.map(({ value, label, note }) => ({
      value,
      label: toRich(label),
      ...(note ? { note: toRich(note) } : {}),
    })),
  }),
  points: ({ stats: all }, toRich) =>
    all.map(({ value, label, note }) => ({
      lead: toRich(value),
      text: toRich(note ? `${label} – ${note}` : label),
      from: 'item',
    })),
  isEnding: false,
});

/** Figures beside each other: four long ones with a line each under them stand two by two. */
const acrossOf = (all: readonly Stat[], hasLead: boolean, setting: Setting): number => {
  if (all.length > mostOnOneRow) return 3;
  if (all.length < mostOnOneRow || hasLead) return all.length;
  const values = all.map(({ value }) => value);
  const look = figureLook(values, columnWidth(all.length, statGap), Number.POSITIVE_INFINITY, setting);
  const half = columnWidth(2, statGap);
  const isShort = all.every(
    ({ label, note = [] }) =>
      setting.measure.lines(label, typeScale.label, half) <= 1 &&
      setting.measure.lines(note, typeScale.small, half) <= 1,
  );
  return look.style.size < leastOnOneRow && isShort ? 2 : all.length;
};

export const stats = defineLayout({
  schema,
  needs: { of: 'figures', least: 1, most },
  isTitled: true,
  isVerbatim: false,
  texts: ({ lead = [], stats: all }) => [
    { role: 'lead', text: lead },
    ...all.flatMap(({ value, label, note = [] }) => [
      { role: 'value' as const, text: rich(value) },
      { role: 'label' as const, text: label },
      { role: 'note' as const, text: note },
    ]),
  ],
  reply,
  arrange: ({ stats: all, ...slide }, setting) => {
    const sheet = sheetOf(slide, setting);
    const [only, ...others] = all;
    if (only && others.length === 0) return arrangeLone(only, sheet, setting);
    return arrangeRow(all, acrossOf(all, sheet.lead !== undefined, setting), sheet, setting);
  },
});
