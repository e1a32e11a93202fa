import type { Language } from '../../../api/generationOptions.ts';
import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { pointsBack } from '../../../languages/recognising/openers.ts';
import { ownMarkOf } from '../../../layouts/ownMark.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { policy } from '../../policy/policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { joinSentences } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import { withoutFullStop } from '../../text/shorten.ts';
import { type Frame, lookOf, plainList, type Writing, wordsBelow, writingAfter } from '../draft/draft.ts';
import { shownOn } from '../draft/slideText.ts';
import { textSlide } from './bestSlide.ts';
import type { TextContent } from './layouts/textContent.ts';
import { calledByEntry } from './namedEntry.ts';
import { evenPages, pageCost, torn } from './pages.ts';
import {
  goesOnWith,
  isPlain,
  isSentence,
  listBelow,
  namedLine,
  type Point,
  pointOf,
  withoutRepeats,
} from './points.ts';
import { readText } from './readText.ts';
import { leadLines, listRoom, loadOfPoint } from './room.ts';
import { shortParagraphs } from './shortParagraphs.ts';
import { splitPoint } from './splitPoint.ts';
import { withTypedBelow } from './typedBelow.ts';

const stopWithin = /[\p{Ll}\p{N}%)](?:[.!?…]|\s[!?])\s+(?=\p{Lu})/u;
const areSeveral = (sentences: readonly RichText[]): boolean =>
  sentences.length > 1 || sentences.some((text) => stopWithin.test(plain(text)));

/** Bullets end alike: without a full stop, unless one of them is of several sentences. */
export const endedAlike = (texts: readonly (readonly RichText[])[]): RichText[] =>
  texts.some(areSeveral)
    ? texts.map((sentences) => joinSentences(sentences))
    : texts.map(([only = []]) => withoutFullStop(only));

/** A point with others below it and none beside it introduces them. */
const unfolded = ({ points, lead }: TextContent, frame: Frame, writing: Writing): Slide | undefined => {
  const [only, ...others] = points;
  if (lead || others.length > 0 || only?.checked !== undefined || (only?.items?.length ?? 0) < 2)
    return undefined;
  return textSlide({ lead: namedLine(only!), points: listBelow(only!) }, frame, writing);
};

/** Several sentences that are too much to be said large are read as lines; those of an entry stand below its first. */
const inSentences = (
  content: TextContent,
  isOneOfMany: boolean,
  { style, language }: Writing,
): TextContent => {
  const [only, ...others] = content.points;
  if (style === 'Preserve' || content.lead || !only || others.length > 0 || !isPlain(only)) return content;
  if (only.number !== undefined || only.words <= policy.choose.joinedWords) return content;
  const sentences = richSentences(only.text, language);
  if (sentences.length < 2) return content;
  const points = endedAlike(sentences.map((sentence) => [sentence])).map((text) => pointOf(text, only.from));
  if (only.lead) return { points, lead: only.lead };
  const [first, ...below] = points.map(({ text }) => text);
  return isOneOfMany ? { points: [{ ...only, text: first!, items: below }] } : { points };
};

/** A paragraph that is shown word for word is read as one, and not as a list of its sentences. */
const asParagraph = ({ lead, points }: TextContent, { style }: Writing): TextContent | undefined => {
  const [first, ...others] = points;
  const isParagraph =
    style === 'Preserve' &&
    !lead &&
    first !== undefined &&
    others.length > 0 &&
    others.every((point) => goesOnWith(first, point)) &&
    points.every(isSentence);
  return isParagraph ? { points: [pointOf(joinSentences(points.map(({ text }) => text)))] } : undefined;
};

const wholeSlide = (content: TextContent | undefined, frame: Frame, writing: Writing): Slide | undefined => {
  const slide = content && textSlide(content, frame, writing);
  return slide?.layout === 'statement' ? slide : undefined;
};

