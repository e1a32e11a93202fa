import type { Language, RewriteStyle } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { bulletForms, listForms, type ScoredPoint, scoredPoints } from '../writing/choosePoints.ts';
import { estimateWords } from '../writing/estimateWords.ts';
import { listedParts } from '../writing/groupedSlides.ts';
import { type Point, pointsOf, wordsOfAll } from '../writing/points.ts';
import { visualWords } from './demoteVisuals.ts';
import type { Passage } from './material.ts';
import { besideWords, slideWords } from './stretch.ts';

/** The most of a source's words that its slides show, with a little room for what is said twice. */
const mostShown: Readonly<Record<RewriteStyle, number>> = { Preserve: 1, Subtle: 0.65, Strong: 0.32 };
const shortText = 60;
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
}

/** Half a short list is worse than a few words too many. */
const shortList = 45;
const overrun = 0.04;
const listScore = 2.1;
/** What a list says beyond its shortest form is worth less than an opening sentence. */
const extraScores = [2, 1.9, 1.1] as const;
/** A slide of text without a list has a few sentences at least. */
const firstScore = 2;
const secondScore = 1.1;
const fewWords = 22;
/** How a deck ends matters. */
const endScore = 0.5;
const endPassages = 2;

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
  const shortest = { words: names, score: listScore + importance - 0.003 * names, isList: true };
  const longer = [brief - names, tight - brief, bullets - tight].map((words, index) => ({
    words,
    score: (extraScores[index] ?? 0) + importance,
    isList: false,
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
    const bonus = hasList || passage.visual ? 0 : said === 0 ? firstScore : said < fewWords ? secondScore : 0;
    wishes.push({ passage: index, words: point.words, score: score + importance + bonus, isList: false });
    room -= point.words;
    said += point.words;
  }
  return wishes;
};

/** Shares the words that the rewrite style lets slides show out among the passages, the most telling first. */
export const withAllowance = (
  passages: readonly Passage[],
  source: { readonly words: number; readonly prose: number; readonly frame: number },
  style: RewriteStyle,
  language: Language,
): Passage[] => {
  if (style === 'Preserve') return [...passages];
  const fixed = sum(
    passages.map(
      ({ title, kicker, visual, parts }) =>
        words(title) +
        words(kicker) +
        (visual ? visualWords(visual, language) : 0) +
        sum(parts.map(({ heading, isLabeled }) => (isLabeled ? words(heading) : 0))),
    ),
  );
  let left = Math.max(
    shownWords(source.words, style) - fixed - source.frame,
    leastProse[style] * source.prose,
  );
  const granted = passages.map(() => 0);
  const wishes = passages.flatMap((passage, index) =>
    wishesOf(
      passage,
      index,
      style,
      language,
      passage.role || index >= passages.length - endPassages ? endScore : 0,
    ),
  );
  for (const wish of wishes.sort((a, b) => b.score - a.score || a.passage - b.passage)) {
    const room = wish.isList && wish.words <= shortList ? left + overrun * source.words : left;
    const given = wish.isList ? Math.min(wish.words, room) : wish.words;
    if (given > room || given < wish.words / 2) continue;
    left -= given;
    granted[wish.passage] = (granted[wish.passage] ?? 0) + given;
  }
  return passages.map((passage, index) => ({ ...passage, words: granted[index] ?? 0 }));
};
