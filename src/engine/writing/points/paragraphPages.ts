import { binds } from '../../features/binds.ts';
import { inParagraphs } from '../../features/paragraphs.ts';
import type { Said } from '../../features/said.ts';
import { pagesOfParagraph } from '../../planning/scenes/pagesNeeded.ts';
import { policy } from '../../policy/policy.ts';
import { chooseSaid } from './chooseSaid.ts';
import { evenPages, type Load, type Room } from './pages.ts';
import type { Point } from './points.ts';
import { loadOfPoint } from './room.ts';

const { mostPoints, slideWords } = policy.text;
const { binds: bound, neutral } = policy.choose;

interface Told {
  readonly points: readonly Point[];
  readonly worth: number;
}

const loadOf = ({ points }: Told, gap: number): Load =>
  points.map(loadOfPoint).reduce((sum, { height, words }) => ({
    height: sum.height + gap + height,
    words: sum.words + words,
  }));

const worthOf = (said: readonly Said[]): number =>
  Math.max(...said.map((each) => each.score + (binds(each) ? bound : 0)));

/** What a paragraph says first of all: on one page, or on one for so many words of it. */
const told = (
  paragraph: readonly Said[],
  words: number,
  pointsOf: (chains: readonly (readonly Said[])[]) => Point[],
): Told => {
  const pages = pagesOfParagraph(paragraph.reduce((sum, each) => sum + each.words, 0));
  const most = { words: pages * words, points: pages * mostPoints.Subtle };
  return { points: pointsOf(chooseSaid(paragraph, most, neutral)), worth: worthOf(paragraph) };
};

/**
 * A long text in so many pages, none of which shows half of a paragraph beside half of the next one. Where there are
 * more paragraphs than pages hold, those that say least are left to the notes.
 */
export const paragraphPages = (
  said: readonly Said[],
  pages: number,
  room: Room,
  pointsOf: (chains: readonly (readonly Said[])[]) => Point[],
): Point[][] => {
  const telling = inParagraphs(said)
    .map((paragraph) => told(paragraph, room.words, pointsOf))
    .filter(({ points, worth }) => points.length > 0 && worth > neutral);
  const ranked = telling.toSorted((a, b) => b.worth - a.worth);
  for (let most = pages * room.count; ; most -= 1) {
    const kept = new Set(ranked.slice(0, most));
    const all = telling.filter((each) => kept.has(each));
    // Two paragraphs that say little share a page, and others where there are too few of them.
    for (const words of [Math.min(slideWords.Subtle, room.words), room.words]) {
      const paged = evenPages(all, (each) => loadOf(each, room.gap), { ...room, words });
      if (paged.length <= pages) return paged.map((together) => together.flatMap(({ points }) => points));
    }
  }
};
