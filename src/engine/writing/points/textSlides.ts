import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { endsOpen, leadsIn } from '../../../languages/recognising/openers.ts';
import { connectiveLength } from '../../../languages/recognising/talk.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { binds } from '../../features/binds.ts';
import { hasRole, type Said, unwalled } from '../../features/said.ts';
import { pagesOfLongText } from '../../planning/scenes/pagesNeeded.ts';
import { policy } from '../../policy/policy.ts';
import { fits } from '../../text/fit.ts';
import { richSentences } from '../../text/sentences.ts';
import { upToClause, withoutIdleAsides } from '../../text/shorten.ts';
import { type Frame, head, unwritten, type Writing, wordsBelow, writingAfter } from '../draft/draft.ts';
import { choosingOf } from './chooseSaid.ts';
import type { TextContent } from './layouts/textContent.ts';
import { endedAlike, inPages, pagedPoints } from './pagedPoints.ts';
import { paragraphPages } from './paragraphPages.ts';
import { type Point, pointOf } from './points.ts';
import { listRoom } from './room.ts';
import { splitPoint } from './splitPoint.ts';

/** Words of what is said of a wall. */
const clause = { least: 12, most: 40 } as const;

/** A long sentence without its asides, a wall without what comes after its first clauses. */
export const eased = (text: RichText, words: number): RichText => {
  if (words <= policy.sentence.easy) return text;
  const bare = withoutIdleAsides(text);
  return words > policy.text.inOneBreath ? upToClause(bare, clause.most, clause.least) : bare;
};

const easedOf = ({ text, words }: Said): RichText => eased(text, words);

/** A sentence with its asides, if it is no wall. */
const wholeOf = (said: Said): RichText => (said.words > policy.sentence.most ? easedOf(said) : said.text);

/** "In particular, this means:" at the end of what is said together announces what stands elsewhere. */
const withoutOpenEnd = (chain: readonly Said[]): readonly Said[] => {
  const last = chain.findLastIndex(({ leadsIn }) => !leadsIn);
  return last < 0 ? chain : chain.slice(0, last + 1);
};

const hasFigure = /\p{N}/u;
/** "However, it leaks.", "The sum is 40,000." "This worked" is as good as what it points to. */
const turns = (said: Said, language: Language): boolean =>
  (hasFigure.test(plain(said.text)) || hasRole(said, 'caveat', 'conclusion', 'result')) &&
  (!said.pointsBack || connectiveLength(plain(said.text), language) > 0);

/** Chosen sentences as bullets: what points back goes with what it points to. */
export const pointsOfChains = (
  chains: readonly (readonly Said[])[],
  language: Language,
  shownOf: (said: Said) => RichText = easedOf,
): Point[] => {
  const parts = chains.map(withoutOpenEnd).flatMap((chain) => {
    const texts = chain.map(shownOf);
    const goesOn = chain[0]?.opens !== true;
    const paragraph = chain[0]?.paragraph;
    const words = chain.reduce((sum, each) => sum + each.words, 0);
    const isOne = words <= policy.choose.joinedWords && !chain.some(({ opens }, at) => at > 0 && opens);
    return isOne || chain.length === 1
      ? [
          {
            texts,
            stays: false,
            goesOn,
            paragraph,
            isBinding: chain.some(binds),
            isTurn: chain.some((each) => turns(each, language)),
          },
        ]
      : texts.map((text, at) => ({
          texts: [text],
          stays: at > 0,
          goesOn: at === 0 ? goesOn : chain[at]!.opens !== true,
          paragraph: chain[at]!.paragraph,
          isBinding: binds(chain[at]!),
          isTurn: turns(chain[at]!, language),
        }));
  });
  const ended = endedAlike(parts.map(({ texts }) => texts));
  return parts.map(({ stays, goesOn, paragraph, isBinding, isTurn }, at) => ({
    ...pointOf(ended[at]!),
    ...(stays ? { follows: true } : {}),
    ...(goesOn ? { goesOn } : {}),
    ...(paragraph ? { paragraph } : {}),
    ...(isBinding ? { binds: true } : {}),
    ...(isTurn ? { turns: true } : {}),
  }));
};

