import { visualLength } from '../../deck/canvas.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { Slide } from '../../deck/slide.ts';
import type { Passage } from '../planning/material.ts';
import { visualsWithin } from '../planning/stretch.ts';
import { choosePoints, scoredPoints } from './choosePoints.ts';
import { type Frame, unwritten, type Writing } from './draft.ts';
import { estimateWords } from './estimateWords.ts';
import { fits } from './fit.ts';
import { gallerySlide } from './gallerySlide.ts';
import { groupedSlides } from './groupedSlides.ts';
import { loneSlide } from './loneSlide.ts';
import { type Point, pointsOf } from './points.ts';
import { joinRich } from './richJoin.ts';
import { slideText, spaced } from './slideText.ts';
import { splitPoint } from './splitPoint.ts';
import { head, statement } from './textLayouts.ts';
import { mostPointWords, textPages } from './textPages.ts';
import { visualSlides } from './visualSlides.ts';

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
      (!/[:：]\s*$/u.test(plain(text)) && visualLength(plain(text)) > shortestSentence && !isName(text)),
  );

/** "**Who wrote this?**" */
const isName = (text: RichText): boolean =>
  text.every(({ marks }) => marks?.includes('strong')) && estimateWords(plain(text)) <= mostNameWords;
const mostNameWords = 5;

/** "or", "Also:" */
const shortestSentence = 5;

const slidesOf = (passage: Passage, own: readonly Point[], frame: Frame, writing: Writing): Slide[] => {
  const { language, style } = writing;
  const most = passage.slides ?? Number.POSITIVE_INFINITY;
  if (passage.gallery) return [gallerySlide(passage, passage.gallery, frame)];
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
  if (choosePoints(withoutIntroductions(own), passage.words, style, language).length > 1) return passage;
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

/** A heading too long for a title is said in full before what it is about. */
const longHeadingSlides = (
  { longHeading: text, slides }: Passage,
  frame: Frame,
  writing: Writing,
  made: readonly Slide[],
): Slide[] => {
  if (!text) return [...made];
  const point: Point = { text, from: 'sentence', opens: true, words: estimateWords(plain(text)) };
  return [...textPages([point], Number.POSITIVE_INFINITY, frame, writing), ...made].slice(0, slides);
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
  const whole = longHeadingSlides(passage, frame, writing, made);
  return writing.style === 'Preserve' ? [...whole, ...unshown(settled, whole, frame, writing)] : whole;
};
