import * as z from 'zod';
import { bodyBox } from '../deck/canvas.ts';
import { RichText } from '../deck/richText.ts';
import { Bullet, titledFields } from '../deck/slide.ts';
import { typeScale } from '../deck/typeScale.ts';
import type { Group, Paragraph, Part, TooMuch } from './arrangement.ts';
import { defineLayout, defineReply, type Setting } from './layout.ts';
import { columnWidth } from './parts/columns.ts';
import { airyShare, bulletTexts, type ListLook, linesTooMany, listParagraphs } from './parts/list.ts';
import { rule, ruleRoom } from './parts/shapes.ts';
import { heightIn, sheetArranged, sheetOf, topFor } from './parts/sheet.ts';
import { bottomOf, breaksWord, heightOf, paragraph, textBox } from './parts/text.ts';
import { replyText } from './replyText.ts';

const count = { least: 2, most: 3 } as const;
const gap = 48;
const headingLines = 2;
/** Around the rule under a heading. */
const ruleGap = { above: 12, below: 14 } as const;
const textGap = 12;

const looks: readonly (ListLook & {
  readonly heading: typeof typeScale.heading | typeof typeScale.headingRoomy;
})[] = [
  { style: typeScale.bodyRoomy, sub: typeScale.body, gap: 18, indent: 32, heading: typeScale.headingRoomy },
  { style: typeScale.body, sub: typeScale.small, gap: 12, indent: 28, heading: typeScale.heading },
  { style: typeScale.small, sub: typeScale.small, gap: 12, indent: 28, heading: typeScale.heading },
];

const Column = z.object({ heading: RichText, text: RichText.optional(), items: z.array(Bullet) });
type Column = z.infer<typeof Column>;

const schema = z.object({
  layout: z.literal('columns'),
  ...titledFields,
  lead: RichText.optional(),
  columns: z.array(Column).min(count.least).max(count.most),
});

const reply = defineReply({
  schema: z.object({
    columns: z
      .array(z.object({ heading: replyText(100), items: z.array(replyText(300)).min(1).max(6) }))
      .min(count.least)
      .max(count.most),
  }),
  slide: ({ columns: all }, rich) => ({
    columns: all.map(({ heading, items }) => ({
      heading: rich(heading),
      items: items.map((text) => ({ text: rich(text) })),
    })),
  }),
  points: ({ columns: all }, rich) =>
    all.flatMap(({ heading, items }) =>
      items.map((item, index) => ({
        ...(index === 0 ? { lead: rich(heading) } : {}),
        text: rich(item),
        from: 'item' as const,
      })),
    ),
  isEnding: false,
});

interface SetColumn {
  readonly heading: Paragraph;
  readonly text: readonly Paragraph[];
  readonly list: readonly Paragraph[];
  readonly body: number;
}

const setColumn = (
  { heading, text = [], items }: Column,
  look: (typeof looks)[number],
  width: number,
  setting: Setting,
): SetColumn => {
  const { lines } = setting.measure;
  const paragraphs =
    text.length > 0 ? [paragraph(text, look.style, 'ink', lines(text, look.style, width))] : [];
  const list = listParagraphs(items, look, width, setting);
  const between = paragraphs.length > 0 && list.length > 0 ? textGap : 0;
  return {
    heading: paragraph(heading, look.heading, 'ink', Math.max(1, lines(heading, look.heading, width))),
    text: paragraphs,
    list,
    body: heightOf(paragraphs) + between + heightOf(list),
  };
};

const keepsWords = ({ heading, text, list }: SetColumn, width: number, setting: Setting): boolean =>
  ![heading, ...text, ...list].some(({ runs, style, indent }) =>
    breaksWord(runs, style, width - indent, typeScale.small, setting),
  );

const setAll = (columns: readonly Column[], width: number, room: number, setting: Setting) => {
  const tries = looks.map((look) => {
    const set = columns.map((column) => setColumn(column, look, width, setting));
    const headings = Math.max(...set.map(({ heading }) => heading.lines));
    const above = headings * look.heading.lineHeight + ruleGap.above + ruleRoom + ruleGap.below;
    const below = Math.max(...set.map(({ body }) => body));
    return { set, headings, above, below, height: above + below };
  });
  const floor = tries.length - 1;
  return (
    tries.find(
      ({ set, headings, height }, index) =>
        headings <= headingLines &&
        height <= room * (index === floor ? 1 : airyShare) &&
        (index === floor || set.every((column) => keepsWords(column, width, setting))),
    ) ?? tries[floor]!
  );
};

export const columns = defineLayout({
  schema,
  needs: { of: 'groups', ...count },
  isTitled: true,
  isVerbatim: false,
  texts: ({ lead = [], columns: all }) => [
    { role: 'lead', text: lead },
    ...all.flatMap(({ heading, text = [], items }) => [
      { role: 'heading' as const, text: heading },
      { role: 'paragraph' as const, text },
      ...bulletTexts(items),
    ]),
  ],
  reply,
  arrange: (slide, setting) => {
    const sheet = sheetOf(slide, setting);
    const room = heightIn(sheet.room);
    const width = columnWidth(slide.columns.length, gap);
    const { set, headings, above, height } = setAll(slide.columns, width, room, setting);
    const top = topFor(height, sheet.room);
    const groups = set.map(({ heading, text, list }, index): Group => {
      const x = bodyBox.x + index * (width + gap);
      const headingHeight = headings * heading.style.lineHeight;
      const parts: Part[] = [
        textBox('heading', { x, y: top, width }, [heading], { height: headingHeight, wrap: 'tidy' }),
        rule(x, top + headingHeight + ruleGap.above, width, setting),
      ];
      let y = top + above;
      if (text.length > 0) {
        const said = textBox('paragraph', { x, y, width }, text, { wrap: 'tidy' });
        parts.push(said);
        y = bottomOf(said) + textGap;
      }
      if (list.length > 0) parts.push(textBox('list', { x, y, width }, list, { wrap: 'tidy' }));
      return { kind: 'group', role: 'column', box: { x, y: top, width, height }, parts };
    });
    const tooMuch: TooMuch[] = set.flatMap(({ heading, text, list }, at) => [
      ...(heading.lines > headingLines
        ? [{ where: 'heading', unit: 'lines', has: heading.lines, most: headingLines, at } as const]
        : []),
      ...linesTooMany('column', [...text, ...list], room - above, at),
    ]);
    const box = { x: bodyBox.x, y: top, width: bodyBox.width, height };
    return sheetArranged(sheet, top, [{ kind: 'group', role: 'columns', box, parts: groups }], tooMuch);
  },
});
