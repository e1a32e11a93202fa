import * as z from 'zod';
import { bodyBox, readingWidth } from '../deck/canvas.ts';
import { plain, RichText, rich } from '../deck/richText.ts';
import { titledFields } from '../deck/slide.ts';
import { step, typeScale } from '../deck/typeScale.ts';
import type { Arranged, Part, TooMuch } from './arrangement.ts';
import { defineLayout, defineReply, type Setting } from './layout.ts';
import { freeBox, freeTop, isTopic, topicOf, withinTopic } from './parts/freestanding.ts';
import { bar, barRoom } from './parts/shapes.ts';
import { arranged, heightIn, sheetArranged, sheetOf, topFor } from './parts/sheet.ts';
import { bottomOf, paragraph, stepFor, textBox } from './parts/text.ts';
import { replyText } from './replyText.ts';

const tight = { tracking: -0.02 };
const large = [
  step(2, 60, 70, 650, tight),
  step(3, 48, 60, 600, tight),
  step(3, 40, 52, 550, tight),
] as const;
/** What is more than a sentence read at a glance is text under its title. */
const long = [step(5, 34, 48, 450), step(9, 30, 42, 450)] as const;
/** Few words are not lost below it. */
const underHeading = [step(3, 40, 52, 450), ...long] as const;
const underSentence = [step(4, 30, 42, 400), step(9, 28, 40, 400)] as const;
const free = [...large, ...long] as const;
const width = readingWidth;
const toneGap = 16;

const schema = z.object({
  layout: z.literal('statement'),
  /** Its title is kept for outline, screen readers and links even where only the sentence is shown large. */
  ...titledFields,
  text: RichText,
  tone: z.enum(['note', 'tip', 'important', 'warning', 'caution']).optional(),
});

/** Under its title like any other slide; undefined where it is short under a heading, or its title has no room. */
const underTitle = (
  { title, kicker, text }: Pick<z.infer<typeof schema>, 'title' | 'kicker' | 'text'>,
  setting: Setting,
): Arranged | undefined => {
  const { step: wanted } = stepFor(text, free, width, setting);
  const isFree = large.some((each) => each === wanted) && !kicker?.length && isTopic(title, setting);
  if (isFree || plain(text).startsWith(plain(title))) return undefined;
  const sheet = sheetOf({ title, kicker }, setting);
  const steps = sheet.isUnderSentence ? underSentence : underHeading;
  const { step: style, lines } = stepFor(text, steps, width, setting);
  const above = barRoom.height + barRoom.gap;
  const height = above + lines * style.lineHeight;
  if (sheet.tooMuch.length > 0 || lines > style.lines || height > heightIn(sheet.room)) return undefined;
  const top = topFor(height, sheet.room);
  const { x } = bodyBox;
  const said = [paragraph(text, style, 'ink', lines)];
  return sheetArranged(sheet, top, [
    bar(x, top, setting),
    textBox('statement', { x, y: top + above, width }, said, { wrap: 'tidy', emphasis: true }),
  ]);
};

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
  arrange: ({ title, kicker, text, tone }, setting) => {
    const titled = tone ? undefined : underTitle({ title, kicker, text }, setting);
    if (titled) return titled;
    const { step: style, lines } = stepFor(text, free, width, setting);
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
      topicOf(withinTopic(title, kicker, text), text, setting),
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
