import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { fill } from '../../../languages/deckWords.ts';
import { deckWords } from '../../../languages/wordsOfDeck.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { chainsOf } from '../../features/chains.ts';
import type { Item } from '../../features/items.ts';
import type { Said } from '../../features/said.ts';
import type { Body } from '../../planning/scene.ts';
import { policy } from '../../policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { endsInCode, fullStopOf, joinSentences } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import { shortened, withoutFullStop, withoutIdleAsides } from '../../text/shorten.ts';
import { type Frame, mostWords, type Writing, wordsBelow } from '../draft.ts';
import { textSlide } from './bestSlide.ts';
import { chooseSaid } from './chooseSaid.ts';
import { areDefinitions, definitionTable } from './definitionTable.ts';
import { evenPages } from './pages.ts';
import { lineOfPoint, type Point, pointOf, pointOfItem, pointWords, wordsOfAll } from './points.ts';
import { isLead, listRoom, loadOfPoint } from './room.ts';
import { splitPoint } from './splitPoint.ts';
import { pagedPoints } from './textSlides.ts';

type ListBody = Extract<Body, { kind: 'list' }>;

const { list: limits } = policy;

/** "3 more in the notes": what is left out is never silent. */
export const moreInNotes = (count: number, language: Language): Point => ({
  ...pointOf([{ text: fill(deckWords(language).slides.moreInNotes, { count }), marks: ['emphasis'] }]),
  from: 'more',
  follows: true,
});

const withoutStop = (point: Point, language: Language): Point =>
  richSentences(point.text, language).length > 1 ? point : { ...point, text: withoutFullStop(point.text) };

const endedAlike = (points: readonly Point[], language: Language): Point[] => {
  const isLong = points.some(({ text }) => richSentences(text, language).length > 1);
  return isLong
    ? points.map((point) => ({ ...point, text: endedFully(point.text) }))
    : points.map((point) => withoutStop(point, language));
};

const endedFully = (text: RichText): RichText =>
  endsInCode(text) || /[\p{P}\p{S}]$/u.test(plain(text).trimEnd()) || estimateWords(plain(text)) < 4
    ? text
    : [...text, { text: fullStopOf(plain(text)) }];

/** In so few words: the sentence that carries a point, where the item has one, else its first ones. */
const shortText = (point: Point, item: Item | undefined, room: number, language: Language): RichText => {
  const carrying = item?.said.some(({ score }) => score >= policy.scene.pointScore) === true;
  if (!carrying || !item) return shortened(point.text, room, language);
  const chosen = chooseSaid(item.said, { words: room, points: 2 }).flat();
  return joinSentences(chosen.map(({ text }) => text));
};

const shortPoint = (
  point: Point,
  item: Item | undefined,
  most: number,
  language: Language,
  keepsInner: boolean,
): Point => {
  if (point.words <= most) return point;
  const { items, ...bare } = point;
  const room = Math.max(6, most - estimateWords(plain(point.lead ?? [])));
  // What a colon announces is never left out.
  const hasInner = items !== undefined && (keepsInner || /[:：]\s*$/u.test(plain(point.text)));
  const inner = hasInner ? items.map((line) => shortened(line, limits.innerWords, language)) : undefined;
  const text = inner ? shortened(point.text, room, language) : shortText(point, item, room, language);
  const short = { ...bare, text, ...(inner ? { items: inner } : {}) };
  return { ...short, words: pointWords(short) };
};

/** From all that the items say down to what each says first, or best. */
const formsOf = (items: readonly Item[], language: Language): (() => Point[])[] => {
  const points = items.map(pointOfItem);
  const form = (most: number, keepsInner: (point: Point) => boolean) => () =>
    points.map((point, at) => shortPoint(point, items[at], most, language, keepsInner(point)));
  return [
    form(limits.wallWords, () => true),
    form(limits.easyWords, () => true),
    form(limits.easyWords, ({ items: inner = [] }) => inner.length <= 2),
    form(limits.briefWords, () => false),
    // Rather without what stands in brackets than without an item.
    () =>
      form(limits.briefWords, () => false)().map((point) => {
        const bare = { ...point, text: withoutIdleAsides(point.text) };
        return { ...bare, words: pointWords(bare) };
      }),
  ];
};

/** What stands above the list: what introduces it, with the sentence before that where both have room. */
const leadOf = ({ lead, above }: Pick<ListBody, 'lead' | 'above'>): RichText | undefined => {
  const own = lead?.text;
  const [best] = chainsOf(above)
    .filter(({ isLoose }) => !isLoose)
    .flatMap(({ said: [first] }) => (first ? [first] : []))
    .sort((a, b) => b.score - a.score);
  const options: (RichText | undefined)[] = [
    best && own && !lead.pointsBack ? joinSentences([best.text, own]) : undefined,
    lead?.pointsBack ? undefined : own,
    best?.text,
    own,
  ];
  return options.find((text): text is RichText => text !== undefined && text.length > 0 && isLead(text));
};

