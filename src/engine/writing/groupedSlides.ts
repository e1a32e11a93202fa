import type { Language } from '../../api/generationOptions.ts';
import { plain } from '../../deck/richText.ts';
import type { Slide } from '../../deck/slide.ts';
import type { Part, Passage } from '../planning/material.ts';
import { groupSlide, textSlide } from './bestSlide.ts';
import { briefWords, choosePoints } from './choosePoints.ts';
import type { Frame, Writing } from './draft.ts';
import type { Group, GroupContent } from './groupLayouts.ts';
import { type Point, pointsOf, wordsOfAll } from './points.ts';
import { joinSentences } from './richJoin.ts';

const longestLead = 170;

/** What a labeled part says, and how much of it may be shown. */
interface Share {
  readonly points: readonly Point[];
  readonly words: number | undefined;
}

const groupOf = (
  part: Part,
  inner: readonly Group[],
  { points, words }: Share,
  { language, style }: Writing,
): Group => ({ heading: part.heading, points: choosePoints(points, words, style, language), inner });

/** Labeled parts by depth: the deeper ones inside those above them. */
const groupsOf = (parts: readonly Part[], shares: ReadonlyMap<Part, Share>, writing: Writing): Group[] => {
  const top = Math.min(...parts.map(({ depth }) => depth));
  const starts = parts.flatMap(({ depth }, index) => (depth === top || index === 0 ? [index] : []));
  return starts.map((start, at) => {
    const [own, ...deeper] = parts.slice(start, starts[at + 1] ?? parts.length);
    return groupOf(
      own!,
      deeper.length > 0 ? groupsOf(deeper, shares, writing) : [],
      shares.get(own!)!,
      writing,
    );
  });
};

/** With ever fewer of the deeper headings, which the notes hold. */
const deepestFirst = (groups: readonly Group[]): Group[][] => [
  groups.map((group) => ({ ...group, inner: group.inner.map((inner) => ({ ...inner, inner: [] })) })),
  groups.map((group) => ({ ...group, inner: [] })),
];

const bare = (group: Group): Group => ({ ...group, points: [], inner: group.inner.map(bare) });
const firstOnly = (group: Group): Group => ({
  ...group,
  points: group.points.slice(0, 1),
  inner: group.inner.map(bare),
});

/** As much for each as goes round, where those that need less leave the rest to the others. */
const evenShare = (needs: readonly number[], all: number): number => {
  let left = all;
  const rising = needs.filter((need) => need > 0).sort((a, b) => a - b);
  for (const [index, need] of rising.entries()) {
    const share = left / (rising.length - index);
    if (need > share) return Math.floor(share);
    left -= need;
  }
  return Math.ceil(all);
};

/** A few words too many are better than a list of names. */
const overrun = 1.2;

/** How many words each may show: lists in their sentences first, then as it goes round. */
const sharesOf = (
  texts: readonly (readonly Point[])[],
  words: number | undefined,
  language: Language,
): (number | undefined)[] => {
  if (words === undefined) return texts.map(() => undefined);
  const least = texts.map((points) => briefWords(points, language));
  const left = words - least.reduce((sum, own) => sum + own, 0);
  if (left < words * (1 - overrun)) return texts.map(() => evenShare(texts.map(wordsOfAll), words));
  const needs = texts.map((points, index) => Math.max(0, wordsOfAll(points) - (least[index] ?? 0)));
  const share = evenShare(needs, Math.max(0, left));
  return least.map((own) => own + share);
};

const manyLabels = 36;
const labelsOfMany = 12;

/** Of more headings than slides can list, the first of the highest; the notes hold them all. */
export const listedParts = (labeled: readonly Part[]): readonly Part[] => {
  if (labeled.length <= manyLabels) return labeled;
  const top = labeled.reduce((least, { depth }) => Math.min(least, depth), Number.POSITIVE_INFINITY);
  return labeled.filter(({ depth }) => depth === top).slice(0, labelsOfMany);
};

export const groupedSlides = (
  { parts, ...rest }: Passage,
  own: readonly Point[],
  frame: Frame,
  writing: Writing,
): Slide[] => {
  const all = parts.filter(({ isLabeled }) => isLabeled);
  const labeled = writing.style === 'Preserve' ? all : listedParts(all);
  const passage: Passage = { ...rest, parts: labeled.length < all.length ? labeled : parts };
  const { language, style } = writing;
  const texts = labeled.map(({ blocks }) => pointsOf(blocks, language));
  const [forOwn, ...forParts] = sharesOf([own, ...texts], passage.words, language);
  const chosen = choosePoints(own, forOwn, style, language).slice(0, 2);
  const lead = joinSentences(chosen.map(({ text }) => text));
  const above = chosen.length > 0 && plain(lead).length <= longestLead ? { lead } : {};
  const shares = new Map(
    labeled.map((part, index) => [part, { points: texts[index] ?? [], words: forParts[index] }]),
  );
  const groups = groupsOf(labeled, shares, writing);
  const tries: GroupContent[] = [
    { ...above, groups },
    { groups },
    { ...above, groups: groups.map(firstOnly) },
    { groups: groups.map(firstOnly) },
    { groups: groups.map(bare) },
    ...deepestFirst(groups.map(bare)).map((kept) => ({ groups: kept })),
  ];
  const [only, ...others] = groups;
  if (only && others.length === 0 && only.inner.length === 0 && only.points.length >= 2 && !above.lead) {
    const slide = textSlide({ lead: only.heading, points: only.points }, frame, writing);
    if (slide) return [slide];
  }
  for (const content of tries) {
    const slide = groupSlide(content, frame, writing);
    if (slide) return [slide];
  }
  if (labeled.length < 2) return [];
  const half = Math.ceil(passage.parts.length / 2);
  return [passage.parts.slice(0, half), passage.parts.slice(half)].flatMap((parts) =>
    parts.some(({ isLabeled }) => isLabeled) ? groupedSlides({ ...passage, parts }, [], frame, writing) : [],
  );
};
