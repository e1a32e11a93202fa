import type { Language } from '../../../api/generationOptions.ts';
import { endsInColon } from '../../../deck/endsInColon.ts';
import { isWholly, plain, type RichText } from '../../../deck/richText.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import { leadsIn } from '../../../languages/recognising/openers.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { type Item, isOwnList, isParagraph, toldOf } from '../../features/items.ts';
import { isInBrackets, type Said } from '../../features/said.ts';
import { unmarked } from '../../planning/titles.ts';
import { policy } from '../../policy/policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { fits, isOneLineTitle, isTitle } from '../../text/fit.ts';
import { joinRich, withLargeStart } from '../../text/richJoin.ts';
import { asTitle } from '../../text/shorten.ts';
import { isTimeLabelAnywhere } from '../../text/timeLabels.ts';
import { type Frame, type Writing, wordsBelow, writingAfter } from '../draft/draft.ts';
import { beginsUnder, chooseSaid } from '../points/chooseSaid.ts';
import { pagedPoints } from '../points/pagedPoints.ts';
import {
  namedLine,
  numbered,
  type Point,
  pointOf,
  pointOfItem,
  pointsOfLines,
  pointWords,
  wordsOfAll,
} from '../points/points.ts';
import { areTooMany, isKicker, isLead } from '../points/room.ts';

/** Points with what introduces them. */
interface Stretch {
  readonly lead?: RichText;
  /** What the slides of an entry are called that is a list of its own. */
  readonly name?: RichText;
  /** An entry that is a list of its own: what introduces it stands above each of its pages, if it is short. */
  readonly isOwn?: true;
  readonly points: readonly Point[];
}

const { list: limits } = policy;

const introduction = (item: Item): RichText => numbered(item.number, namedLine(item));

/** How entries become points. */
interface Way {
  /** Of which introductions stand above their lists. */
  readonly standsAbove: (introduction: RichText) => boolean;
  /** An entry that a page holds begins and ends on it. */
  readonly keepsWhole: boolean;
  /** Entries of which much is told have their own pages. */
  readonly partsTold: boolean;
  /** Of one entry. */
  readonly words: number;
}

/** What an entry says, or what says most of it in so many words; numbered ones keep together. */
const sentences = (item: Item, { words, keepsWhole }: Way): Point[] => {
  const said = saidOfItem(item, words);
  const named = item.lead ? { lead: numbered(item.number, item.lead) } : {};
  const points = said.map(
    ({ text, pointsBack }, at): Point => ({
      ...pointOf(at === 0 && !item.lead ? numbered(item.number, text) : text, 'item'),
      ...(at === 0 ? named : { goesOn: true }),
      paragraph: item.text,
      ...(at > 0 && (pointsBack || (keepsWhole && item.words <= limits.pageWords)) ? { follows: true } : {}),
    }),
  );
  const [first, ...others] = points;
  const isOne =
    item.number !== undefined && first && others.length > 0 && wordsOfAll(points) <= limits.togetherWords;
  if (!isOne) return points;
  const whole = { ...first, items: others.map(({ text }) => text) };
  return [{ ...whole, words: pointWords(whole) }];
};

const saidOfItem = (item: Item, most: number): readonly Said[] => {
  // What no page holds is not filled up with what is said by the way.
  const said =
    item.words <= limits.pageWords ? item.said : item.said.filter(({ text }) => !isInBrackets(plain(text)));
  return item.words <= most
    ? said
    : chooseSaid(said, { words: most, points: said.length, ...beginsUnder(item) }).flat();
};

/** Beside entries in lines of their own, it is no step between steps. */
const listed = (item: Item): Point => {
  const { number: _, ...point } = pointOfItem(item);
  return {
    ...point,
    ...(point.lead
      ? { lead: numbered(item.number, point.lead) }
      : { text: numbered(item.number, point.text) }),
  };
};

