import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { sliceRich, trimRich } from '../../../deck/sliceRich.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { countWords, richSentences } from '../../text/sentences.ts';
import { type Point, pointWords } from './points.ts';

/** Where a long sentence is best broken: after its clauses, else between words. */
const clauseEnds = [/[;；:：]\s*/gu, /[,，、،]\s*/gu, /\s+/gu];
const mostLength = 420;

const nearest = (breaks: readonly number[], middle: number): number =>
  breaks.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));

const middleBreak = (whole: string): number => {
  for (const ends of clauseEnds) {
    const breaks = [...whole.matchAll(ends)]
      .map(({ index, 0: found }) => index + found.length)
      .filter((at) => at > whole.length * 0.25 && at < whole.length * 0.75);
    if (breaks.length > 0) return nearest(breaks, whole.length / 2);
  }
  return Math.floor(whole.length / 2);
};

/** A sentence in pieces that a slide can hold, in order and in full. */
const splitSentence = (text: RichText, most: number, language: Language): RichText[] => {
  const whole = plain(text);
  if (whole.length < 2 || (visualLength(whole) <= mostLength && countWords(whole, language) <= most))
    return [text];
  const at = middleBreak(whole);
  return [sliceRich(text, 0, at), sliceRich(text, at, whole.length)]
    .map(trimRich)
    .filter((part) => part.length > 0)
    .flatMap((part) => splitSentence(part, most, language));
};

interface Range {
  readonly from: number;
  readonly to: number;
  readonly words: number;
  readonly length: number;
}

const rangesOf = (text: RichText, sentences: readonly RichText[], language: Language): Range[] => {
  const whole = plain(text);
  let at = 0;
  const starts = sentences.map((sentence) => {
    const found = Math.max(at, whole.indexOf(plain(sentence), at));
    at = found + plain(sentence).length;
    return found;
  });
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? whole.length;
    const part = whole.slice(from, to);
    return { from, to, words: countWords(part, language), length: visualLength(part) };
  });
};

/** Between two sentences near the middle, as often as it takes. */
const together = (ranges: readonly Range[], most: number): (readonly Range[])[] => {
  const words = ranges.reduce((sum, range) => sum + range.words, 0);
  const length = ranges.reduce((sum, range) => sum + range.length, 0);
  if (ranges.length < 2 || (words <= most && length <= mostLength)) return [ranges];
  let best = 1;
  let before = 0;
  let nearestTo = Number.POSITIVE_INFINITY;
  for (let at = 1; at < ranges.length; at += 1) {
    before += ranges[at - 1]!.length;
    const distance = Math.abs(before - length / 2);
    if (distance < nearestTo) [best, nearestTo] = [at, distance];
  }
  return [...together(ranges.slice(0, best), most), ...together(ranges.slice(best), most)];
};

/** A text in pieces: between its sentences, however uneven that is, and within those that are too long alone. */
const splitText = (text: RichText, most: number, language: Language): RichText[] => {
  const whole = plain(text);
  if (whole.length < 2 || (visualLength(whole) <= mostLength && countWords(whole, language) <= most))
    return [text];
  const sentences = richSentences(text, language);
  if (sentences.length < 2) return splitSentence(text, most, language);
  return together(rangesOf(text, sentences, language), most).flatMap((ranges) => {
    const piece = trimRich(sliceRich(text, ranges[0]!.from, ranges.at(-1)!.to));
    return ranges.length > 1 ? [piece] : splitSentence(piece, most, language);
  });
};

const mostBelow = 6;

/** Lines below a point in runs that a slide holds below it, about as long as each other. */
const runsOf = (lines: readonly RichText[], most: number): RichText[][] => {
  const words = lines.map((text) => pointWords({ text }));
  const all = words.reduce((sum, each) => sum + each, 0);
  const count = Math.max(1, Math.ceil(lines.length / mostBelow), Math.ceil(all / most));
  const runs: RichText[][] = [];
  let before = 0;
  lines.forEach((line, at) => {
    const last = runs.at(-1);
    const isFull = before * count >= all * runs.length || last?.length === mostBelow;
    if (last && !isFull) last.push(line);
    else runs.push([line]);
    before += words[at]!;
  });
  return runs;
};

const mostAgain = 20;

/** What stands below a point in runs, each below the point again. */
const under = (head: Point, lines: readonly RichText[], most: number): Point[] =>
  runsOf(lines, Math.max(mostBelow, most - head.words)).map((run, at): Point => {
    const whole = { ...head, items: run, ...(at > 0 ? { again: true } : {}) };
    return { ...whole, words: pointWords(whole) };
  });

/**
 * A point too long for a slide as several; what stands below a short one has that above it on each of them, below a
 * long one it stands on its own.
 */
export const splitPoint = (point: Point, most: number, language: Language): Point[] => {
  const { items = [], ...bare } = point;
  const pieces = splitText(point.text, most, language).map((text, at): Point => {
    const own = at === 0 ? { ...bare, text } : { from: point.from, text };
    return { ...own, words: pointWords(own) };
  });
  const inner = items.flatMap((item) => splitText(item, most, language));
  const last = pieces.at(-1);
  if (inner.length === 0 || !last) return pieces;
  const isHeld = inner.length <= mostBelow && pointWords({ ...last, items: inner }) <= most;
  if (isHeld || last.words <= mostAgain) return [...pieces.slice(0, -1), ...under(last, inner, most)];
  return [
    ...pieces,
    ...inner.map((text): Point => ({ from: point.from, text, words: pointWords({ text }) })),
  ];
};
