import type { RichText } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Item } from '../../features/items.ts';
import { policy } from '../../policy.ts';
import { type Frame, type Writing, writingAfter } from '../draft.ts';
import { lineOfPoint, type Point, pointOf, pointOfItem, wordsOfAll } from './points.ts';
import { isLead } from './room.ts';
import { pagedPoints } from './textSlides.ts';

/** Points with what introduces them. */
interface Stretch {
  readonly lead?: RichText;
  readonly points: readonly Point[];
}

const { list: limits } = policy;

/** "- We met the board in May. It asked for figures. …": an entry as long as that is a paragraph. */
const isParagraph = ({ inner, said, words, number, checked }: Item): boolean =>
  inner.length === 0 &&
  number === undefined &&
  checked === undefined &&
  said.length > 1 &&
  words >= limits.paragraphWords;

const wordsBelow = (item: Item): number => item.words - pointOfItem({ ...item, inner: [], words: 0 }).words;

/** With so much below it, an entry is a list of its own, which its text introduces. */
const isOwnList = (item: Item): boolean =>
  item.checked === undefined &&
  item.entries > 1 &&
  wordsBelow(item) >= limits.ownWords &&
  isLead(introduction(item));

const introduction = (item: Item): RichText => {
  const line = lineOfPoint(item);
  return item.number === undefined ? line : [{ text: `${item.number}. ` }, ...line];
};

const sentences = ({ said, lead }: Item): Point[] =>
  said.map(({ text, pointsBack }, at) => ({
    ...pointOf(text, 'item'),
    ...(at === 0 ? (lead ? { lead } : {}) : { goesOn: true }),
    ...(at > 0 && pointsBack ? { follows: true } : {}),
  }));

const stretchesOf = (items: readonly Item[], lead: RichText | undefined): Stretch[] => {
  const stretches: { lead?: RichText; points: Point[] }[] = [{ ...(lead ? { lead } : {}), points: [] }];
  for (const item of items) {
    if (isOwnList(item))
      stretches.push(
        { lead: introduction(item), points: item.inner.map((line) => pointOf(line, 'item')) },
        { points: [] },
      );
    else stretches.at(-1)!.points.push(...(isParagraph(item) ? sentences(item) : [pointOfItem(item)]));
  }
  return stretches.filter(({ points }) => points.length > 0);
};

/**
 * A list of which entries are paragraphs or lists of their own, in as many slides as these need; undefined
 * where there are none or not so many slides.
 */
export const openedList = (
  items: readonly Item[],
  lead: RichText | undefined,
  most: number,
  frame: Frame,
  writing: Writing,
): Slide[] | undefined => {
  const long = items.filter((item) => isParagraph(item) || isOwnList(item));
  if (2 * wordsOfAll(long.map(pointOfItem)) < wordsOfAll(items.map(pointOfItem))) return undefined;
  const slides: Slide[] = [];
  for (const { lead: own, points } of stretchesOf(items, lead)) {
    const words = limits.slideWords[writing.style];
    const here = slides.length > 0 ? { ...frame, isContinued: true } : frame;
    slides.push(...pagedPoints(points, own, words, here, writingAfter(slides, writing)));
    if (slides.length > most) return undefined;
  }
  return slides;
};