/** What stands below an entry as points of their own, with what stands below these. */
const pointsBelow = ({ inner, below }: Item): Point[] =>
  below.some((item) => item.inner.length > 0)
    ? below.flatMap((item) =>
        isOwnList(item) && item.below.some(({ inner }) => inner.length > 0)
          ? [pointOf(introduction(item), 'item'), ...pointsBelow(item)]
          : [listed(item)],
      )
    : pointsOfLines(inner);

const wordsOfItems = (items: readonly Item[]): number => items.reduce((sum, { words }) => sum + words, 0);

/** Beside others an entry is one of them: its sentences would look like entries themselves. */
const staysWhole = ({ number, words, entries }: Item): boolean =>
  number === undefined && entries === 0 && words <= limits.togetherWords;

const none: ReadonlySet<Item> = new Set();

const mostInner = 6;
/** "on the pier": what introduces the entries goes on in it. */
const goesOn = (item: Item): boolean => /^\P{L}*\p{Ll}/u.test(plain(introduction(item)));
/** "It fails in two ways:" over "Ease of use", and what that is: a name goes on from no sentence, and stands below it. */
const isNamedUnderLead = (item: Item): boolean =>
  !goesOn(item) && item.inner.length <= mostInner && item.words <= limits.pageWords;

const beginsSmall = /^\p{Ll}/u;
const mostOfLabel = 9;
/** "file names for downloads" ends in nothing, and a title has room for it. */
const isLabel = (text: RichText, language: Language): boolean =>
  /\p{L}.*[\p{L}\p{N})]\s*$/u.test(plain(text)) &&
  !/[.!?:：。！？]\s/u.test(plain(text)) &&
  estimateWords(plain(text)) <= mostOfLabel &&
  !isTimeLabelAnywhere(plain(text)) &&
  !leadsIn(plain(text), language) &&
  isOneLineTitle(text);

/** "**4.1 Who reviews**" in bold from end to end is a name as "**Reviews:** by whom" has one. */
const calledBy = (
  { lead, text, number }: Item,
  language: Language,
): Pick<Stretch, 'name' | 'lead'> | undefined => {
  if (lead) return isOneLineTitle(lead) ? { name: asTitle(withoutColon(lead)), lead: text } : undefined;
  const isName = isWholly(text, 'strong') || isLabel(text, language);
  const name = isName
    ? numbered(number, withoutColon(unmarked(beginsSmall.test(plain(text)) ? withLargeStart(text) : text)))
    : undefined;
  return name && isTitle(name) ? { name } : undefined;
};

/** "It happens above all:" goes on in the first of its entries; over the name of one it is said before that. */
const joinedTo = (lead: RichText, item: Item, language: Language): RichText | undefined => {
  const joined = joinRich([lead, introduction(item)], ' ');
  const isOne = goesOn(item) || (endsInColon(lead) && isLead(joined) && !calledBy(item, language));
  return isOne ? joined : undefined;
};

/** Points of entries one after the other; what introduces a list of its own stands above that alone, if it is short. */
const stretchesOf = (
  items: readonly Item[],
  lead: RichText | undefined,
  way: Way,
  language: Language,
): Stretch[] => {
  const done: Stretch[] = [];
  const told = way.partsTold ? toldOf(items) : none;
  let open: Point[] = [];
  const close = (): void => {
    const isFirst = done.length === 0;
    done.push({ ...(isFirst && lead ? { lead } : {}), points: open });
    open = [];
  };
  for (const item of items)
    if (staysWhole(item) && !told.has(item)) open.push(listed(item));
    else if (told.has(item)) {
      if (open.length > 0) close();
      open.push(...sentences(item, way));
      close();
    } else if (isParagraph(item)) open.push(...sentences(item, way));
    else if (!isOwnList(item) || (lead && done.length + open.length === 0 && isNamedUnderLead(item)))
      open.push(listed(item));
    else {
      const isFirst = done.length === 0 && open.length === 0;
      const joined = isFirst && lead ? joinedTo(lead, item, language) : undefined;
      const above = joined ?? introduction(item);
      if (isFirst && lead && !joined && !endsInColon(lead)) open.push(pointOf(lead));
      const below = pointsBelow(item);
      const called = joined ? undefined : calledBy(item, language);
      const heading: Pick<Stretch, 'name' | 'lead'> = called ?? { lead: above };
      if (way.standsAbove(heading.lead ?? [])) {
        close();
        done.push({ ...heading, isOwn: true, points: below });
      } else open.push(pointOf(above, 'item'), ...below);
    }
  close();
  return done;
};

