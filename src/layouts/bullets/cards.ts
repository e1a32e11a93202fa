import { bodyBox } from '../../deck/canvas.ts';
import { greatest } from '../../deck/extremes.ts';
import type { RichText } from '../../deck/richText.ts';
import type { Bullet } from '../../deck/slide.ts';
import { type TypeStyle, typeScale } from '../../deck/typeScale.ts';
import { withoutColon } from '../../deck/withoutColon.ts';
import type { Arranged, Group, Part, TooMuch } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { acrossOf, columnWidth } from '../parts/columns.ts';
import { itemsTooMany, linesTooMany } from '../parts/list.ts';
import { panel, tick } from '../parts/shapes.ts';
import { heightIn, type Sheet, sheetArranged, topFor } from '../parts/sheet.ts';
import { bottomOf, breaksWord, heightOf, paragraph, textBox } from '../parts/text.ts';

export const mostCards = 6;
const leastCards = 2;
const gap = 24;
export const cardPadding = 28;
/** Above the lead: the tick and its gap. */
const tickRoom = 24;
const leadGap = 12;
/** Between a card's text and the points under it. */
const subGap = 8;

/** The fewer words the larger; `share` of a card's height for its text, `least` for a card alone on its row. */
const looks = [
  {
    text: typeScale.bodyLarge,
    lead: typeScale.headingLarge,
    sub: typeScale.bodyRoomy,
    most: 3,
    share: 0.72,
    least: 336,
  },
  {
    text: typeScale.bodyRoomy,
    lead: typeScale.headingRoomy,
    sub: typeScale.body,
    most: 6,
    share: 0.86,
    least: 296,
  },
  { text: typeScale.body, lead: typeScale.heading, sub: typeScale.small, most: 6, share: 0.94, least: 256 },
  { text: typeScale.small, lead: typeScale.heading, sub: typeScale.small, most: 6, share: 1, least: 256 },
] as const;
type Look = (typeof looks)[number];
const leastTwoRows = 188;

interface CardText {
  readonly lead: ReturnType<typeof paragraph> | undefined;
  readonly paragraphs: readonly ReturnType<typeof paragraph>[];
  readonly height: number;
}

const textOf = (item: Bullet, look: Look, width: number, { measure }: Setting): CardText => {
  const set = (text: RichText, style: TypeStyle) => measure.lines(text, style, width);
  const phrase = item.lead && item.lead.length > 0 ? withoutColon(item.lead) : undefined;
  const lead = phrase && paragraph(phrase, look.lead, 'ink', set(phrase, look.lead));
  const paragraphs = [
    ...(item.text.length > 0 ? [paragraph(item.text, look.text, 'ink', set(item.text, look.text))] : []),
    ...(item.items ?? []).map((each) =>
      paragraph(each, look.sub, 'ink', measure.lines(each, look.sub, width - 20), {
        spaceBefore: subGap,
        indent: 20,
        marker: 'dash' as const,
        level: 1 as const,
      }),
    ),
  ];
  const leadHeight = lead ? heightOf([lead]) + (paragraphs.length > 0 ? leadGap : 0) : 0;
  return { lead, paragraphs, height: leadHeight + heightOf(paragraphs) };
};

const keepsWords = (item: Bullet, look: Look, width: number, setting: Setting): boolean =>
  !breaksWord(item.lead ?? [], look.lead, width, typeScale.small, setting) &&
  !breaksWord(item.text, look.text, width, typeScale.small, setting);

const lookOf = (items: readonly Bullet[], width: number, room: number, setting: Setting): Look =>
  looks.find(
    (look, index) =>
      items.length <= look.most &&
      items.every(
        (item) =>
          textOf(item, look, width, setting).height <= room * look.share &&
          (index === looks.length - 1 || keepsWords(item, look, width, setting)),
      ),
  ) ?? looks[3];

const cardAt = (
  box: Group['box'],
  { lead, paragraphs }: CardText,
  width: number,
  setting: Setting,
): Group => {
  const side = setting.theme.shape.card === 'rule' ? 0 : cardPadding;
  const x = box.x + side;
  const top = box.y + cardPadding;
  const first = top + tickRoom;
  const parts: Part[] = [panel(box, setting), tick(x, top, setting)];
  let y = first;
  if (lead) {
    const said = textBox('term', { x, y, width }, [lead], { wrap: 'tidy' });
    parts.push(said);
    y = bottomOf(said) + leadGap;
  }
  if (paragraphs.length > 0)
    parts.push(
      textBox('paragraph', { x, y, width }, paragraphs, {
        wrap: 'tidy',
      }),
    );
  return { kind: 'group', role: 'card', box, parts };
};

export const arrangeCards = (items: readonly Bullet[], sheet: Sheet, setting: Setting): Arranged => {
  const across = acrossOf(items.length);
  const down = Math.ceil(items.length / across);
  const room = heightIn(sheet.room);
  const width = columnWidth(across, gap);
  const most = Math.floor((room - (down - 1) * gap) / down);
  const textWidth = width - 2 * cardPadding;
  const around = 2 * cardPadding + tickRoom;
  const look = lookOf(items, textWidth, most - around, setting);
  const texts = items.map((item) => textOf(item, look, textWidth, setting));
  const least = down === 1 ? look.least : leastTwoRows;
  const height = Math.min(
    most,
    greatest(
      texts.map((text) => text.height + around),
      least,
    ),
  );
  const total = down * height + (down - 1) * gap;
  const top = topFor(total, sheet.room);
  const cards = texts.map((text, index) => {
    const x = bodyBox.x + (index % across) * (width + gap);
    const y = top + Math.floor(index / across) * (height + gap);
    return cardAt({ x, y, width, height }, text, textWidth, setting);
  });
  const tooMuch: TooMuch[] = [
    ...itemsTooMany('cards', items.length, mostCards),
    ...(items.length < leastCards
      ? [{ where: 'cards', unit: 'items', has: items.length, most: 0 } as const]
      : []),
    ...texts.flatMap(({ lead, paragraphs }, at) =>
      linesTooMany(
        'card',
        [
          ...(lead ? [lead] : []),
          ...paragraphs.map((each, index) =>
            index === 0 && lead ? { ...each, spaceBefore: leadGap } : each,
          ),
        ],
        most - around,
        at,
      ),
    ),
  ];
  const box = { x: bodyBox.x, y: top, width: bodyBox.width, height: total };
  return sheetArranged(sheet, top, [{ kind: 'group', role: 'cards', box, parts: cards }], tooMuch);
};
