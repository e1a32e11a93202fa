import type { Language } from '../../api/generationOptions.ts';
import { visualLength } from '../../deck/canvas.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { Slide } from '../../deck/slide.ts';
import type { Part, Passage } from '../planning/material.ts';
import { visualsWithin } from '../planning/stretch.ts';
import type { BlockOf } from '../reading/sourceDocument.ts';
import { choosePoints, scoredPoints } from './choosePoints.ts';
import { type Frame, mostWords, rhythmPenalty, unwritten, type Writing } from './draft.ts';
import { estimateWords } from './estimateWords.ts';
import { fits } from './fit.ts';
import { type Group, type GroupContent, groupLayouts } from './groupLayouts.ts';
import { type Point, pointsOf } from './points.ts';
import { joinRich, joinSentences } from './richJoin.ts';
import { countWords } from './sentences.ts';
import { slideText, spaced } from './slideText.ts';
import { splitPoint } from './splitPoint.ts';
import { head, statement, type TextContent, textLayouts } from './textLayouts.ts';
import { visualSlides } from './visualSlides.ts';

interface Candidate {
  readonly score: number;
  readonly slide: Slide;
}

const certainlyFew = 60;

const isWithinWords = (slide: Slide, language: Language): boolean => {
  const text = slideText(slide);
  return estimateWords(text) <= certainlyFew || countWords(text, language) <= mostWords;
};

const best = (candidates: readonly Candidate[], { before, language }: Writing): Slide | undefined =>
  candidates
    .map(({ score, slide }, order) => ({ score: score - rhythmPenalty(slide, before), slide, order }))
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .find(({ slide }) => fits(slide) && isWithinWords(slide, language))?.slide;

const textSlide = (content: TextContent, frame: Frame, writing: Writing): Slide | undefined =>
  best(
    textLayouts.flatMap(({ suits, make }) => {
      const score = suits(content, frame, writing.language);
      return score === undefined ? [] : [{ score, slide: make(content, frame) }];
    }),
    writing,
  );

const groupSlide = (content: GroupContent, frame: Frame, writing: Writing): Slide | undefined =>
  best(
    groupLayouts.flatMap(({ suits, make }) => {
      const score = suits(content, writing.language);
      return score === undefined ? [] : [{ score, slide: make(content, frame) }];
    }),
    writing,
  );

const longestLead = 160;

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
  return [...(hasLead ? [{ lead, points: items }] : []), { points }];
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

