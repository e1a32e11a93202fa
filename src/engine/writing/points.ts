import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { Bullet } from '../../deck/slide.ts';
import type { Block, ListItem } from '../reading/sourceDocument.ts';
import { estimateWords } from './estimateWords.ts';
import { richSentences, sliceRich, trimRich } from './sentences.ts';

/** A statement of the text, as a bullet would show it. */
export interface Point {
  readonly lead?: RichText;
  readonly text: RichText;
  readonly checked?: boolean;
  readonly items?: readonly RichText[];
  /** Its number in an ordered list. */
  readonly number?: number;
  readonly from: 'sentence' | 'item' | 'quote';
  /** Whether it opens its paragraph: such sentences carry it. */
  readonly opens: boolean;
  readonly words: number;
}

const leadPattern = /^(.{1,60}?(?::(?=\s)|：|\s[–—](?=\s)))/u;

const withoutStrong = (span: RichText[number]): RichText[number] => {
  const { marks, ...rest } = span;
  const others = marks?.filter((mark) => mark !== 'strong') ?? [];
  return others.length > 0 ? { ...rest, marks: others } : rest;
};

/** A lead that names the item and no more: "Revenue" of "Revenue: 14 million". */
const longestLead = 60;
const leadWords = 6;

/** "**Revenue:** 14 million", "`--port`: where it listens" and "Revenue – 14 million" have leads. */
export const splitLead = (text: RichText): { lead?: RichText; text: RichText } => {
  const [first, ...others] = text;
  if (first?.marks?.includes('strong') && first.text.trim().length <= longestLead && others.length > 0) {
    const rest = trimRich(others);
    if (rest.length > 0) return { lead: trimRich([withoutStrong(first)]), text: withoutDash(rest) };
  }
  const whole = plain(text);
  const lead = leadPattern.exec(whole)?.[1];
  if (lead !== undefined && lead.trim().split(/\s+/).length <= leadWords && !/https?:$/.test(lead)) {
    const rest = trimRich(sliceRich(text, lead.length, whole.length));
    const name = trimRich(sliceRich(text, 0, lead.replace(/\s[–—]$/u, '').length));
    if (rest.length > 0) return { lead: name.map(withoutStrong), text: rest };
  }
  return { text };
};

const withoutDash = (text: RichText): RichText => {
  const whole = plain(text);
  const dash = /^[–—-]\s+/.exec(whole)?.[0].length ?? 0;
  return dash === 0 ? text : sliceRich(text, dash, whole.length);
};

export const pointWords = (point: Pick<Point, 'lead' | 'text' | 'items'>): number =>
  [point.lead ?? [], point.text, ...(point.items ?? [])].reduce(
    (sum, text) => sum + estimateWords(plain(text)),
    0,
  );

/** The texts of nested blocks, each as one line. */
const linesOf = (blocks: readonly Block[]): RichText[] =>
  blocks.flatMap((block): RichText[] => {
    if (block.kind === 'paragraph') return [block.text];
    if (block.kind === 'list') return block.items.flatMap((item) => [item.text, ...linesOf(item.blocks)]);
    if (block.kind === 'quote' || block.kind === 'callout') return linesOf(block.blocks);
    return [];
  });

const isBlankText = (text: RichText): boolean => plain(text).trim() === '';

const pointOfItem = (item: ListItem, number: number | undefined, _language: Language): Point[] => {
  const lines = linesOf(item.blocks).filter((line) => !isBlankText(line));
  const [text, ...items] = isBlankText(item.text) ? lines : [item.text, ...lines];
  if (!text) return [];
  const point = {
    ...splitLead(text),
    ...(item.checked === undefined ? {} : { checked: item.checked }),
    ...(items.length > 0 ? { items } : {}),
    ...(number === undefined ? {} : { number }),
    from: 'item',
    opens: true,
  } as const;
  return [{ ...point, words: pointWords(point) }];
};

const pointsOfBlock = (block: Block, language: Language): Point[] => {
  switch (block.kind) {
    case 'paragraph':
      return richSentences(block.text, language).map((text, index) => ({
        text,
        from: 'sentence',
        opens: index === 0,
        words: estimateWords(plain(text)),
      }));
    case 'list':
      return block.items.flatMap((item, index) =>
        pointOfItem(item, block.ordered ? block.start + index : undefined, language),
      );
    case 'quote':
      return pointsOf(block.blocks, language).map((point) => ({ ...point, from: 'quote', opens: false }));
    case 'callout':
      return pointsOf(block.blocks, language);
    default:
      return [];
  }
};

export const pointsOf = (blocks: readonly Block[], language: Language): Point[] =>
  blocks.flatMap((block) => pointsOfBlock(block, language));

export const bulletOf = (point: Point): Bullet => ({
  ...(point.lead ? { lead: point.lead } : {}),
  text: point.text,
  ...(point.checked === undefined ? {} : { checked: point.checked }),
  ...(point.items ? { items: [...point.items] } : {}),
});
