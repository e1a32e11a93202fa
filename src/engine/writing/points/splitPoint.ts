import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { countWords, sliceRich, trimRich } from '../../text/sentences.ts';
import { type Point, pointWords } from './points.ts';

/** Where a long sentence is best broken: after its clauses, else between words. */
const clauseEnds = [/[;；:：]\s*/gu, /[,，、،]\s*/gu, /\s+/gu];
const mostLength = 420;

const middleBreak = (text: string): number => {
  for (const ends of clauseEnds) {
    const breaks = [...text.matchAll(ends)]
      .map(({ index, 0: found }) => index + found.length)
      .filter((at) => at > text.length * 0.25 && at < text.length * 0.75);
    if (breaks.length > 0)
      return breaks.reduce((best, at) =>
        Math.abs(at - text.length / 2) < Math.abs(best - text.length / 2) ? at : best,
      );
  }
  return Math.floor(text.length / 2);
};

/** A text in pieces that a slide can hold, in order and in full. */
const splitText = (text: RichText, most: number, language: Language): RichText[] => {
  const whole = plain(text);
  if (whole.length < 2 || (visualLength(whole) <= mostLength && countWords(whole, language) <= most))
    return [text];
  const at = middleBreak(whole);
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
