import * as z from 'zod';
import { RichText, rich } from '../../deck/richText.ts';
import { titledFields } from '../../deck/slide.ts';
import { visualLength } from '../../deck/visualLength.ts';
import { defineLayout, defineReply } from '../layout.ts';
import { itemsTooMany } from '../parts/list.ts';
import { sheetOf } from '../parts/sheet.ts';
import { replyText } from '../replyText.ts';
import { arrangeDown } from './down.ts';
import { arrangeStations } from './stationParts.ts';
import { stationsLook } from './stations.ts';
import { isCounted, mostSteps, Step } from './step.ts';

const schema = z.object({
  layout: z.literal('steps'),
  ...titledFields,
  lead: RichText.optional(),
  steps: z.array(Step).min(2),
});

const longestStation = 14;
const nameOf = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' · ');

const reply = defineReply({
  schema: z.object({
    steps: z
      .array(
        z.object({ label: replyText(30).optional(), title: replyText(80).optional(), text: replyText(300) }),
      )
      .min(2)
      .max(mostSteps),
  }),
  slide: ({ steps: all }, toRich) => ({
    steps: all.map(({ label, title, text }, index) => {
      const isStation = label !== undefined && visualLength(label) <= longestStation;
      const lead = nameOf(isStation ? undefined : label, title);
      return {
        label: isStation ? label : String(index + 1),
        ...(lead === '' ? {} : { title: toRich(lead) }),
        text: toRich(text),
      };
    }),
  }),
  points: ({ steps: all }, toRich) =>
    all.map(({ label, title, text }) => {
      const lead = nameOf(label !== undefined && isCounted(label) ? undefined : label, title);
      return { ...(lead === '' ? {} : { lead: toRich(lead) }), text: toRich(text), from: 'item' as const };
    }),
  isEnding: false,
});

export const steps = defineLayout({
  schema,
  needs: { of: 'stations', least: 2, most: mostSteps },
  isTitled: true,
  isVerbatim: false,
  texts: ({ lead = [], steps: all }) => [
    { role: 'lead', text: lead },
    ...all.flatMap(({ label, title = [], text }) => [
      { role: isCounted(label) ? ('number' as const) : ('station' as const), text: rich(label) },
      { role: 'heading' as const, text: title },
      { role: 'paragraph' as const, text },
    ]),
  ],
  reply,
  arrange: ({ steps: all, ...slide }, setting) => {
    const sheet = sheetOf(slide, setting);
    const look = stationsLook(all, sheet, setting);
    const tooMany = itemsTooMany('steps', all.length, mostSteps);
    return look
      ? arrangeStations(all, look, sheet, tooMany, setting)
      : arrangeDown(all, sheet, tooMany, setting);
  },
});
