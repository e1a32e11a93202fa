import { plain, type RichText } from '../../../deck/richText.ts';
import type { Bullet } from '../../../deck/slide.ts';
import type { Item } from '../../features/items.ts';
import { strong } from '../../reading/document/richTextBuilder.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { type Led, timesOfList } from '../../text/leads.ts';

/** What a bullet, a card, a step or a figure says. */
export interface Point {
  readonly lead?: RichText;
  readonly text: RichText;
  readonly checked?: boolean;
  readonly items?: readonly RichText[];
  /** Where its items are lines of several levels: those of the first, each with what stands below it. */
  readonly below?: readonly Point[];
  /** Its number in an ordered list. */
  readonly number?: number;
  /** `below` is said of the list after it, `more` counts what is left to the notes. */
  readonly from: 'sentence' | 'item' | 'below' | 'more';
  readonly words: number;
  /** It points back to the one before it: no page begins with it. */
  readonly follows?: boolean;
  /** It goes on with a paragraph: rather another page begins with it. */
  readonly goesOn?: boolean;
  /** It decides, asks or says what must be: it stands below nothing. */
  readonly binds?: boolean;
  /** "However, it leaks." turns what is said before it, "It costs 40,000." is a fact of its own: beside what its paragraph begins with, not below. */
  readonly turns?: boolean;
  /** It is the one before it with more of what stands below that: on one page they are one. */
  readonly again?: boolean;
  /** The paragraph or entry that it is a sentence of, known by being the same. */
  readonly paragraph?: RichText;
}

/** A sentence goes on with the paragraph that another one is of. */
export const goesOnWith = (one: Point, other: Point): boolean =>
  other.goesOn === true && one.paragraph !== undefined && one.paragraph === other.paragraph;

/** Points by the paragraphs that they are sentences of. */
export const inParagraphs = (points: readonly Point[]): Point[][] => {
  const paragraphs: Point[][] = [];
  for (const point of points) {
    const last = paragraphs.at(-1);
    if (last?.[0] && goesOnWith(last[0], point)) last.push(point);
    else paragraphs.push([point]);
  }
  return paragraphs;
};

/** Words that are somebody’s. */
export const quoted = /["“”„«»「」『』]/u;

export const pointWords = (point: Pick<Point, 'lead' | 'text' | 'items'>): number =>
  [point.lead ?? [], point.text, ...(point.items ?? [])].reduce(
    (sum, text) => sum + estimateWords(plain(text)),
    0,
  );

export const wordsOfAll = (points: readonly Point[]): number =>
  points.reduce((sum, { words }) => sum + words, 0);

export const pointOf = (text: RichText, from: Point['from'] = 'sentence'): Point => ({
  text,
  from,
  words: pointWords({ text }),
});

/** Points of which none stands on its page twice. */
export const withoutRepeats = (points: readonly Point[]): Point[] => {
  const page: Point[] = [];
  for (const point of points) {
    const last = page.at(-1);
    if (last && point.again) {
      const whole = { ...last, items: [...(last.items ?? []), ...(point.items ?? [])] };
      page[page.length - 1] = { ...whole, words: pointWords(whole) };
    } else page.push(point);
  }
  return page;
};

/** Lines below an entry as points of their own; each under its time where they tell what happened when. */
export const pointsOfLines = (lines: readonly RichText[]): Point[] =>
  (timesOfList(lines) ?? lines.map((text): Led => ({ text }))).map((line) => ({
    ...pointOf(line.text, 'item'),
    ...line,
    words: pointWords(line),
  }));

/** What stands below a point as a list of its own, on as many levels as are known. */
export const listBelow = ({ items = [], below = [] }: Point): readonly Point[] =>
  below.reduce((sum, { items: inner = [] }) => sum + 1 + inner.length, 0) === items.length
    ? below
    : pointsOfLines(items);

export const pointOfItem = ({ lead, text, checked, number, inner, below, words }: Item): Point => ({
  ...(lead ? { lead } : {}),
  text,
  ...(checked === undefined ? {} : { checked }),
  ...(number === undefined ? {} : { number }),
  ...(inner.length > 0 ? { items: inner } : {}),
  ...(below.some((item) => item.inner.length > 0) ? { below: below.map(pointOfItem) } : {}),
  from: 'item',
  words,
});

/** Where it stands in a line of its own, its number is a part of that. */
export const numbered = (number: number | undefined, line: RichText): RichText =>
  number === undefined ? line : [{ text: `${number}. ` }, ...line];

export const bulletOf = (point: Point): Bullet => ({
  ...(point.lead ? { lead: point.lead } : {}),
  text: point.text,
  ...(point.checked === undefined ? {} : { checked: point.checked }),
  ...(point.items ? { items: [...point.items] } : {}),
});

/** A list is all that shows what is left out, what is done, and what stands below an item. */
export const isPlain = (point: Point): boolean =>
  point.items === undefined && point.checked === undefined && point.from !== 'more' && point.from !== 'below';

/** Of running text, and no more than it says. */
export const isSentence = (point: Point): boolean =>
  point.from === 'sentence' && !point.lead && isPlain(point);

const ended = /[\p{P}\p{S}]\s*$/u;
const unspaced = /[\u3040-\u30ff\u3400-\u9fff]\s*$/u;

/** A point as one line, its name before it. */
export const lineOfPoint = ({ lead, text }: Pick<Point, 'lead' | 'text'>): RichText => {
  if (!lead) return text;
  const name = plain(lead);
  return [...lead, { text: ended.test(name) ? ' ' : unspaced.test(name) ? '：' : ': ' }, ...text];
};

/** The same where no list shows it: the name stands before it in bold. */
export const namedLine = ({ lead, text }: Pick<Point, 'lead' | 'text'>): RichText =>
  lead ? lineOfPoint({ lead: lead.map(strong), text }) : text;