const leastLed = 2;
const goesOnBelow = /(?:[:：…]|\.\.\.)\s*$/u;
/** "The following are key risks" stands above those that follow, and is none of them. */
const ledBy = (points: readonly Point[], language: Language): TextContent => {
  const [first, ...others] = points;
  const isLed =
    first !== undefined &&
    others.length >= leastLed &&
    plain(first.text).length <= policy.text.leadLetters &&
    richSentences(first.text, language).length === 1 &&
    (goesOnBelow.test(plain(first.text)) ||
      (leadsIn(plain(first.text), language) && !endsOpen(plain(first.text), language)));
  return isLed ? { lead: first.text, points: others } : { points };
};

/** A few words more than a slide shows well. */
const spare = 12;
/** Full pages, or those under a title of two lines. */
const roomsOf = (words: number): readonly number[] => [words + spare, words];

const fewest = 20;
const fewer = 6;

const paragraphSlides = (said: readonly Said[], pages: number, frame: Frame, writing: Writing): Slide[] => {
  const words = policy.text.slideWords[writing.style] + spare;
  const slides: Slide[] = [];
  for (const page of paragraphPages(said, pages, listRoom([], undefined, words), (chains) =>
    pointsOfChains(chains, writing.language),
  )) {
    const here = slides.length > 0 ? { ...frame, isContinued: true } : frame;
    slides.push(...pagedPoints(page, undefined, words, here, writingAfter(slides, writing)));
  }
  return slides;
};

/** Nothing but sentences that are longer than any that is chosen: the one that says most, as a text. */
const longSentence = (said: readonly Said[], frame: Frame): Slide[] => {
  const [best] = said.map(unwalled).toSorted((a, b) => b.score - a.score);
  if (!best || best.isIdle || best.score <= policy.choose.least) return [];
  const slide: Slide = { ...unwritten, ...head(frame), layout: 'text', paragraphs: [best.text] };
  return fits(slide) ? [slide] : [];
};

/** A text in so many slides: the sentences that say most, or all of them. */
export const textSlides = (said: readonly Said[], pages: number, frame: Frame, writing: Writing): Slide[] => {
  const { style, language } = writing;
  const { slideWords, share, mostPoints } = policy.text;
  if (style === 'Preserve') {
    const points = said.flatMap(({ text, paragraph, opens, pointsBack }, at) =>
      splitPoint(pointOf(text), policy.sentence.mostWhole, language).map((point, part) => ({
        ...point,
        ...(paragraph ? { paragraph } : {}),
        ...(at > 0 && (part > 0 || opens !== true) ? { goesOn: true } : {}),
        ...(part === 0 && at > 0 && pointsBack ? { follows: true } : {}),
      })),
    );
    return pagedPoints(points, undefined, wordsBelow(frame), frame, writing);
  }
  const all = said.reduce((sum, { words }) => sum + words, 0);
  const room = pages * (slideWords[style] + spare);
  const isWhole = all * share[style] <= room;
  const words = isWhole ? Math.max(room, all * share[style]) : pages * slideWords[style];
  const least = isWhole ? policy.choose.leastOfShort : policy.choose.least;
  const told = isWhole ? said.map(unwalled) : said;
  const inSlides = (points: readonly Point[], most: number): Slide[] => {
    const { lead, points: below } = ledBy(points, language);
    return pagedPoints(below, lead, most, frame, writing);
  };
  let slides: Slide[] = [];
  if (style === 'Subtle' && pages >= policy.text.mostWhole && pagesOfLongText(said, style) !== undefined) {
    const byParagraph = paragraphSlides(said, pages, frame, writing);
    if (byParagraph.length <= pages) return byParagraph;
  }
  const choose = choosingOf(told);
  // Rather without what says least than without what comes last.
  for (let less = words, before = -1; less >= fewest; less -= fewer) {
    const chosen = choose({ words: less, points: pages * mostPoints[style] }, least);
    const count = chosen.reduce((sum, chain) => sum + chain.length, 0);
    if (count === 0 || count === before) continue;
    before = count;
    // Rather without asides than without a sentence.
    for (const points of [pointsOfChains(chosen, language, wholeOf), pointsOfChains(chosen, language)])
      for (const most of roomsOf(slideWords[style])) {
        if (less > fewest && inPages(points, most, frame).length > pages) continue;
        slides = inSlides(points, most);
        if (slides.length <= pages) return slides;
      }
  }
  return slides.length > 0 ? slides : longSentence(said, frame);
};
