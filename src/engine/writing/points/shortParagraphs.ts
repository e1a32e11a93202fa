import { policy } from '../../policy/policy.ts';
import { asParagraph } from '../../text/richJoin.ts';
import type { Writing } from '../draft/draft.ts';
import type { TextContent } from './layouts/textContent.ts';
import { inParagraphs, isSentence, type Point, pointOf, pointWords } from './points.ts';

const joined = ([first, ...others]: readonly Point[]): Point => {
  const whole = asParagraph([first!, ...others].map(({ text }) => text));
  return { ...first!, text: whole, words: pointOf(whole).words };
};

const isShort = (paragraph: readonly Point[]): boolean =>
  paragraph.every(isSentence) &&
  paragraph.reduce((sum, { words }) => sum + words, 0) <= policy.text.inOneBreath;

/** "They do not.", "No." is said with what comes next, or with what it is said of. */
const mostWordsOfStart = 3;
const isTiny = (point: Point): boolean => point.words <= mostWordsOfStart && isSentence(point);

/** "And she would be right." says nothing without what it is said of. */
const mostWordsOfReply = 7;
const isReplyTo = (point: Point, before: Point): boolean =>
  point.follows === true &&
  point.words <= mostWordsOfReply &&
  point.words + before.words <= policy.sentence.most;

const withTiny = (paragraph: readonly Point[]): readonly Point[] => {
  const points: Point[] = [];
  for (const [at, point] of paragraph.entries()) {
    const before = points.at(-1);
    const isWith = before && isSentence(before) && isSentence(point);
    const isEnd = isTiny(point) && at === paragraph.length - 1;
    if (before && isWith && (isEnd || isReplyTo(point, before) || isTiny(paragraph[at - 1]!)))
      points[points.length - 1] = joined([before, point]);
    else points.push(point);
  }
  return points;
};

/** It says no more than its first sentence is about: what turns that, binds or has a figure is said beside it, and what the next one goes on from. */
const isSaidOfFirst = (paragraph: readonly Point[], next: readonly Point[] | undefined): boolean =>
  paragraph.length > 1 &&
  paragraph.every(isSentence) &&
  !paragraph.slice(1).some(({ binds, turns }) => binds === true || turns === true) &&
  next?.[0]?.follows !== true;

/** The sentences of a paragraph below the one that they are said of. */
const below = ([first, ...others]: readonly Point[]): Point => {
  const items = others.map(({ text }) => text);
  return { ...first!, items, words: pointWords({ text: first!.text, items }) };
};

/**
 * Of several paragraphs a short one is one point, and one that goes on about its first sentence has the others below
 * that; else its sentences are equals, but for a few words.
 */
export const shortParagraphs = (content: TextContent, { style }: Writing): TextContent => {
  if (style === 'Preserve') return content;
  const paragraphs = inParagraphs(content.points);
  const points = paragraphs.flatMap((paragraph, at) => {
    if (paragraphs.length > 1 && paragraph.length > 1 && isShort(paragraph)) return [joined(paragraph)];
    const whole = withTiny(paragraph);
    return paragraphs.length > 1 && isSaidOfFirst(whole, paragraphs[at + 1]) ? [below(whole)] : whole;
  });
  return points.length < content.points.length ? { ...content, points } : content;
};
