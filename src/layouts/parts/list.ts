import { isWholly, plain, type RichText } from '../../deck/richText.ts';
import type { Bullet } from '../../deck/slide.ts';
import { type TypeStyle, typeScale } from '../../deck/typeScale.ts';
import type { Marker, Paragraph, TooMuch } from '../arrangement.ts';
import type { Setting, SlideText } from '../layout.ts';
import { ownMarkOf } from '../ownMark.ts';
import { breaksWord, heightOf, linesOf, paragraph } from './text.ts';

/** How the items of a list are set. */
export interface ListLook {
  readonly style: TypeStyle;
  readonly sub: TypeStyle;
  readonly gap: number;
  readonly indent: number;
}

/** Items under an item. */
const sub = { indent: 28, gap: 6, top: 8 } as const;

/** The fewer words the larger; points under points follow, and never below the floor. */
export const listLooks = {
  large: { style: typeScale.bodyLarge, sub: typeScale.bodyRoomy, gap: 30, indent: 40 },
  roomy: { style: typeScale.bodyRoomy, sub: typeScale.body, gap: 26, indent: 36 },
  medium: { style: typeScale.bodyMedium, sub: typeScale.sub, gap: 20, indent: 36 },
  body: { style: typeScale.body, sub: typeScale.small, gap: 16, indent: 36 },
  dense: { style: typeScale.sub, sub: typeScale.small, gap: 12, indent: 36 },
} as const satisfies Record<string, ListLook>;

const wide = /[\u3040-\u30ff\u3400-\u9fff]\s*$/u;
/** "Periodic backups: old ones are of no use" would read on without its colon. */
const seamAfter = (lead: string): string =>
  /[\p{L}\p{M}\p{N})]\s*$/u.test(lead) ? (wide.test(lead) ? '：' : ': ') : ' ';

/** Lead and text as one text, the lead strong. */
export const wholeBullet = ({ lead, text }: Pick<Bullet, 'lead' | 'text'>): RichText =>
  lead && lead.length > 0
    ? [
        ...lead.map((span) => ({ ...span, marks: [...new Set([...(span.marks ?? []), 'strong' as const])] })),
        ...(text.length > 0 ? [{ text: seamAfter(plain(lead)) }, ...text] : []),
      ]
    : text;

const markerOf = ({ checked }: Bullet, text: RichText): Marker => {
  if (checked !== undefined) return checked ? 'done' : 'toDo';
  return ownMarkOf(text) ? 'own' : 'bullet';
};

/** The paragraphs of a list so wide. */
export const listParagraphs = (
  items: readonly Bullet[],
  { style, sub: subStyle, gap, indent }: ListLook,
  width: number,
  { measure }: Setting,
): readonly Paragraph[] =>
  items.flatMap((item) => {
    const text = wholeBullet(item);
    const own = width - indent;
    const inner = own - sub.indent;
    const below = item.items ?? [];
    // What is typed is what its entry is read for.
    const belowStyle = below.every((each) => isWholly(each, 'code')) ? style : subStyle;
    return [
      paragraph(text, style, 'ink', measure.lines(text, style, own), {
        spaceBefore: gap,
        indent,
        marker: markerOf(item, text),
      }),
      ...below.map((each, at) =>
        paragraph(each, belowStyle, 'ink', measure.lines(each, belowStyle, inner), {
          spaceBefore: at === 0 ? sub.top : sub.gap,
          indent: indent + sub.indent,
          marker: 'dash',
          level: 1,
        }),
      ),
    ];
  });

/** Whether a word stays whole that the smallest size leaves whole. */
const keepsWords = (paragraphs: readonly Paragraph[], width: number, setting: Setting): boolean =>
  !paragraphs.some(({ runs, style, indent }) =>
    breaksWord(runs, style, width - indent, typeScale.small, setting),
  );

/** Of the height there is, what a larger size may take: large words want air. */
export const airyShare = 0.94;

export interface ArrangedList {
  readonly paragraphs: readonly Paragraph[];
  readonly height: number;
}

/** In the first of the looks that holds it; in the last where none does. */
export const arrangeList = (
  items: readonly Bullet[],
  looks: readonly [ListLook, ...ListLook[]],
  width: number,
  room: number,
  setting: Setting,
): ArrangedList => {
  let last: ArrangedList = { paragraphs: [], height: 0 };
  for (const [index, look] of looks.entries()) {
    const paragraphs = listParagraphs(items, look, width, setting);
    last = { paragraphs, height: heightOf(paragraphs) };
    const isFloor = index === looks.length - 1;
    if (
      last.height <= room * (isFloor ? 1 : airyShare) &&
      (isFloor || keepsWords(paragraphs, width, setting))
    )
      return last;
  }
  return last;
};

/** What of a text is more than its room holds, in lines. */
export const linesTooMany = (
  where: TooMuch['where'],
  paragraphs: readonly Paragraph[],
  room: number,
  at?: number,
): TooMuch[] => {
  const height = heightOf(paragraphs);
  if (height <= room) return [];
  const has = linesOf(paragraphs);
  let left = room;
  let most = 0;
  for (const [index, { lines, style, spaceBefore }] of paragraphs.entries()) {
    left -= index === 0 ? 0 : spaceBefore;
    const fit = Math.max(0, Math.min(lines, Math.floor(left / style.lineHeight)));
    most += fit;
    if (fit < lines) break;
    left -= lines * style.lineHeight;
  }
  return [{ where, unit: 'lines', has, most, ...(at === undefined ? {} : { at }) }];
};

/** What is too much of lines that do not follow each other in one text. */
export const tooHigh = (
  where: TooMuch['where'],
  paragraphs: readonly Paragraph[],
  height: number,
  room: number,
): TooMuch[] => {
  if (height <= room) return [];
  const has = linesOf(paragraphs);
  const least = Math.min(...paragraphs.map(({ style }) => style.lineHeight));
  return [{ where, unit: 'lines', has, most: Math.max(0, has - Math.ceil((height - room) / least)) }];
};

export const itemsTooMany = (where: TooMuch['where'], has: number, most: number): TooMuch[] =>
  has > most ? [{ where, unit: 'items', has, most }] : [];

export const bulletTexts = (items: readonly Bullet[]): SlideText[] =>
  items.flatMap((item) => [
    { role: 'list' as const, text: item.lead ? [...item.lead, { text: ' ' }, ...item.text] : item.text },
    ...(item.items ?? []).map((text) => ({ role: 'list' as const, text })),
  ]);