/** Of the slides of a content the one that suits; where it is a list, what goes on stands below what it is of. */
const led = (content: TextContent, frame: Frame, writing: Writing): Slide | undefined => {
  const slide =
    wholeSlide(asParagraph(content, writing), frame, writing) ?? textSlide(content, frame, writing);
  if (slide !== undefined && lookOf(slide) !== plainList) return slide;
  const text = readText(content, frame, writing);
  if (text) return text;
  const told = shortParagraphs(content, writing);
  return (told !== content ? textSlide(told, frame, writing) : undefined) ?? slide;
};

const isAnnouncement = ({ text, items }: Point): boolean => !items && endsInColon(text);

/** What it costs to begin a page with it: it belongs to what stands before. */
const tornBefore = ({ follows, goesOn }: Point, before: Point): number =>
  follows || isAnnouncement(before) ? torn.chain : goesOn ? torn.paragraph : 0;

const mostLinesAgain = 2;
const mayComeAgain = (lead: RichText): boolean => endsInColon(lead) && leadLines(lead) <= mostLinesAgain;
/** What of it announces what goes on, where that is short: of several sentences the last. */
const leadAgain = (lead: RichText, language: Language): RichText | undefined =>
  [richSentences(lead, language).at(-1) ?? [], lead].find(
    (text) => mayComeAgain(text) && (text === lead || !pointsBack(plain(text), language)),
  );

/** How much stands apart that belongs together. */
const tearOf = (pages: readonly Point[][]): number =>
  pages.slice(1).reduce((sum, [first], at) => sum + (first ? tornBefore(first, pages[at]!.at(-1)!) : 0), 0);

/** Where nothing else keeps a paragraph whole, a page more does. */
const tornAtAnyPrice = (point: Point, before: Point): number => {
  const cost = tornBefore(point, before);
  return cost > 0 ? cost + pageCost : 0;
};

/** A little more on a page than it shows well, where less is torn by it; the most where a thought would be. */
const tight = [1.15, 1.25];
export const inPages = (
  points: readonly Point[],
  words: number,
  frame: Frame,
  lead?: RichText,
): Point[][] => {
  const room = listRoom(points, lead, words);
  const pages = evenPages(points, loadOfPoint, room, tornBefore);
  const most = wordsBelow(frame) - estimateWords(plain(lead ?? []));
  const kept = tight.reduce((best, factor) => {
    if (tearOf(best) < (factor === tight[0] ? torn.paragraph : torn.chain)) return best;
    const tightly = { ...room, words: Math.min(room.words * factor, most) };
    const tighter = evenPages(points, loadOfPoint, tightly, tornBefore);
    return tearOf(tighter) >= tearOf(best) || tighter.length > best.length ? best : tighter;
  }, pages);
  return tearOf(kept) === 0 ? kept : evenPages(points, loadOfPoint, room, tornAtAnyPrice);
};

/** Where points that no slide holds together part best: between entries or paragraphs, and near their middle. */
const seamOf = (points: readonly Point[]): number => {
  const costs = points
    .slice(1)
    .map((point, at) => tornBefore(point, points[at]!) + Math.abs(2 * (at + 1) - points.length));
  return 1 + costs.lastIndexOf(Math.min(...costs));
};

const isCounted = (text: RichText): boolean => /^\d/u.test(ownMarkOf(text)?.mark ?? '');

const areEntries = (points: readonly Point[]): boolean =>
  points.filter(({ from, goesOn }) => from === 'item' && !goesOn).length > 1;

/** What an entry goes on with stands below what it begins with, and not beside it as if it were another. */
const nested = (page: readonly Point[], areMore: boolean): Point[] => {
  const out: Point[] = [];
  const areSeveral = areMore || areEntries(page);
  const isHead = ({ from, items, lead, number, text }: Point): boolean =>
    from === 'item' &&
    !items &&
    (areSeveral || lead !== undefined || number !== undefined || isCounted(text));
  page.forEach((point, at) => {
    const last = out.at(-1);
    const head = page.slice(0, at).findLast(({ goesOn }) => !goesOn);
    if (
      last &&
      head &&
      isHead(head) &&
      goesOnWith(head, point) &&
      isPlain(point) &&
      !point.items &&
      !point.binds
    )
      out[out.length - 1] = {
        ...last,
        items: [...(last.items ?? []), point.text],
        words: last.words + point.words,
      };
    else out.push(point);
  });
  return out;
};

