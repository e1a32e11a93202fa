import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { countWords, richSentences, sliceRich, trimRich } from '../../text/sentences.ts';
import { type Point, pointWords } from './points.ts';

/** Where a long sentence is best broken: after its clauses, else between words. */
const clauseEnds = [/[;；:：]\s*/gu, /[,，、،]\s*/gu, /\s+/gu];
const mostLength = 420;

const nearest = (breaks: readonly number[], middle: number): number =>
  breaks.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));

/** Where the sentences of a text begin, but for the first. */
const sentenceStarts = (text: RichText, language: Language): number[] => {
  const whole = plain(text);
  let at = 0;
  return richSentences(text, language)
    .map((sentence) => {
      const found = whole.indexOf(plain(sentence), at);
      at = found + plain(sentence).length;
      return found;
    })
    .filter((start) => start > 0);
};

/** Between two sentences where there are several, however uneven that is. */
const middleBreak = (text: RichText, language: Language): number => {
  const whole = plain(text);
  const starts = sentenceStarts(text, language);
  if (starts.length > 0) return nearest(starts, whole.length / 2);
  for (const ends of clauseEnds) {
    const breaks = [...whole.matchAll(ends)]
      .map(({ index, 0: found }) => index + found.length)
      .filter((at) => at > whole.length * 0.25 && at < whole.length * 0.75);
    if (breaks.length > 0) return nearest(breaks, whole.length / 2);
  }
  return Math.floor(whole.length / 2);
};

/** A text in pieces that a slide can hold, in order and in full. */
const splitText = (text: RichText, most: number, language: Language): RichText[] => {
  const whole = plain(text);
  if (whole.length < 2 || (visualLength(whole) <= mostLength && countWords(whole, language) <= most))
    return [text];
  const at = middleBreak(text, language);
  return [sliceRich(text, 0, at), sliceRich(text, at, whole.length)]
    .map(trimRich)
    .filter((part) => part.length > 0)
    .flatMap((part) => splitText(part, most, language));
};

/** A point too long for a slide as several, its inner items on their own where they are many. */
export const splitPoint = (point: Point, most: number, language: Language): Point[] => {
  const { items = [], ...bare } = point;
  const texts = splitText(point.text, most, language);
  const [first = [], ...others] = texts;
  const inner = items.flatMap((item) => splitText(item, most, language));
  const head: Point = { ...bare, text: first, words: pointWords({ ...bare, text: first }) };
  const more = others.map((text): Point => ({ ...rest(point), text, words: pointWords({ text }) }));
  const whole: Point = { ...head, ...(inner.length > 0 ? { items: inner } : {}) };
  const words = pointWords(whole);
  if (inner.length === 0) return [head, ...more];
  if (others.length === 0 && words <= most && inner.length <= 6) return [{ ...whole, words }];
  return [
    head,
    ...more,
    ...inner.map((text): Point => ({ ...rest(point), text, words: pointWords({ text }) })),
  ];
};

const rest = ({ from }: Point): Pick<Point, 'from'> => ({ from });
