import type { Language, RewriteStyle } from '../../api/generationOptions.ts';
import { plain } from '../../deck/richText.ts';
import type { Point } from './points.ts';
import { ranksOf } from './sentenceRank.ts';
import { shortenedPoint, tightPoint, withoutFullStop } from './shorten.ts';

/** A bullet of more words is a wall. */
const mostBulletWords = 24;
const mostTightWords = 14;

export interface ScoredPoint {
  readonly point: Point;
  readonly index: number;
  readonly score: number;
}

/** How much each point is worth showing: opening sentences, items and figures first. */
export const scoredPoints = (
  points: readonly Point[],
  style: RewriteStyle,
  language: Language,
): ScoredPoint[] => {
  const weight = style === 'Strong' ? 1 : 0.4;
  const ranks = ranksOf(points, language);
  const items = points.filter(({ from }) => from === 'item').length;
  let list = 0;
  return points
    .map((point, index) => {
      // The items of a list share its worth, so that it is shown from its first item on, or not at all.
      list = point.from !== 'item' ? 0 : list === 0 ? 2.1 : list - 0.001;
      if (list > 0) return { point, index, score: list };
      const opens = point.from === 'quote' ? 0.1 : point.opens ? (items > 1 ? 1 : 1.3) : 0.5;
      const figure = /\p{N}/u.test(plain(point.text)) ? 0.2 : 0;
      const first = index === 0 ? 0.4 : 0;
      const introduces = /[:：]\s*$/u.test(plain(point.text)) ? 1.5 : 0;
      const wordy = point.words > mostBulletWords ? 0.3 : 0;
      const late = Math.min(0.3, 0.05 * index);
      return {
        point,
        index,
        score: opens + weight * (ranks[index] ?? 0) + figure + first - wordy - late - introduces,
      };
    })
    .sort((a, b) => b.score - a.score || a.index - b.index);
};

const wordsOfAll = (points: readonly Point[]): number => points.reduce((sum, { words }) => sum + words, 0);

const withoutStop = (point: Point): Point => ({ ...point, text: withoutFullStop(point.text) });

/** As bullets show them in any style but Preserve. */
export const bulletForms = (points: readonly Point[], language: Language): Point[] =>
  points.map((point) => withoutStop(shortenedPoint(point, mostBulletWords, language)));

/** Shorter still: for lists that would not be whole otherwise. */
export const tightForm = (point: Point, language: Language): Point =>
  tightPoint(point, mostTightWords, language);

/** The points that say most in so many words, in their own order. */
export const choosePoints = (
  points: readonly Point[],
  most: number | undefined,
  style: RewriteStyle,
  language: Language,
): Point[] => {
  if (style === 'Preserve' || most === undefined) return [...points];
  const short = bulletForms(points, language);
  if (wordsOfAll(short) <= most) return short;
  const tight = short.map((point) => tightForm(point, language));
  if (wordsOfAll(tight) <= most) return tight;
  const chosen: ScoredPoint[] = [];
  let left = most;
  let isCut = false;
  for (const scored of scoredPoints(tight, style, language)) {
    const { point } = scored;
    if (point.from === 'item' && isCut) continue;
    const isNeeded = most > 0 && chosen.length === 0 && point.words <= Math.max(14, 1.6 * left);
    if (point.words > left && !isNeeded) {
      // A list may end early, but not miss an item.
      isCut ||= point.from === 'item';
      continue;
    }
    chosen.push(scored);
    left -= point.words;
    if (left < 3) break;
  }
  return chosen.sort((a, b) => a.index - b.index).map(({ point }) => point);
};