const mostNameWords = 5;
/** A name, or what ends in a colon, says nothing beside what stands below it. */
const announces = (text: RichText): boolean =>
  endsInColon(text) || estimateWords(plain(text)) <= mostNameWords;

/**
 * Rather an entry on two slides than a sentence of it in the notes; each list of its own on slides of its own, and
 * where these are too many, what does not announce its list before it.
 */
const ways: readonly Way[] = [Number.POSITIVE_INFINITY, ...limits.entryWords].flatMap((words) =>
  [isLead, announces].flatMap((standsAbove) =>
    [true, false].flatMap((keepsWhole) =>
      [true, false].map((partsTold) => ({ words, standsAbove, keepsWhole, partsTold })),
    ),
  ),
);

/**
 * A list of which entries are paragraphs or lists of their own, in as many slides as these need; undefined
 * where there are none or not so many slides.
 */
export const openedList = (
  items: readonly Item[],
  lead: RichText | undefined,
  below: readonly Point[],
  most: number,
  frame: Frame,
  writing: Writing,
): Slide[] | undefined => {
  const all = wordsOfItems(items);
  const room = most * limits.slideWords[writing.style];
  if (2 * wordsOfItems(items.filter((item) => isParagraph(item) || isOwnList(item))) < all) return undefined;
  const hasTold = toldOf(items).size > 0;
  // What is said before entries that have their own pages has one, too.
  const before: Stretch[] = hasTold && lead && !announces(lead) ? [{ points: [pointOf(lead)] }] : [];
  for (const way of ways) {
    if (way.partsTold && !hasTold) continue;
    if (items.reduce((sum, item) => sum + Math.min(item.words, way.words), 0) > room) continue;
    const stretches = way.partsTold
      ? [...before, ...stretchesOf(items, undefined, way, writing.language)]
      : stretchesOf(items, lead, way, writing.language);
    const last = stretches.pop()!;
    const slides = slidesOf(
      [...stretches, { ...last, points: [...last.points, ...below] }].filter(
        ({ points }) => points.length > 0,
      ),
      most,
      frame,
      writing,
    );
    if (slides) return slides;
  }
  return undefined;
};

const ledOn = ([first, ...others]: readonly Slide[], lead: RichText): Slide[] => {
  const led = others.map((slide) => {
    const isLed = 'lead' in slide && slide.lead !== undefined;
    const under = 'items' in slide && !isLed ? ({ ...slide, lead } as Slide) : slide;
    return fits(under) ? under : slide;
  });
  return first ? [first, ...led] : [];
};

/** Undefined as soon as they are more than may be. */
const slidesOf = (
  stretches: readonly Stretch[],
  most: number,
  frame: Frame,
  writing: Writing,
): Slide[] | undefined => {
  const words = Math.min(limits.slideWords[writing.style], wordsBelow(frame));
  const slides: Slide[] = [];
  for (const { lead, name, isOwn, points } of stretches) {
    const goesOn = slides.length > 0 ? { ...frame, isContinued: true } : frame;
    const here = name && isKicker(frame.title) ? { ...goesOn, title: name, kicker: frame.title } : goesOn;
    if (areTooMany(points, most)) return undefined;
    const pages = pagedPoints(points, lead, words, here, writingAfter(slides, writing));
    slides.push(...(isOwn && lead && isTitle(lead) ? ledOn(pages, lead) : pages));
    if (slides.length > most) return undefined;
  }
  return slides;
};
