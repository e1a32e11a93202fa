import * as z from 'zod';
import { plain, RichText } from '../deck/richText.ts';
import { namedFields } from '../deck/slide.ts';
import { step, styled } from '../deck/typeScale.ts';
import type { Part, Shape, TooMuch } from './arrangement.ts';
import { defineLayout, type Setting } from './layout.ts';
import { freeBox, freeTop, isTopic, topicOf } from './parts/freestanding.ts';
import { rule } from './parts/shapes.ts';
import { arranged, heightIn, sheetOf, topFor } from './parts/sheet.ts';
import { bottomOf, paragraph, stepFor, textBox, written } from './parts/text.ts';

const serif = { family: 'serif' } as const;
const steps = [
  step(3, 44, 58, 400, serif),
  step(5, 36, 50, 400, serif),
  step(7, 30, 42, 400, serif),
  step(10, 26, 38, 400, serif),
] as const;
const width = 968;
/** Hangs before the first line. */
const mark = { width: 64, share: 2.2, top: 0.48, gap: 12 } as const;
const who = { style: styled(22, 32, 550), gap: 36, rule: 32, ruleGap: 16 } as const;

const schema = z.object({
  layout: z.literal('quote'),
  ...namedFields,
  text: RichText,
  who: RichText.optional(),
});

const inMarks = /^\s*(?:"[^"]+"|“[^“”]+”|„[^„“”]+[“”]|«[^«»]+»|»[^«»]+«|「[^「」]+」)\s*$/u;
/** The mark that hangs before it is its own. */
const withoutMarks = (text: RichText): RichText =>
  inMarks.test(plain(text))
    ? text.map((span, at) => {
        const begun = at === 0 ? span.text.replace(/^\s*["“„«»「]\s?/u, '') : span.text;
        return { ...span, text: at === text.length - 1 ? begun.replace(/\s?["“”«»」]\s*$/u, '') : begun };
      })
    : text;

const markAt = (y: number, size: number): Shape => ({
  kind: 'shape',
  shape: 'quoteMark',
  box: {
    x: freeBox.x - mark.gap - mark.width,
    y: y + size * mark.top,
    width: mark.width,
    height: size * mark.share,
  },
  radius: 0,
  fill: 'mark',
});

const whoAt = (text: RichText, y: number, setting: Setting): readonly Part[] => {
  const indent = who.rule + who.ruleGap;
  const place = { x: freeBox.x + indent, y, width: width - indent };
  const middle = y + who.style.lineHeight / 2;
  return [
    rule(freeBox.x, Math.round(middle), who.rule, setting),
    written('source', text, who.style, 'muted', place, setting),
  ];
};

export const quote = defineLayout({
  schema,
  needs: { of: 'quotation', least: 1, most: 1 },
  isTitled: false,
  isVerbatim: true,
  texts: (slide) => [
    { role: 'quote', text: slide.text },
    { role: 'source', text: slide.who ?? [] },
  ],
  reply: undefined,
  arrange: (slide, setting) => {
    const { title } = slide;
    const text = withoutMarks(slide.text);
    const { step: style, lines } = stepFor(text, steps, width, setting);
    const whoHeight = slide.who?.length ? who.gap + who.style.lineHeight : 0;
    const height = lines * style.lineHeight + whoHeight;
    const sheet = sheetOf({ title }, setting);
    const isUnderTitle = !isTopic(title, setting) && height <= heightIn(sheet.room);
    const top = isUnderTitle ? topFor(height, sheet.room) : freeTop(height);

    const said = textBox('quote', { x: freeBox.x, y: top, width }, [paragraph(text, style, 'ink', lines)], {
      wrap: 'tidy',
    });
    const place = bottomOf(said) + who.gap;
    const box = { x: freeBox.x, y: top, width, height: place - top };
    const tooMuch: TooMuch[] =
      lines > style.lines ? [{ where: 'quote', unit: 'lines', has: lines, most: style.lines }] : [];
    return arranged(
      {
        ground: 'paper',
        parts: [
          ...(isUnderTitle ? sheet.parts : [topicOf(title, text, setting)]),
          {
            kind: 'group',
            role: 'quotation',
            box,
            parts: [
              markAt(top, style.size),
              said,
              ...(slide.who?.length ? whoAt(slide.who, place, setting) : []),
            ],
          },
        ],
      },
      tooMuch,
    );
  },
});