const textPages = (all: readonly Point[], most: number, frame: Frame, writing: Writing): Slide[] => {
  const slides: Slide[] = [];
  const points = all.flatMap((point) => splitPoint(point, mostPointWords, writing.language));
  let rest = points;
  const words = points.reduce((sum, point) => sum + point.words, 0);
  const wished = Math.max(1, Math.ceil(words / 58), Math.ceil(points.length / 7));
  const even = Math.min(66, Math.max(24, Math.ceil(words / wished) + 8));
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

const groupOf = (
  part: Part,
  inner: readonly Group[],
  words: number | undefined,
  { language, style }: Writing,
): Group => ({
  heading: part.heading,
  points: choosePoints(pointsOf(part.blocks, language), words, style, language),
  inner,
});

/** Labeled parts by depth: the deeper ones inside those above them. */
const groupsOf = (parts: readonly Part[], words: number | undefined, writing: Writing): Group[] => {
  const top = Math.min(...parts.map(({ depth }) => depth));
  const starts = parts.flatMap(({ depth }, index) => (depth === top || index === 0 ? [index] : []));
  return starts.map((start, at) => {
    const [own, ...deeper] = parts.slice(start, starts[at + 1] ?? parts.length);
    return groupOf(own!, deeper.length > 0 ? groupsOf(deeper, words, writing) : [], words, writing);
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

const groupedSlides = (passage: Passage, own: readonly Point[], frame: Frame, writing: Writing): Slide[] => {
  const labeled = passage.parts.filter(({ isLabeled }) => isLabeled);
  const { language, style } = writing;
  const share =
    passage.words === undefined
      ? undefined
      : Math.floor(passage.words / (labeled.length + (own.length > 0 ? 1 : 0)));
  const chosen = choosePoints(own, share, style, language).slice(0, 2);
  const lead = joinSentences(chosen.map(({ text }) => text));
  const above = chosen.length > 0 && plain(lead).length <= 1.3 * longestLead ? { lead } : {};
  const groups = groupsOf(labeled, share, writing);
  const tries: GroupContent[] = [
    { ...above, groups },
    { groups },
    { ...above, groups: groups.map(firstOnly) },
    { groups: groups.map(firstOnly) },
    { groups: groups.map(bare) },
    ...deepestFirst(groups.map(bare)).map((kept) => ({ groups: kept })),
  ];
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

const quoteSlide = (
  { blocks, who }: BlockOf<'quote'>,
  { hiddenTitle: title }: Frame,
  { language }: Writing,
): Slide | undefined => {
  const text = joinRich(
    pointsOf(blocks, language).map((point) => point.text),
    ' ',
  );
  const slide: Slide = { ...unwritten, layout: 'quote', title, text, ...(who ? { who } : {}) };
  return fits(slide) && isWithinWords(slide, language) ? slide : undefined;
};

const calloutSlide = (
  { blocks, tone }: BlockOf<'callout'>,
  { hiddenTitle: title }: Frame,
  { language }: Writing,
): Slide | undefined => {
  const text = joinRich(
    pointsOf(blocks, language).map((point) => point.text),
    ' ',
  );
  const slide: Slide = { ...unwritten, layout: 'statement', title, text, tone };
  return fits(slide) && isWithinWords(slide, language) ? slide : undefined;
};

const loneSlide = ({ parts, visual }: Passage, frame: Frame, writing: Writing): Slide[] | undefined => {
  const [part, ...others] = parts;
  const [block, ...more] = part?.blocks ?? [];
  if (visual || others.length > 0 || more.length > 0 || frame.isContinued) return undefined;
  const slide =
    block?.kind === 'quote'
      ? quoteSlide(block, frame, writing)
      : block?.kind === 'callout'
        ? calloutSlide(block, frame, writing)
        : undefined;
  return slide && [slide];
};

const withoutSentence = (points: readonly Point[], sentence: RichText | undefined): Point[] => {
  const at = sentence ? points.findIndex(({ text }) => plain(text) === plain(sentence)) : -1;
  return points.filter((_, index) => index !== at);
};

/** A passage whose words the deck has no room for still has its slide: a listing, a sentence, its heading. */
const leastSlides = (passage: Passage, own: readonly Point[], frame: Frame, writing: Writing): Slide[] => {
  const { language, style } = writing;
  const visual = passage.parts.flatMap(({ blocks }) => blocks.flatMap(visualsWithin))[0];
  const words = leastWords(own);
  const tries = [
    () => (words === 0 && visual ? visualSlides({ ...passage, visual, slides: 1 }, [], frame, writing) : []),
    () => textPages(choosePoints(own, words, style, language), 1, frame, writing),
    () =>
      textPages(
        own.flatMap((point) => splitPoint(point, mostPointWords, language)).slice(0, 1),
        1,
        frame,
        writing,
      ),
    () => (visual ? visualSlides({ ...passage, visual, slides: 1 }, [], frame, writing) : []),
  ];
  for (const make of tries) {
    const slides = make();
    if (slides.length > 0) return slides;
  }
  const text = passage.parts.find(({ heading }) => heading.length > 0)?.heading ?? passage.title;
  return [{ ...unwritten, ...head(frame), layout: 'bullets', style: 'list', items: [{ text }] }];
};

const leastWords = (points: readonly Point[]): number =>
  points.length === 0 ? 0 : Math.min(24, Math.max(12, ...points.slice(0, 1).map(({ words }) => words)));

const mostPointWords = 60;

const monotonous = 4;

/** After many slides of bullets the most telling sentence stands alone; the others are in the notes. */
const mostTelling = (
  { titleSentence }: Passage,
  slides: readonly Slide[],
  chosen: readonly Point[],
  frame: Frame,
  { before, style, language }: Writing,
): Slide[] | undefined => {
  const isMonotonous =
    slides.length === 1 &&
    slides[0]?.layout === 'bullets' &&
    before.length >= monotonous &&
    before.slice(-monotonous).every((layout) => layout === 'bullets');
  if (!isMonotonous || style === 'Preserve' || titleSentence || chosen.some(({ from }) => from === 'item'))
    return undefined;
  const [best] = scoredPoints(chosen, style, language);
  const slide =
    best && statement.suits({ points: [best.point] }, frame, language) !== undefined
      ? statement.make({ points: [best.point] }, frame)
      : undefined;
  return slide && fits(slide) ? [slide] : undefined;
};

/** "For example:" says nothing without what followed it. */
const withoutIntroductions = (points: readonly Point[]): Point[] =>
  points.filter(
    ({ from, text }, index) =>
      from !== 'sentence' ||
      points[index + 1]?.from === 'item' ||
      (!/[:：]\s*$/u.test(plain(text)) && visualLength(plain(text)) > shortestSentence),
  );

/** "or", "Also:" */
const shortestSentence = 5;

const slidesOf = (passage: Passage, own: readonly Point[], frame: Frame, writing: Writing): Slide[] => {
  const { language, style } = writing;
  const most = passage.slides ?? Number.POSITIVE_INFINITY;
  if (passage.visual) return visualSlides(passage, own, frame, writing).slice(0, most);
  if (passage.parts.some(({ isLabeled }) => isLabeled)) return groupedSlides(passage, own, frame, writing);
  const said = style === 'Preserve' ? own : withoutIntroductions(own);
  const chosen = choosePoints(said, passage.words, style, language);
  const slides = textPages(chosen, most, frame, writing);
  return mostTelling(passage, slides, chosen, frame, writing) ?? slides;
};

/** Where the sentence of the title is all that is shown, it stands alone under its heading. */
const underHeading = (passage: Passage, own: readonly Point[], { language, style }: Writing): Passage => {
  const { titleSentence, heading, visual, kicker: _, above, ...plainPassage } = passage;
  if (!titleSentence || !heading || visual || passage.words === undefined) return passage;
  if (choosePoints(own, passage.words, style, language).length > 1) return passage;
  const words = passage.words + estimateWords(plain(titleSentence));
  return { ...plainPassage, ...(above ? { kicker: above, above } : {}), title: heading, words };
};

/** Where everything is to be seen, what stood beside a picture or under a label goes on below. */
const unshown = (passage: Passage, slides: readonly Slide[], frame: Frame, writing: Writing): Slide[] => {
  const shown = spaced(slides.map(slideText).join('\n'));
  const points = passage.parts
    .flatMap(({ blocks }) => pointsOf(blocks, writing.language))
    .flatMap((point) => splitPoint(point, mostPointWords, writing.language))
    .filter(({ text, items = [] }) => ![text, ...items].every((part) => shown.includes(spaced(plain(part)))));
  return textPages(
    points,
    Number.POSITIVE_INFINITY,
    { ...frame, isContinued: true },
    {
      ...writing,
      before: [...writing.before, ...slides.map(({ layout }) => layout)],
    },
  );
};

export const passageSlides = (passage: Passage, isContinued: boolean, writing: Writing): Slide[] => {
  const { language } = writing;
  const points = passage.parts
    .filter(({ isLabeled }) => !isLabeled)
    .flatMap(({ blocks }) => pointsOf(blocks, language));
  const settled = underHeading(passage, withoutSentence(points, passage.titleSentence), writing);
  const { title, kicker, role } = settled;
  const hiddenTitle = settled.above ? joinRich([settled.above, title], ' · ') : title;
  const frame: Frame = {
    title,
    hiddenTitle,
    ...(kicker ? { kicker } : {}),
    isContinued,
    ...(role ? { role } : {}),
  };
  const own = withoutSentence(points, settled.titleSentence);
  const slides = loneSlide(settled, frame, writing) ?? slidesOf(settled, own, frame, writing);
  const made = slides.length > 0 ? slides : leastSlides(settled, own, frame, writing);
  return writing.style === 'Preserve' ? [...made, ...unshown(settled, made, frame, writing)] : made;
};
