import type { Language, RewriteStyle } from '../../api/generationOptions.ts';
import { plain } from '../../deck/richText.ts';
import { type Point, pointWords, wordsOfAll } from './points.ts';
import { withoutColon } from './richJoin.ts';
import { ranksOf } from './sentenceRank.ts';
import { asTitle, shortenedPoint, tightPoint, withoutFullStop } from './shorten.ts';
import { areTimes } from './timeLabels.ts';

/** A bullet of more words is a wall. */
const mostBulletWords = 24;
/** "We discuss why." */
const fewWords = 4;
const shortWords = 7;
const mostTightWords = 14;
const mostBriefWords = 9;

/** What introduces a list belongs to it, and says nothing without it; what the writer marked matters. */
const worth = { introduction: 1.5, emphasis: 0.7, figure: 0.5, warning: 1.5 } as const;

const isItem = ({ from }: Point): boolean => from === 'item';

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
  const items = points.filter(isItem).length;
  const ranks = items < points.length ? ranksOf(points, language) : [];
  let list = 0;
  return points
    .map((point, index) => {
      // The items of a list share its worth, so that it is shown from its first item on, or not at all.
      list = point.from !== 'item' ? 0 : list === 0 ? 2.1 : list - 0.001;
      if (list > 0) return { point, index, score: list };
      const opens = point.from === 'quote' ? 0.1 : point.opens ? (items > 1 ? 1 : 1.3) : 0.5;
      const figure = /\p{N}/u.test(plain(point.text)) ? worth.figure : 0;
      const warns = point.isLoud ? worth.warning : 0;
      const first = index === 0 ? 0.4 : 0;
      const introduces = !/[:：]\s*$/u.test(plain(point.text))
        ? 0
        : points[index + 1]?.from === 'item'
          ? worth.introduction
          : -worth.introduction;
      const marked = point.text.some(({ marks }) => marks?.includes('strong')) ? worth.emphasis : 0;
      const wordy = point.words > mostBulletWords ? 0.3 : 0;
      const terse = figure > 0 ? 0 : point.words < fewWords ? 0.9 : point.words < shortWords ? 0.6 : 0;
      const late = Math.min(0.3, 0.05 * index);
      return {
        point,
        index,
        score:
          opens +
          weight * (ranks[index] ?? 0) +
          figure +
          first +
          marked +
          warns +
          introduces -
          wordy -
          terse -
          late,
      };
    })
    .sort((a, b) => b.score - a.score || a.index - b.index);
};

const withoutStop = (point: Point): Point => ({
  ...point,
  text: withoutFullStop(isItem(point) && !point.items ? withoutColon(point.text) : point.text),
});

/** As bullets show them in any style but Preserve. */
export const bulletForms = (points: readonly Point[], language: Language): Point[] =>
  points.map((point) => withoutStop(shortenedPoint(point, mostBulletWords, language)));

/** A name says something without what is said of it; a figure, a step or a week does not. */
const saysEnough = ({ lead = [] }: Point): boolean => {
  const name = plain(lead);
  return /\p{L}{3}|[\p{Lo}]{2}/u.test(name) && !/\p{N}/u.test(name);
};

const nameOf = (point: Point): Point => {
  const { lead = [], items: _, ...rest } = point;
  return { ...rest, text: asTitle(lead), words: pointWords({ text: lead }) };
};

/** The forms of a list, from its bullets down to the names of its items: it is shown whole in the longest that fits. */
export const listForms = (bullets: readonly Point[], language: Language): readonly (readonly Point[])[] => {
  const tight = bullets.map((point) => withoutStop(tightPoint(point, mostTightWords, language)));
  const brief = tight.map((point) => withoutStop(shortenedPoint(point, mostBriefWords, language)));
  const dates = brief.map(({ lead = [] }) => plain(asTitle(lead)));
  return [
    bullets,
    tight,
    brief,
    brief.every(saysEnough) && !areTimes(dates, language) ? brief.map(nameOf) : brief,
  ];
};

/** What lists take in the shortest form that still says something of each item. */
export const briefWords = (points: readonly Point[], language: Language): number =>
  wordsOfAll(listForms(bulletForms(points.filter(isItem), language), language).at(-2) ?? []);

const shortList = 6;
const longestTimeline = 8;

/** None of its items is left out. */
export const isShortList = (items: readonly Point[]): boolean =>
  items.length <= shortList ||
  (items.length <= longestTimeline && items.every(({ lead }) => lead && !/\p{L}/u.test(plain(lead))));

/** Rather than an item, a few words too many. */
const overrun = 1.2;

/** The longest form of the list that fits; of one that never does, as many items as do. */
const listWithin = (bullets: readonly Point[], most: number, language: Language): readonly Point[] => {
  const forms = listForms(bullets, language);
  const whole = forms.find((form) => wordsOfAll(form) <= most);
  if (whole) return whole;
  const shortest = forms.at(-1) ?? [];
  if (isShortList(shortest)) return shortest;
  let left = overrun * most;
  const end = shortest.findIndex(({ words }) => {
    left -= words;
    return left < 0;
  });
  return end < 0 ? shortest : shortest.slice(0, end);
};

/** Fewer say nothing. */
const leastWords = 3;
/** A slide has one sentence at least, if it is no longer. */
const neededWords = 14;

/** The points that say most in so many words, in their own order: lists whole, then sentences as they fit. */
export const choosePoints = (
  points: readonly Point[],
  most: number | undefined,
  style: RewriteStyle,
  language: Language,
): Point[] => {
  if (style === 'Preserve' || most === undefined) return [...points];
  const bullets = bulletForms(points, language);
  if (wordsOfAll(bullets) <= most) return bullets;
  const list = listWithin(bullets.filter(isItem), most, language);
  let left = most - wordsOfAll(list);
  const chosen = new Set<number>();
  const mayChoose = (point: Point): boolean =>
    !isItem(point) &&
    left >= leastWords &&
    (point.words <= left ||
      (list.length === 0 && chosen.size === 0 && point.words <= Math.max(neededWords, 1.6 * left)));
  // To rank sentences costs more than all the rest, and often there is room for none.
  for (const { point, index } of bullets.some(mayChoose) ? scoredPoints(bullets, style, language) : []) {
    if (!mayChoose(point)) continue;
    chosen.add(index);
    left -= point.words;
  }
  let item = 0;
  return bullets.flatMap((point, index) => {
    if (!isItem(point)) return chosen.has(index) ? [point] : [];
    item += 1;
    return list.slice(item - 1, item);
  });
};