/** What introduces a list and is too long to stand above it has the items below it. */
const nested = (
  lead: Said | undefined,
  shown: RichText | undefined,
  points: readonly Point[],
): Point[] | undefined => {
  if (!lead || shown || !lead.leadsIn || points.some(({ items }) => items)) return undefined;
  const items = points.map(lineOfPoint);
  const point = { text: lead.text, items, from: 'item' as const };
  return [{ ...point, words: pointWords(point) }];
};

const weightOf = ({ roles }: Item): number =>
  Math.max(0, ...[...roles].map(([role, strength]) => policy.worth.roles[role] * strength));

/** As many as so many pages hold: the first, and those that carry a point. */
const cutTo = (points: readonly Point[], items: readonly Item[], count: number): number[] => {
  const order = points.map((_, at) => at).sort((a, b) => weightOf(items[b]!) - weightOf(items[a]!) || a - b);
  const urgent = order.slice(0, count).filter((at) => weightOf(items[at]!) >= limits.urgent);
  const kept = new Set(urgent);
  for (let at = 0; kept.size < count && at < points.length; at += 1) kept.add(at);
  return [...kept].sort((a, b) => a - b);
};

export const listSlides = (body: ListBody, most: number, frame: Frame, writing: Writing): Slide[] => {
  const { language, deckLanguage, style } = writing;
  const { items } = body;
  const lead = leadOf(body);
  const points = items.map(pointOfItem);
  const below = body.below
    .filter(({ leadsIn, score }) => !leadsIn && score >= policy.list.leastBelow)
    .slice(0, 1)
    .map(({ text }) => pointOf(text, 'below'));
  if (style === 'Preserve') {
    const said = body.lead?.text;
    const above = said && isLead(said) && body.above.length === 0 ? said : undefined;
    const owned = above ? undefined : nested(body.lead, undefined, points);
    const isOwned = owned !== undefined && wordsOfAll(owned) <= mostWords - 6;
    const whole = [
      ...body.above.map(({ text }) => pointOf(text)),
      ...(isOwned ? owned : [...(said && !above ? [pointOf(said)] : []), ...points]),
      ...body.below.map(({ text }) => pointOf(text)),
    ].flatMap((point) => splitPoint(point, policy.sentence.mostWhole, language));
    return pagedPoints(whole, above, wordsBelow(frame), frame, writing);
  }
  const shortest = style === 'Strong' ? 1 : 0;
  // Rather than any of its items the list is without what stands above it.
  const mayFit = points.length <= most * limits.mostOnSlide;
  for (const above of !mayFit ? [] : lead ? [lead, undefined] : [undefined])
    for (const form of formsOf(items, language).slice(shortest)) {
      const shown = endedAlike(form(), language);
      const all = (above === lead ? nested(body.lead, lead, shown) : undefined) ?? shown;
      const ended = below.map((point) => withoutStop(point, language));
      for (const each of ended.length > 0 ? [[...all, ...ended], all] : [all]) {
        const slides = inPages(each, above, most, frame, writing);
        if (slides) return slides;
      }
    }
  const announced = body.lead?.leadsIn === true ? lead : undefined;
  if (areDefinitions(points))
    for (const form of formsOf(items, language)) {
      const table = definitionTable(endedAlike(form(), language), lead, most, frame);
      if (table) return table;
    }
  const brief = endedAlike(formsOf(items, language).at(-1)!(), language);
  for (let count = Math.min(points.length - 1, most * limits.mostOnSlide); count > 0; count -= 1) {
    const kept = cutTo(brief, items, count).map((at) => brief[at]!);
    const all = [...kept, moreInNotes(points.length - count, deckLanguage)];
    for (const above of announced ? [announced, undefined] : [undefined]) {
      const room = roomUnder(above, style);
      if (evenPages(all, loadOfPoint, room).length > most) continue;
      const slides = pagedPoints(all, above, room.words + 8, frame, writing);
      if (slides.length > 0 && slides.length <= most) return slides;
    }
  }
  return [];
};

/** Of words that are easily read below so many, and of no more than a slide holds. */
const wordsUnder = (lead: RichText | undefined, style: Writing['style']) => {
  const above = lead ? estimateWords(plain(lead)) : 0;
  return { easy: limits.slideWords[style] - above / 2, most: mostWords - above };
};

const roomUnder = (lead: RichText | undefined, style: Writing['style']) => {
  const { easy, most } = wordsUnder(lead, style);
  return listRoom(lead, Math.min(easy, most));
};

/** In so many pages; undefined: they do not hold it. */
const inPages = (
  points: readonly Point[],
  lead: RichText | undefined,
  most: number,
  frame: Frame,
  writing: Writing,
): Slide[] | undefined => {
  const room = roomUnder(lead, writing.style);
  // One slide in whatever layout holds it is better than two.
  const whole = textSlide({ points, ...(lead ? { lead } : {}) }, frame, writing);
  if (whole && (most === 1 || wordsOfAll(points) <= wordsUnder(lead, writing.style).easy)) return [whole];
  if (evenPages(points, loadOfPoint, room).length > most) return undefined;
  const slides = pagedPoints(points, lead, room.words, frame, writing);
  return slides.length > 0 && slides.length <= most ? slides : undefined;
};
