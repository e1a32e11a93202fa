import * as z from 'zod';
import { RichText } from '../deck/richText.ts';
import { slideFields } from '../deck/slide.ts';
import { styled, typeScale } from '../deck/typeScale.ts';
import { defineLayout, defineReply } from './layout.ts';
import { floodText, wordsWidth } from './parts/flood.ts';
import { motif } from './parts/motif.ts';
import { arranged } from './parts/sheet.ts';
import { replyText } from './replyText.ts';

const text = { width: wordsWidth.text, lines: 4, gap: 24, style: typeScale.bodyRoomy } as const;
const contact = { width: wordsWidth.text, lines: 2, gap: 32, style: styled(22, 32) } as const;

const schema = z.object({
  layout: z.literal('closing'),
  ...slideFields,
  title: RichText,
  text: RichText.optional(),
  contact: RichText.optional(),
});

const reply = defineReply({
  schema: z.object({ text: replyText(300).optional(), contact: replyText(120).optional() }),
  slide: (said, rich) => ({
    ...(said.text ? { text: rich(said.text) } : {}),
    ...(said.contact ? { contact: rich(said.contact) } : {}),
  }),
  points: (said, rich) =>
    [said.text, said.contact].flatMap((each) => (each ? [{ text: rich(each), from: 'item' as const }] : [])),
  isEnding: true,
});

export const closing = defineLayout({
  schema,
  needs: { of: 'sentence', least: 0, most: 2 },
  isTitled: false,
  isVerbatim: false,
  texts: (slide) => [
    { role: 'subtitle', text: slide.text ?? [] },
    { role: 'contact', text: slide.contact ?? [] },
  ],
  reply,
  arrange: (slide, setting) => {
    const { parts, tooMuch } = floodText(
      slide.title,
      [
        { role: 'subtitle', text: slide.text ?? [], color: 'muted', ...text },
        { role: 'contact', text: slide.contact ?? [], color: 'ink', ...contact },
      ],
      setting,
    );
    return arranged({ ground: 'flood', parts: [motif('closing'), ...parts] }, tooMuch);
  },
});
