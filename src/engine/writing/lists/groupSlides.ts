import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Said } from '../../features/said.ts';
import { evenRuns } from '../../planning/scenes/evenRuns.ts';
import { worthOfGroup } from '../../planning/scenes/groupScenes.ts';
import type { Body, Group as SceneGroup } from '../../planning/scenes/scene.ts';
import { policy } from '../../policy/policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { shortened, withoutFullStop } from '../../text/shorten.ts';
import { type Frame, type Writing, writingAfter } from '../draft/draft.ts';
import { shownOn } from '../draft/slideText.ts';
import { groupSlide } from '../points/bestSlide.ts';
import { chooseSaid } from '../points/chooseSaid.ts';
import type { Group } from '../points/layouts/groupLayouts.ts';
import { pagedPoints } from '../points/pagedPoints.ts';
import { lineOfPoint, type Point, pointOf, pointOfItem, pointWords, wordsOfAll } from '../points/points.ts';
import { isLead } from '../points/room.ts';
import { pointsOfChains } from '../points/textSlides.ts';
import { inOneLine } from './inOneLine.ts';
import { moreInNotes } from './listSlides.ts';

type GroupsBody = Extract<Body, { kind: 'groups' }>;

const { group: limits } = policy;

/** With what stands below it, where that has room. */
const itemPoint = (item: SceneGroup['items'][number], most: number, { language }: Writing): Point => {
  const { items, number: _, ...point } = pointOfItem(item);
  const isShort = items && (items.length <= limits.mostBelow || !Number.isFinite(most));
  if (isShort && item.words <= most) return { ...point, items };
  const short = { ...point, text: withoutFullStop(shortened(point.text, most, language)) };
  return { ...short, words: pointWords(short) };
};

/** "Tasks:" and "Cabling" are nothing without what stands below them. */
const mostWordsOfName = 3;
const onlyAnnounces = ({ text, lead, inner }: SceneGroup['items'][number]): boolean =>
  inner.length > 0 &&
  (endsInColon(text) ||
    (!lead && !/[.!?。！？]\s*$/u.test(plain(text)) && estimateWords(plain(text)) <= mostWordsOfName));

interface Listed {
  readonly points: readonly Point[];
  /** Entries below them that are left out. */
  readonly below: number;
}

/** The items of a list, each in few words; what one announces beside it, in this share of the words. */
const listedIn = (items: SceneGroup['items'], words: number, lineShare: number, writing: Writing): Listed => {
  const announced = items.map((item) =>
    onlyAnnounces(item) ? inOneLine(item, words * lineShare) : undefined,
  );
  const count = announced.filter((each) => !each || each.point).length;
  const perItem = Math.max(5, Math.floor(words / Math.max(1, count)));
  return {
    points: items.flatMap((item, at) =>
      announced[at] ? (announced[at].point ?? []) : [itemPoint(item, perItem, writing)],
    ),
    below: announced.reduce((sum, each) => sum + (each?.left ?? 0), 0),
  };
};

const sharesOf = (most: number): number[] => [most, most / 2, 0];

/** A list may have a few words more than a text, one with another list in it as many as fit. */
const mostOver = { plain: 1.35, announcing: Number.POSITIVE_INFINITY } as const;

const wordsIn = ({ said, items }: SceneGroup): number =>
  [...said, ...items].reduce((sum, { words }) => sum + words, 0);

/** What a heading says in so many words: the items of its list where there is room for all of them, else its best sentences. */
const pointsOf = (
  group: SceneGroup,
  words: number,
  most: number,
  writing: Writing,
  lineShare: number = limits.lineShare,
): Point[] => {
  const { said, items } = group;
  const announces = items.some(onlyAnnounces);
  const isWhole = ({ points, below }: Listed): boolean =>
    points.length + said.length >= 2 &&
    points.length + (below > 0 ? 1 : 0) <= most &&
    wordsOfAll(points) <= words * (announces ? mostOver.announcing : mostOver.plain);
  const tried = (announces ? sharesOf(lineShare) : [0]).map((share) =>
    listedIn(items, words, share, writing),
  );
  const whole = tried.find(isWhole);
  const { points, below } = whole ?? tried.at(-1)!;
  const more = (left: number): Point[] =>
    left + below > 0 ? [moreInNotes(left + below, writing.deckLanguage)] : [];
  if (whole && said.length === 0) return [...points, ...more(0)];
  const fields = said.filter(({ isField }) => isField).length;
  // What is all of it in so few words is said to its end: "Rejected."
  const isAll = said.reduce((sum, each) => sum + each.words, 0) <= words;
  const sentences = isAll ? said.length : Math.min(most, limits.sentences + fields);
  const chosen = chooseSaid(said, { words, points: sentences, fromBeginning: true });
  // Where there is room for all of it, its list stands below its sentences.
  if (whole && wordsIn(group) <= words)
    return [...pointsOfChains(chosen, writing.language), ...points, ...more(0)];
  if (chosen.length > 0) return pointsOfChains(chosen, writing.language);
  const kept = points.slice(0, Math.max(1, most - 1));
  return [...kept, ...more(points.length - kept.length)];
};

/** So many words for each: what some do not need is for those that need more. */
const shared = (needs: readonly number[], each: number): number[] => {
  const shares = needs.map(() => 0);
  let left = each * needs.length;
  const order = needs.map((_, at) => at).sort((one, other) => needs[one]! - needs[other]!);
  order.forEach((at, taken) => {
    const share = left / (needs.length - taken);
    shares[at] = Math.max(each, share);
    left -= Math.min(needs[at]!, share);
  });
  return shares;
};

