import { plain, type RichText } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Said } from '../../features/said.ts';
import { evenRuns } from '../../planning/evenRuns.ts';
import { worthOfGroup } from '../../planning/groupScenes.ts';
import type { Body, Group as SceneGroup } from '../../planning/scene.ts';
import { policy } from '../../policy.ts';
import { shortened, withoutFullStop } from '../../text/shorten.ts';
import { type Frame, type Writing, writingAfter } from '../draft.ts';
import { shownOn } from '../slideText.ts';
import { groupSlide } from './bestSlide.ts';
import { chooseSaid } from './chooseSaid.ts';
import type { Group } from './groupLayouts.ts';
import { moreInNotes } from './listSlides.ts';
import { type Point, pointOf, pointOfItem, pointWords, wordsOfAll } from './points.ts';
import { isLead } from './room.ts';
import { pagedPoints, pointsOfChains } from './textSlides.ts';

type GroupsBody = Extract<Body, { kind: 'groups' }>;

const { group: limits } = policy;

const itemPoint = (item: SceneGroup['items'][number], most: number, { language }: Writing): Point => {
  const { items: _, number: __, ...point } = pointOfItem(item);
  const short = { ...point, text: withoutFullStop(shortened(point.text, most, language)) };
  return { ...short, words: pointWords(short) };
};

/** "Tasks:" is nothing without what stands below it, which has no room here. */
const onlyAnnounces = ({ text, inner }: SceneGroup['items'][number]): boolean =>
  inner.length > 0 && /[:：]\s*$/u.test(plain(text));

/** What a heading says in so many words: the items of its list where there is room for all of them, else its best sentences. */
const pointsOf = (
  { said, items: all }: SceneGroup,
  words: number,
  most: number,
  writing: Writing,
): Point[] => {
  const items = all.filter((item) => !onlyAnnounces(item));
  const below = all.reduce((sum, item) => sum + (onlyAnnounces(item) ? item.inner.length : 0), 0);
  const more = (left: number): Point[] =>
    left + below > 0 ? [moreInNotes(left + below, writing.deckLanguage)] : [];
  const perItem = Math.max(5, Math.floor(words / Math.max(1, items.length)));
  const listed = items.map((item) => itemPoint(item, perItem, writing));
  const listWords = listed.reduce((sum, point) => sum + point.words, 0);
  const isListed =
    items.length >= 2 && items.length + (below > 0 ? 1 : 0) <= most && listWords <= words * 1.35;
  if (isListed && said.length === 0) return [...listed, ...more(0)];
  const chosen = chooseSaid(said, { words, points: Math.min(most, limits.sentences), fromBeginning: true });
  if (chosen.length > 0) return pointsOfChains(chosen);
  const kept = listed.slice(0, Math.max(1, most - 1));
  return [...kept, ...more(listed.length - kept.length)];
};

const groupsWith = ({ groups }: GroupsBody, words: number, most: number, writing: Writing): Group[] =>
  groups.map((group) => ({ heading: group.heading, points: pointsOf(group, words, most, writing) }));

const leadText = (lead: Said | undefined): RichText | undefined =>
  lead && isLead(lead.text) ? lead.text : undefined;

/** Side by side, so many headings have room for so many points each. */
const mostPoints: Readonly<Record<number, number>> = { 1: 6, 2: 6, 3: 5 };

const slideOf = (
  body: GroupsBody,
  words: number,
  lead: RichText | undefined,
  frame: Frame,
  writing: Writing,
): Slide | undefined => {
  const groups = groupsWith(body, words, mostPoints[body.groups.length] ?? 2, writing);
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

/** Several headings on one slide, each with as much as there is room for. */
const oneSlide = (body: GroupsBody, frame: Frame, writing: Writing): Slide[] => {
  const lead = leadText(body.lead);
  const words = limits.slideWords / Math.max(1, body.groups.length);
  const [only, ...others] = body.groups;
  if (only && others.length === 0 && body.more === 0) {
    const points = pointsOf(only, limits.slideWords, 5, writing);
    return pagedPoints(points, lead, limits.slideWords + 10, frame, writing).slice(0, 1);
  }
  for (const share of [1, 0.75, 0.5, 0.35]) {
    const slide = slideOf(body, Math.max(6, words * share), lead, frame, writing);
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
      const slide = slideOf(withMost(body, count, rank), words, lead, frame, writing);
      if (slide) return [slide];
    }
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
