import { plain } from '../../deck/richText.ts';
import type { Slide } from '../../deck/slide.ts';
import { textSlide } from './bestSlide.ts';
import { type Frame, mostWords, type Writing } from './draft.ts';
import { estimateWords } from './estimateWords.ts';
import type { Point } from './points.ts';
import { joinSentences, withoutColon } from './richJoin.ts';
import { splitPoint } from './splitPoint.ts';
import type { TextContent } from './textLayouts.ts';

/** More words make a sentence a wall: it goes on as another point. */
export const mostPointWords = 60;

const longestLead = 160;

/** What has points of its own and no neighbors introduces them. */
const unfolded = ([only, ...others]: readonly Point[]): TextContent[] => {
  if (!only?.items || only.items.length < 2 || others.length > 0 || only.checked !== undefined) return [];
  const { items, lead, text } = only;
  return [
    {
      lead: withoutColon(lead ? [...lead, { text: ' ' }, ...text] : text),
      points: items.map((item) => ({
        text: item,
        from: 'item',
        opens: true,
        words: estimateWords(plain(item)),
      })),
    },
  ];
};

/** Sentences that open a list stand above it: both, or the first alone with the other as a point. */
const contentsOf = (points: readonly Point[]): TextContent[] => {
  const firstItem = points.findIndex(({ from }) => from === 'item');
  const before = points.slice(0, Math.max(0, firstItem));
  const items = points.slice(Math.max(0, firstItem));
  const lead = joinSentences(before.map(({ text }) => text));
  const hasLead =
    before.length > 0 &&
    before.length <= 2 &&
    plain(lead).length <= longestLead &&
    items.length >= 2 &&
    items.every(({ from }) => from === 'item');
  return [...(hasLead ? [{ lead, points: items }] : []), ...unfolded(points), { points }];
};

/** As many of the points as one slide holds, from the front. */
const page = (points: readonly Point[], words: number, frame: Frame, writing: Writing) => {
  let sum = 0;
  let most = 0;
  while (most < Math.min(points.length, 8)) {
    sum += points[most]?.words ?? 0;
    if (most > 0 && sum > words) break;
    most += 1;
  }
  for (let taken = most; taken > 0; taken -= 1) {
    for (const content of contentsOf(points.slice(0, taken))) {
      const slide = textSlide(content, frame, writing);
      if (slide) return { slide, taken };
    }
  }
  return undefined;
};

export const textPages = (all: readonly Point[], most: number, frame: Frame, writing: Writing): Slide[] => {
  const slides: Slide[] = [];
  const points = all.flatMap((point) => splitPoint(point, mostPointWords, writing.language));
  let rest = points;
  const words = points.reduce((sum, point) => sum + point.words, 0);
  const wished = Math.min(most, Math.max(1, Math.ceil(words / 58), Math.ceil(points.length / 7)));
  const even = Math.min(wished === most ? mostWords : 66, Math.max(24, Math.ceil(words / wished) + 8));
  while (rest.length > 0 && slides.length < most) {
    const next = page(rest, even, slides.length > 0 ? { ...frame, isContinued: true } : frame, {
      ...writing,
      before: [...writing.before, ...slides.map(({ layout }) => layout)],
    });
    if (next) slides.push(next.slide);
    rest = rest.slice(next?.taken ?? 1);
  }
  return slides;
};
