import * as z from 'zod';
import { readingWidth } from '../deck/canvas.ts';
import { RichText, rich } from '../deck/richText.ts';
import { namedFields } from '../deck/slide.ts';
import { step, typeScale } from '../deck/typeScale.ts';
import type { Part, TooMuch } from './arrangement.ts';
import { defineLayout, defineReply } from './layout.ts';
import { freeBox, freeTop, topicOf } from './parts/freestanding.ts';
import { bar, barRoom } from './parts/shapes.ts';
import { arranged } from './parts/sheet.ts';
import { bottomOf, paragraph, stepFor, textBox } from './parts/text.ts';
import { replyText } from './replyText.ts';

const tight = { tracking: -0.02 };
const steps = [
  step(2, 60, 70, 650, tight),
  step(3, 48, 60, 600, tight),
  step(5, 40, 52, 550, tight),
  step(9, 32, 44, 500),
] as const;
const width = readingWidth;
const toneGap = 16;

const schema = z.object({
  layout: z.literal('statement'),
  /** Its title is kept for outline, screen readers and links even where only the sentence is shown large. */
  ...namedFields,
  text: RichText,
  tone: z.enum(['note', 'tip', 'important', 'warning', 'caution']).optional(),
});

const reply = defineReply({
  schema: z.object({ text: replyText(400) }),
  slide: ({ text }, toRich) => ({ text: toRich(text) }),
  points: ({ text }, toRich) => [{ text: toRich(text), from: 'sentence' }],
  isEnding: false,
});

export const statement = defineLayout({
  schema,
  needs: { of: 'sentence', least: 1, most: 1 },
  isTitled: false,
  isVerbatim: false,
  texts: ({ text }) => [{ role: 'statement', text }],
  reply,
  arrange: ({ title, text, tone }, setting) => {
    const { step: style, lines } = stepFor(text, steps, width, setting);
    const toneHeight = tone ? typeScale.kicker.lineHeight + toneGap : 0;
    const barHeight = barRoom.height + barRoom.gap;
    const top = freeTop(barHeight + toneHeight + lines * style.lineHeight);
    const place = { x: freeBox.x, y: top + barHeight, width };
    const label = tone && rich(setting.words.callouts[tone]);
    const said = textBox(
      'statement',
      { ...place, y: place.y + toneHeight },
      [paragraph(text, style, 'ink', lines)],
      { wrap: 'even', emphasis: true },
    );
    const parts: Part[] = [
      topicOf(title, text, setting),
      bar(freeBox.x, top, setting),
      ...(label
        ? [textBox('tone', place, [paragraph(label, typeScale.kicker, 'accentText', 1)], { wrap: 'none' })]
        : []),
      said,
    ];
    const tooMuch: TooMuch[] =
      lines > style.lines || bottomOf(said) > freeBox.y + freeBox.height
        ? [{ where: 'statement', unit: 'lines', has: lines, most: style.lines }]
        : [];
    return arranged({ ground: 'paper', parts }, tooMuch);
  },
});