/** Points in pages, each in the layout that suits it. */
const drawnPages = (
  written: readonly Point[],
  lead: RichText | undefined,
  words: number,
  frame: Frame,
  writing: Writing,
): Slide[] => {
  const points =
    writing.style === 'Preserve' ? written : written.map((point) => withTypedBelow(point, writing.language));
  const pages = inPages(points, words, frame, lead);
  const areSeveral = areEntries(points);
  const slides: Slide[] = [];
  // What goes on on another slide is still what the sentence announces.
  const leadOf = (page: readonly Point[]): RichText | undefined => {
    if (slides.length === 0 || !lead) return lead;
    return writing.style === 'Preserve' || page[0]!.goesOn ? undefined : leadAgain(lead, writing.language);
  };
  for (const page of pages.map(withoutRepeats)) {
    const isFirst = slides.length === 0;
    const here = isFirst ? frame : { ...frame, isContinued: true };
    const now = writingAfter(slides, writing);
    const drawn = (above: RichText | undefined): Slide | undefined => {
      const own = above ? { points: page, frame: here } : calledByEntry(page, here, writing);
      const isOneOfMany = areSeveral && !above && own.frame === here;
      const called =
        own.frame === here && writing.style !== 'Preserve'
          ? { ...own, points: nested(page, isOneOfMany) }
          : own;
      const content = inSentences(
        { points: called.points, ...(above ? { lead: above } : {}) },
        isOneOfMany,
        writing,
      );
      return unfolded(content, called.frame, now) ?? led(content, called.frame, now);
    };
    const slide = drawn(leadOf(page)) ?? (isFirst ? undefined : drawn(undefined));
    if (slide) slides.push(slide);
    else if (page.length > 1) {
      const seam = seamOf(page);
      for (const part of [page.slice(0, seam), page.slice(seam)])
        slides.push(...drawnPages(part, leadOf(part), words, here, now));
    } else if (lead) {
      // What announces an entry says nothing on the slide before it.
      const isSaid = writing.style === 'Preserve' || !endsInColon(lead);
      slides.push(...drawnPages(isSaid ? [pointOf(lead), ...page] : page, undefined, words, here, now));
    } else
      slides.push(
        ...splitPoint(page[0]!, Math.max(12, Math.floor(page[0]!.words / 2)), writing.language).flatMap(
          (point) => (point.words < page[0]!.words ? drawnPages([point], undefined, words, here, now) : []),
        ),
      );
  }
  return slides;
};

const isEntry = ({ from }: Point): boolean => from !== 'sentence';

/** How often each occurs, most often first. */
const byCount = (looks: readonly string[]): string[] =>
  [...new Set(looks)].sort(
    (one, other) =>
      looks.filter((look) => look === other).length - looks.filter((look) => look === one).length,
  );

const isLoneBullet = (slide: Slide): boolean => slide.layout === 'bullets' && slide.items.length === 1;

const areShownOn = (slides: readonly Slide[], points: readonly Point[]): boolean => {
  const isShown = shownOn(slides);
  return points.every(({ text, items = [] }) => [text, ...items].every((line) => isShown(plain(line))));
};

/** Points in pages: those of one list look alike, if that takes no more of them, and others as suits each. */
export const pagedPoints = (
  points: readonly Point[],
  lead: RichText | undefined,
  words: number,
  frame: Frame,
  writing: Writing,
): Slide[] => {
  const slides = drawnPages(points, lead, words, frame, writing);
  const looks = byCount(slides.map(lookOf));
  if (looks.length < 2 || frame.look || !points.every(isEntry)) return slides;
  for (const look of looks) {
    const alike = drawnPages(points, lead, words, { ...frame, look }, writing);
    const areAlike = alike.every((slide) => lookOf(slide) === look && !isLoneBullet(slide));
    if (alike.length <= slides.length && areAlike && areShownOn(alike, points)) return alike;
  }
  return slides;
};
