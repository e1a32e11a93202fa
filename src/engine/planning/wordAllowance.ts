import type { Language, RewriteStyle } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import {
  bulletForms,
  isShortList,
  listForms,
  type ScoredPoint,
  scoredPoints,
} from '../writing/choosePoints.ts';
import { estimateWords } from '../writing/estimateWords.ts';
import { listedParts } from '../writing/groupedSlides.ts';
import { type Point, pointsOf, wordsOfAll } from '../writing/points.ts';
import { visualWords } from './demoteVisuals.ts';
import type { Passage, Visual } from './material.ts';
import { besideWords, slideWords } from './stretch.ts';

/** The share of a source's words that its slides show: 70 and 35 % at most, with a little room. */
const mostShown: Readonly<Record<RewriteStyle, number>> = { Preserve: 1, Subtle: 0.665, Strong: 0.33 };
const shortText = 180;
const fullText = 300;

/** A text of a few sentences is shown as it is: half of it would say nothing. */
export const shownWords = (words: number, style: RewriteStyle): number => {
  const along = Math.min(1, Math.max(0, (words - shortText) / (fullText - shortText)));
  const share = style === 'Subtle' ? 1 - along * (1 - mostShown.Subtle) : mostShown[style];
  return share * words;
};

/** Of its prose, however much headings, tables and code take. */
export const leastProse: Readonly<Record<RewriteStyle, number>> = { Preserve: 1, Subtle: 0.35, Strong: 0.15 };

const words = (text: RichText | undefined): number => (text ? estimateWords(plain(text)) : 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A slide may show more than is good for it when a list is whole only so. */
const slackWords = 18;

const roomOf = ({ visual, gallery, slides = 1 }: Passage): number =>
  visual === undefined
    ? slides * slideWords + slackWords
    : gallery
      ? 0
      : visual.kind === 'image'
        ? besideWords
        : visual.kind === 'table'
          ? 34
          : 24;

interface Wish {
  readonly passage: number;
  readonly words: number;
  readonly score: number;
  /** A list is shown whole where it can be, so part of it is better than none. */
  readonly isList: boolean;
  /** Shown in any case. */
  readonly isDue: boolean;
}

const listScore = 2.1;
/** What a list says of its names is worth more than any sentence, and what it says beyond that less. */
const extraScores = [5, 1.7, 1.1] as const;
/** A slide of text without a list has a few sentences at least; a picture is told of, a formula explained. */
const firstScores: Readonly<Record<Visual['kind'] | 'text', number>> = {
  text: 2,
  math: 1.5,
  image: 1,
  diagram: 0,
  table: 0,
  code: 0,
};
const secondScore = 1.1;
const fewWords = 22;
/** What a deck ends with matters, then what it begins with. */
const endScore = 0.5;
const earlyScore = 0.3;
const importanceOf = ({ role }: Passage, along: number): number =>
  role ? endScore : earlyScore * (1 - along);

/** A list's shortest form, and what its longer ones add. */
const listWishes = (
  items: readonly Point[],
  room: number,
  passage: number,
  importance: number,
  language: Language,
) => {
  const [bullets = 0, tight = 0, brief = 0, names = 0] = listForms(items, language).map((form) =>
    Math.min(room, wordsOfAll(form)),
  );
  const shortest = { words: names, score: listScore + importance, isList: true, isDue: isShortList(items) };
  const longer = [brief - names, tight - brief, bullets - tight].map((words, index) => ({
    words,
    score: (extraScores[index] ?? 0) + importance,
    isList: false,
    isDue: false,
  }));
  return [shortest, ...longer].filter((wish) => wish.words > 0).map((wish): Wish => ({ ...wish, passage }));
};

/** What a passage would show: its lists whole, however short, then its sentences. */
const wishesOf = (
  passage: Passage,
  index: number,
  style: RewriteStyle,
  language: Language,
  importance: number,
): Wish[] => {
  const labeled = new Set(listedParts(passage.parts.filter(({ isLabeled }) => isLabeled)));
  const seen = passage.parts.filter((part) => !part.isLabeled || labeled.has(part));
  const scored = seen.flatMap((part) =>
    scoredPoints(bulletForms(pointsOf(part.blocks, language), language), style, language),
  );
  const isItem = ({ point }: ScoredPoint): boolean => point.from === 'item';
  const wishes = listWishes(
    scored.filter(isItem).map(({ point }) => point),
    roomOf(passage),
    index,
    importance,
    language,
  );
  const hasList = wishes.length > 0;
  let room = roomOf(passage) - sum(wishes.slice(0, 3).map((wish) => wish.words));
  let said = 0;
  for (const { point, score } of scored.filter((each) => !isItem(each)).sort((a, b) => b.score - a.score)) {
    if (point.words > room) continue;
    const bonus = hasList
      ? 0
      : said === 0
        ? firstScores[passage.visual?.kind ?? 'text']
        : said < fewWords && !passage.visual
          ? secondScore
          : 0;
    wishes.push({
      passage: index,
      words: point.words,
      score: score + importance + bonus,
      isList: false,
      isDue: false,
    });
    room -= point.words;
    said += point.words;
  }
  return wishes;
};

interface Grant {
  readonly passages: readonly Passage[];
  /** Something would have been shown if there had been more. */
  readonly isShort: boolean;
}

/** Shares the words that the rewrite style lets slides show, and some more or fewer, out among the passages. */
export type Allowance = (more: number) => Grant;

/** The most telling first. */
export const allowanceFor = (
  passages: readonly Passage[],
  source: { readonly words: number; readonly prose: number; readonly frame: number },
  style: RewriteStyle,
  language: Language,
): Allowance => {
  if (style === 'Preserve') return () => ({ passages, isShort: false });
  const fixed = sum(
    passages.map(
      ({ title, kicker, visual, parts }) =>
        words(title) +
        words(kicker) +
        (visual ? visualWords(visual, language) : 0) +
        sum(parts.map(({ heading, isLabeled }) => (isLabeled ? words(heading) : 0))),
    ),
  );
  const all = Math.max(
    shownWords(source.words, style) - fixed - source.frame,
    leastProse[style] * source.prose,
  );
  const wishes = passages
    .flatMap((passage, index) =>
      wishesOf(passage, index, style, language, importanceOf(passage, index / passages.length)),
    )
    .sort((a, b) => b.score - a.score || a.passage - b.passage);
  const due = wishes.filter(({ isDue }) => isDue);
  const others = wishes.filter(({ isDue }) => !isDue);
  return (more) => {
    let left = all + more;
    let isShort = false;
    const granted = passages.map(() => 0);
    const grant = ({ passage }: Wish, given: number): void => {
      left -= given;
      granted[passage] = (granted[passage] ?? 0) + given;
    };
    for (const wish of due) grant(wish, wish.words);
    for (const wish of others) {
      const given = wish.isList ? Math.min(wish.words, left) : wish.words;
      isShort ||= left < wish.words;
      if (given <= left && given >= wish.words / 2) grant(wish, given);
    }
    return {
      passages: passages.map((passage, index) => ({ ...passage, words: granted[index] ?? 0 })),
      isShort,
    };
  };
};
