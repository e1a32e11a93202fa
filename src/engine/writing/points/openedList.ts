import { plain, type RichText } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Item } from '../../features/items.ts';
import { policy } from '../../policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { type Frame, type Writing, wordsBelow, writingAfter } from '../draft.ts';
import { lineOfPoint, type Point, pointOf, pointOfItem, pointsOfLines, pointWords } from './points.ts';
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

const wordsOfInner = ({ inner }: Item): number => pointWords({ text: [], items: inner });

/** With so much below it, an entry is a list of its own, which its text introduces. */
const isOwnList = (item: Item): boolean =>
  item.checked === undefined && item.entries > 1 && wordsOfInner(item) >= limits.ownWords;

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

const wordsOfItems = (items: readonly Item[]): number => items.reduce((sum, { words }) => sum + words, 0);

interface Stretches {
  readonly done: readonly Stretch[];
  readonly open: Stretch;
}

/** Points of entries one after the other; what introduces a list of its own stands above that alone, if it is short. */
const withItem =
  (standsAbove: (introduction: RichText) => boolean) =>
  ({ done, open }: Stretches, item: Item): Stretches => {
    const added = (points: readonly Point[]): Stretches => ({
      done,
      open: { ...open, points: [...open.points, ...points] },
    });
    if (isParagraph(item)) return added(sentences(item));
    if (!isOwnList(item)) return added([pointOfItem(item)]);
    const lead = introduction(item);
    const below = pointsOfLines(item.inner);
    return standsAbove(lead)
      ? { done: [...done, open, { lead, points: below }], open: { points: [] } }
      : added([pointOf(lead, 'item'), ...below]);
  };

const mostNameWords = 5;
/** A name, or what ends in a colon, says nothing beside what stands below it. */
const announces = (text: RichText): boolean =>
  /[:：]\s*$/u.test(plain(text)) || estimateWords(plain(text)) <= mostNameWords;

/** Each list of its own on slides of its own; where these are too many, what does not announce its list stands before it. */
const ways: readonly ((introduction: RichText) => boolean)[] = [isLead, announces];

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
  const all = wordsOfItems(items);
  if (all > most * limits.slideWords[writing.style]) return undefined;
  if (2 * wordsOfItems(items.filter((item) => isParagraph(item) || isOwnList(item))) < all) return undefined;
  for (const standsAbove of ways) {
    const start: Stretches = { done: [], open: { ...(lead ? { lead } : {}), points: [] } };
    const { done, open } = items.reduce(withItem(standsAbove), start);
    const slides = slidesOf(
      [...done, open].filter(({ points }) => points.length > 0),
      frame,
      writing,
    );
    if (slides.length <= most) return slides;
  }
  return undefined;
};

const slidesOf = (stretches: readonly Stretch[], frame: Frame, writing: Writing): Slide[] => {
  const words = Math.min(limits.slideWords[writing.style], wordsBelow(frame));
  const slides: Slide[] = [];
  for (const { lead, points } of stretches) {
    const here = slides.length > 0 ? { ...frame, isContinued: true } : frame;
    slides.push(...pagedPoints(points, lead, words, here, writingAfter(slides, writing)));
  }
  return slides;
};
