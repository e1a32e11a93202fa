import * as z from 'zod';
import { bodyBox, readingWidth } from '../deck/canvas.ts';
import { RichText } from '../deck/richText.ts';
import { titledFields } from '../deck/slide.ts';
import { type TypeStyle, typeScale } from '../deck/typeScale.ts';
import type { Paragraph } from './arrangement.ts';
import { defineLayout, type Setting } from './layout.ts';
import { airyShare, linesTooMany } from './parts/list.ts';
import { heightIn, sheetArranged, sheetOf, topFor } from './parts/sheet.ts';
import { breaksWord, heightOf, paragraph, textBox } from './parts/text.ts';

const mostParagraphs = 6;

/** The fewer words the larger; paragraphs stand further apart than their lines. */
const looks = [
  { style: typeScale.bodyRoomy, gap: 24 },
  { style: typeScale.bodyMedium, gap: 20 },
  { style: typeScale.body, gap: 18 },
  { style: typeScale.sub, gap: 16 },
] as const satisfies readonly { readonly style: TypeStyle; readonly gap: number }[];
type Look = (typeof looks)[number];

const schema = z.object({ layout: z.literal('text'), ...titledFields, paragraphs: z.array(RichText).min(1) });

const setIn = ({ style, gap }: Look, paragraphs: readonly RichText[], { measure }: Setting): Paragraph[] =>
  paragraphs.map((text) =>
    paragraph(text, style, 'ink', measure.lines(text, style, readingWidth), { spaceBefore: gap }),
  );

/** In the largest look that holds all of it. */
const setLarge = (paragraphs: readonly RichText[], room: number, setting: Setting): readonly Paragraph[] => {
  const smallest = looks[looks.length - 1]!;
  const keepsWords = ({ style }: Look): boolean =>
    !paragraphs.some((text) => breaksWord(text, style, readingWidth, smallest.style, setting));
  const large = looks.find(
    (look) => heightOf(setIn(look, paragraphs, setting)) <= room * airyShare && keepsWords(look),
  );
  return setIn(large ?? smallest, paragraphs, setting);
};

/** What its author wrote to be read in one go: paragraphs, and no list. */
export const text = defineLayout({
  schema,
  needs: { of: 'points', least: 1, most: mostParagraphs },
  isTitled: true,
  isVerbatim: false,
  texts: ({ paragraphs }) => paragraphs.map((each) => ({ role: 'paragraph', text: each })),
  reply: undefined,
  arrange: ({ paragraphs, ...slide }, setting) => {
    const sheet = sheetOf(slide, setting);
    const room = heightIn(sheet.room);
    const set = setLarge(paragraphs, room, setting);
    const top = topFor(heightOf(set), sheet.room);
    const said = textBox('paragraph', { x: bodyBox.x, y: top, width: readingWidth }, set, { wrap: 'tidy' });
    return sheetArranged(sheet, top, [said], linesTooMany('paragraph', set, room));
  },
});