const groupsWith = (
  { groups }: GroupsBody,
  words: number,
  most: number,
  writing: Writing,
  lineShare?: number,
): Group[] => {
  const shares = Number.isFinite(words) ? shared(groups.map(wordsIn), words) : groups.map(() => words);
  return groups.map((group, at) => ({
    heading: group.heading,
    points: pointsOf(group, shares[at]!, most, writing, lineShare),
  }));
};

const leadText = (lead: Said | undefined): RichText | undefined =>
  lead && isLead(lead.text) ? lead.text : undefined;

/** Side by side, so many headings have room for so many points each; for fewer where these are long. */
const mostPoints: Readonly<Record<number, readonly number[]>> = { 1: [6], 2: [8, 5, 4, 3], 3: [8, 5, 4, 3] };
const pointsBeside = ({ groups }: GroupsBody): readonly number[] => mostPoints[groups.length] ?? [4, 3, 2];

const slideOf = (
  body: GroupsBody,
  words: number,
  most: number,
  lead: RichText | undefined,
  frame: Frame,
  writing: Writing,
  lineShare?: number,
): Slide | undefined => {
  const groups = groupsWith(body, words, most, writing, lineShare);
  const more = body.more > 0 ? { more: moreInNotes(body.more, writing.deckLanguage).text } : {};
  return groupSlide({ ...(lead ? { lead } : {}), groups, ...more }, frame, writing);
};

/** The worthiest of them, or those that take least room. */
const withMost = (
  body: GroupsBody,
  count: number,
  rank: (one: SceneGroup, other: SceneGroup) => number,
): GroupsBody => {
  const best = new Set(body.groups.toSorted(rank).slice(0, count));
  return {
    ...body,
    groups: body.groups.filter((group) => best.has(group)),
    more: body.more + body.groups.length - count,
  };
};

/** A heading with the first thing that is said below it. */
const begunPoint = (group: SceneGroup, words: number, writing: Writing): Point => {
  const [first] = pointsOf(group, words, 2, writing);
  if (!first || first.from === 'more') return pointOf(group.heading, 'item');
  const left = group.said.length > 0 ? 0 : group.items.length - 1;
  const more = moreInNotes(left, writing.deckLanguage).text.map((span) => ({
    ...span,
    text: ` (${span.text})`,
  }));
  const text = [...lineOfPoint(first), ...(left > 0 ? more : [])];
  const point = { lead: group.heading, text, from: 'item' as const };
  return { ...point, words: pointWords(point) };
};

/** Several headings on one slide, each with as much as there is room for. */
const oneSlide = (body: GroupsBody, frame: Frame, writing: Writing): Slide[] => {
  const lead = leadText(body.lead);
  const words = limits.slideWords / Math.max(1, body.groups.length);
  const [only, ...others] = body.groups;
  if (only && others.length === 0) {
    const points = pointsOf(only, limits.slideWords, 5, writing);
    return pagedPoints(points, lead, limits.slideWords + 10, frame, writing).slice(0, 1);
  }
  const announces = body.groups.some(({ items }) => items.some(onlyAnnounces));
  // All of it, where that fits.
  for (const most of pointsBeside(body))
    for (const lineShare of announces ? sharesOf(limits.lineShare) : [0])
      for (const share of [Number.POSITIVE_INFINITY, limits.fullShare, 1.2, 1, 0.75, 0.5, 0.35]) {
        const slide = slideOf(body, Math.max(6, words * share), most, lead, frame, writing, lineShare);
        if (slide) return [slide];
      }
  // What does not fit with what it says is counted; the worthiest stay.
  const size = (group: SceneGroup): number => wordsOfAll(pointsOf(group, words, 2, writing));
  const ranks = [
    (one: SceneGroup, other: SceneGroup) => worthOfGroup(other) - worthOfGroup(one),
    (one: SceneGroup, other: SceneGroup) => size(one) - size(other),
  ];
  for (let count = body.groups.length - 1; count >= 2; count -= 1)
    for (const rank of ranks) {
      const fewer = withMost(body, count, rank);
      const slide = slideOf(fewer, words, pointsBeside(fewer)[0]!, lead, frame, writing);
      if (slide) return [slide];
    }
  const begun = pagedPoints(
    body.groups.map((group) => begunPoint(group, words, writing)),
    undefined,
    limits.slideWords + 10,
    frame,
    writing,
  );
  if (begun.length === 1 && body.more === 0) return begun;
  const bare = body.groups.map(({ heading }) => pointOf(heading, 'item'));
  const all = body.more > 0 ? [...bare, moreInNotes(body.more, writing.deckLanguage)] : bare;
  return pagedPoints(all, lead, limits.slideWords + 10, frame, writing).slice(0, 1);
};

const textsOf = ({ said }: SceneGroup): RichText[] =>
  said.filter(({ leadsIn, score }) => !leadsIn && score > policy.choose.leastOfShort).map(({ text }) => text);

/** Several headings on as few slides as show what they say, or on as many as there are. */
export const groupSlides = (body: GroupsBody, most: number, frame: Frame, writing: Writing): Slide[] => {
  const texts = body.groups.flatMap(textsOf);
  let slides: Slide[] = [];
  const parts = Math.max(1, Math.min(most, Math.floor(body.groups.length / 2)));
  for (let count = 1; count <= parts; count += 1) {
    slides = [];
    evenRuns(body.groups, Math.ceil(body.groups.length / count)).forEach((groups, at, { length }) => {
      const { lead, more, ...rest } = body;
      const part = {
        ...rest,
        groups,
        ...(lead && at === 0 ? { lead } : {}),
        more: at === length - 1 ? more : 0,
      };
      slides.push(
        ...oneSlide(part, at === 0 ? frame : { ...frame, isContinued: true }, writingAfter(slides, writing)),
      );
    });
    const isShown = shownOn(slides);
    if (texts.every((text) => isShown(plain(text)))) break;
  }
  return slides;
};
