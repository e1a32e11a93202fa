import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { pointsBack } from '../../../languages/recognising/openers.ts';
import { policy } from '../../policy/policy.ts';
import { contentWords } from '../../text/contentWords.ts';
import { splitLead } from '../../text/leads.ts';
import { asParagraph } from '../../text/richJoin.ts';
import type { Writing } from '../draft/draft.ts';
import { goesOnWith, isPlain, isSentence, type Point, pointOf } from './points.ts';
import { isLead } from './room.ts';
import type { TextContent } from './textLayouts.ts';

/** "Lena: the board paper." is said of Lena alone. */
const isOfItself = ({ text }: Point): boolean => splitLead(text).lead !== undefined;

const leastStem = 4;
const longestEnding = 2;
/** "boat" and "boats" are one word. */
const isSameWord = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < leastStem) return short === long;
  return long.startsWith(short.slice(0, Math.max(leastStem, short.length - longestEnding)));
};

/** Whether a sentence goes on about what the first one says, rather than being said beside it. */
const isAbout = (first: Point, language: Language): ((point: Point) => boolean) => {
  const words = contentWords(plain(first.text), language);
  return ({ text, follows }) =>
    follows === true ||
    pointsBack(plain(text), language) !== undefined ||
    contentWords(plain(text), language).some((word) => words.some((each) => isSameWord(word, each)));
};

const leastUnderTopic = 2;
/** What a paragraph begins with stands over what it goes on with, if that is about it: else they are equals. */
export const underTopic = (content: TextContent, { style, language }: Writing): TextContent => {
  const [first, ...others] = content.points;
  const isParagraph =
    style !== 'Preserve' &&
    !content.lead &&
    first !== undefined &&
    !first.goesOn &&
    others.length >= leastUnderTopic &&
    others.every((point) => goesOnWith(first, point)) &&
    content.points.every(isSentence) &&
    plain(first.text).length <= policy.text.leadLetters &&
    isLead(first.text) &&
    !isOfItself(first) &&
    (first.binds === true || others.some(isAbout(first, language)));
  return isParagraph ? { lead: first.text, points: others } : content;
};

const isOpener = (point: Point): boolean =>
  (!point.goesOn || point.binds === true) && isPlain({ ...point, items: undefined });
const isAside = (point: Point): boolean =>
  isPlain(point) && !point.lead && !point.binds && point.number === undefined;
/** "You keep: the mug.", "You give back: the keys." */
const areAlike = (opener: Point, point: Point): boolean => isOfItself(opener) && isOfItself(point);

/** "They do not." opens what it is said with, and nothing is said of it. */
const mostWordsOfStart = 3;
const isStart = ({ words, items }: Point): boolean => words <= mostWordsOfStart && !items;

const below = (opener: Point, { text, words }: Point): Point => ({
  ...opener,
  items: [...(opener.items ?? []), text],
  words: opener.words + words,
});
const joined = (opener: Point, { text }: Point): Point => {
  const whole = asParagraph([opener.text, text]);
  return { ...opener, text: whole, words: pointOf(whole).words };
};

/** A short paragraph is said in one breath, a longer one goes on below. */
const said = (opener: Point): Point => {
  const { items = [], ...point } = opener;
  const most = items.length === 1 ? policy.text.twoInOneBreath : policy.text.inOneBreath;
  if (items.length === 0 || opener.words > most) return opener;
  const text = asParagraph([point.text, ...items]);
  return { ...point, text, words: pointOf(text).words };
};

/** Of several paragraphs each goes on with the sentence that it begins with, below it where it is long. */
export const underOpeners = (content: TextContent, { style }: Writing): TextContent => {
  if (style === 'Preserve') return content;
  const points: Point[] = [];
  for (const point of content.points) {
    const opener = points.at(-1);
    const isBelow =
      opener !== undefined &&
      isOpener(opener) &&
      isAside(point) &&
      goesOnWith(opener, point) &&
      !areAlike(opener, point);
    if (isBelow) points[points.length - 1] = isStart(opener) ? joined(opener, point) : below(opener, point);
    else points.push(point);
  }
  const paragraphs = new Set(content.points.map(({ paragraph }) => paragraph));
  const isTree = paragraphs.size > 1 && points.length > 1 && points.length < content.points.length;
  return isTree ? { ...content, points: points.map(said) } : content;
};
