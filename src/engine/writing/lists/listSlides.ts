import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { fill } from '../../../languages/deckWords.ts';
import { deckWords } from '../../../languages/wordsOfDeck.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Item } from '../../features/items.ts';
import type { Said } from '../../features/said.ts';
import type { Body } from '../../planning/scenes/scene.ts';
import { policy } from '../../policy/policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { fits } from '../../text/fit.ts';
import { withoutListTail } from '../../text/listTail.ts';
import { richSentences } from '../../text/sentences.ts';
import { withoutFullStop } from '../../text/shorten.ts';
import { type Frame, mostWords, type Writing, wordsBelow } from '../draft/draft.ts';
import { shownOn } from '../draft/slideText.ts';
import { evenEnd } from '../endedEvenly.ts';
import { isWithinWords, textSlide } from '../points/bestSlide.ts';
import { areDefinitions, definitionPages, definitionTable } from '../points/layouts/definitionTable.ts';
import { pagedPoints } from '../points/pagedPoints.ts';
import { evenPages } from '../points/pages.ts';
import {
  lineOfPoint,
  type Point,
  pointOf,
  pointOfItem,
  pointsOfLines,
  pointWords,
  wordsOfAll,
} from '../points/points.ts';
import { areTooMany, isLead, listRoom, loadOfPoint } from '../points/room.ts';
import { splitPoint } from '../points/splitPoint.ts';
import { chartOfList, chartOfShares } from '../visuals/chartOfList.ts';
import { bestOf, isIntroduced, isName, leadsOf, wholeOf } from './leadsAbove.ts';
import { formsOf, stepsAlone, tries } from './listForms.ts';
import { underNamedLead } from './namedLead.ts';
import { openedList } from './openedList.ts';
import { opposedSlide } from './opposedSlide.ts';
import { remarkIn } from './remarkBelow.ts';
import { taskTable } from './taskTable.ts';
import { timedRows } from './timedRows.ts';

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

const withoutTail = (point: Point, language: Language): Point => ({
  ...point,
  text: withoutListTail(point.text, language),
  ...(point.items ? { items: point.items.map((line) => withoutListTail(line, language)) } : {}),
});

const endedAlike = (written: readonly Point[], language: Language): Point[] => {
  const points = written.map((point) => withoutTail(point, language));
  const ended = evenEnd(
    points.map(({ text }) => text),
    language,
  );
  return points.map((point) => ({ ...point, text: ended(point.text) }));
};

/** How many entries below an item its short form leaves out. */
const lostIn = ({ items: shown }: Point, { entries }: Item): number => (shown ? 0 : entries);

/** What short forms leave out is counted: below the last that lacks it, or in its step, where that is too long by a mark. */
const marked = (points: readonly Point[], items: readonly Item[], deckLanguage: Language): Point[][] => {
  const lost = points.map((point, at) => lostIn(point, items[at]!));
  const all = lost.reduce((sum, count) => sum + count, 0);
  if (all === 0) return [[...points]];
  if (points.some(({ number }) => number === undefined))
    return [
      points.toSpliced(lost.findLastIndex((count) => count > 0) + 1, 0, moreInNotes(all, deckLanguage)),
    ];
  const withMarks = (markOf: (count: number) => RichText): Point[] =>
    points.map((point, at) =>
      lost[at] === 0 ? point : { ...point, text: [...point.text, ...markOf(lost[at]!)] },
    );
  return [
    withMarks((count) =>
      moreInNotes(count, deckLanguage).text.map((span) => ({ ...span, text: ` (${span.text})` })),
    ),
    withMarks(() => [{ text: ' …' }]),
  ];
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

/** "Impact:" with its list is a point beside the sentences that stand before it, or the one that says most. */
const beside = ({ lead, above }: ListBody, points: readonly Point[]): Point[][] => {
  const best = bestOf(above);
  if (!lead || !best || !isName(lead) || best.score <= policy.choose.least) return [];
  const named = points.length <= limits.mostNamed ? nested(lead, undefined, points) : undefined;
  return named
    ? [wholeOf(above) ?? [best.text], [best.text]].map((said) => [
        ...said.map((text) => pointOf(withoutFullStop(text))),
        ...named,
      ])
    : [];
};

const weightOf = ({ roles }: Item): number =>
  Math.max(
    policy.binding.some((role) => roles.get(role) === 2) ? limits.urgent : 0,
    ...[...roles].map(([role, strength]) => policy.worth.roles[role] * strength),
  );

/** As many as so many pages hold: the first, and those that carry a point. */
const cutTo = (points: readonly Point[], items: readonly Item[], count: number): number[] => {
  const order = points.map((_, at) => at).sort((a, b) => weightOf(items[b]!) - weightOf(items[a]!) || a - b);
  const urgent = order.slice(0, count).filter((at) => weightOf(items[at]!) >= limits.urgent);
  const kept = new Set(urgent);
  for (let at = 0; kept.size < count && at < points.length; at += 1) kept.add(at);
  return [...kept].sort((a, b) => a - b);
};

/** Below an entry stands one level: where there are more, those below it stand beside it, each with what is below them. */
const levelled = (item: Item): Point[] => {
  if (!item.below.some(({ inner }) => inner.length > 0)) return [pointOfItem(item)];
  const { items: _, ...head } = pointOfItem(item);
  return [{ ...head, words: pointWords(head) }, ...item.below.flatMap(levelled)];
};

const drawnList = (body: ListBody, most: number, frame: Frame, writing: Writing): Slide[] => {
  const { language, deckLanguage, style } = writing;
  const { items } = body;
  const [introduced, ...shorter] = leadsOf(body);
  const points = items.map(pointOfItem);
  const remark = remarkIn(body);
  const isVerdict = introduced === undefined && remark?.mayStandAbove === true;
  const lead = isVerdict ? remark.text : introduced;
  const below = remark && !isVerdict ? [pointOf(remark.text, 'below')] : [];
  if (style === 'Preserve') {
    const said = body.lead?.text;
    const above = said && isLead(said) && body.above.length === 0 ? said : undefined;
    const owned = above ? undefined : nested(body.lead, undefined, points);
    const isOwned = owned !== undefined && wordsOfAll(owned) <= mostWords - 6;
    const whole = [
      ...body.above.map(({ text }) => pointOf(text)),
      ...(isOwned ? owned : [...(said && !above ? [pointOf(said)] : []), ...items.flatMap(levelled)]),
      ...body.below.map(({ text }) => pointOf(text)),
    ].flatMap((point) => splitPoint(point, policy.sentence.mostWhole, language));
    return pagedPoints(whole, above, wordsBelow(frame), frame, writing);
  }
  const chart =
    chartOfShares(items, body.lead?.text, frame, language) ??
    (isIntroduced(body) ? undefined : chartOfList(items, body.below, frame, language));
  if (chart) return [chart];
  const tasks = taskTable(items, lead, frame);
  if (tasks) return [tasks];
  const opposed = below.length > 0 ? undefined : opposedSlide(items, lead, frame, writing);
  if (opposed) return [opposed];
  const hours =
    style === 'Strong'
      ? undefined
      : timedRows(items, endedAlike(points, language), lead, most, frame, language);
  if (hours) return hours;
  const opened = openedList(items, lead, below, most, frame, writing);
  if (opened && style !== 'Strong') return opened;
  const shortest = style === 'Strong' ? limits.longForms : 0;
  for (const parted of beside(body, endedAlike(formsOf(items, language)[shortest]!(), language))) {
    const whole = inPages(parted, undefined, 1, frame, writing);
    if (whole) return whole;
  }
  // Rather in fewer words than without what stands above it, and rather without that than without an item.
  const mayFit = points.length <= most * limits.mostOnSlide;
  const forms = formsOf(items, language).slice(shortest);
  const briefest = new Set(forms.slice(-limits.briefForms));
  const all = mayFit ? tries(forms, items, most, style) : [];
  const easy = all.map(({ pages, tried }) => ({ pages, tried: tried.filter((form) => !briefest.has(form)) }));
  const leads = isVerdict || !lead ? [lead] : [lead, ...shorter];
  const attempts = lead
    ? [
        ...easy.flatMap((each) => leads.map((above) => ({ ...each, above }))),
        ...all.flatMap((each) => [...leads, undefined].map((above) => ({ ...each, above }))),
      ]
    : all.map((each) => ({ ...each, above: undefined }));
  const ended = below.map((point) => withoutStop(point, language));
  // What binds is said in any case, what else is remarked rather than in fewer words.
  const endings = ended.length === 0 ? [[[]]] : remark?.isBinding ? [[ended], [[]]] : [[ended, []]];
  for (const tries of endings)
    for (const { pages, tried, above } of attempts)
      for (const form of tried)
        for (const shown of marked(endedAlike(form(), language), items, deckLanguage)) {
          const listed = (above === lead ? nested(body.lead, lead, shown) : undefined) ?? shown;
          for (const end of tries) {
            const slides = inPages([...listed, ...end], above, pages, frame, writing);
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
  for (const alone of stepsAlone(brief, items))
    for (const steps of marked(alone, items, deckLanguage)) {
      const slides = inPages(steps, announced, most, frame, writing);
      if (slides) return slides;
    }
  for (let count = Math.min(points.length - 1, most * limits.mostOnSlide); count > 0; count -= 1) {
    const kept = cutTo(brief, items, count);
    const lost = items.reduce(
      (sum, item, at) => sum + (kept.includes(at) ? lostIn(brief[at]!, item) : 1 + item.entries),
      0,
    );
    const all = [...kept.map((at) => brief[at]!), moreInNotes(lost, deckLanguage)];
    for (const above of announced ? [announced, undefined] : [undefined]) {
      const room = roomUnder(all, above, style);
      if (evenPages(all, loadOfPoint, room).length > most) continue;
      const slides = pagedPoints(all, above, room.words + 8, frame, writing);
      if (slides.length > 0 && slides.length <= most) return slides;
    }
  }
  // What stands below its entries has no room there: rather level with them than nowhere.
  const level = points.flatMap(({ items: inner = [], ...point }) => [point, ...pointsOfLines(inner)]);
  if (level.length === points.length) return [];
  const withFirst = (count: number): Slide[] => {
    const left = level.length - count;
    const kept = endedAlike(level.slice(0, count), language);
    const all = left > 0 ? [...kept, moreInNotes(left, deckLanguage)] : kept;
    return pagedPoints(all, announced, roomUnder(all, announced, style).words, frame, writing);
  };
  const mostKept = Math.min(level.length, most * limits.mostOnSlide);
  for (let count = mostKept; count > 0; count -= 1) {
    const slides = withFirst(count);
    if (slides.length <= most) return slides;
  }
  return withFirst(1);
};

/** Steps rather look like steps than have any remark below them; where they look like a list, it stands there. */
const withRemark = (slides: readonly Slide[], body: ListBody, { language, style }: Writing): Slide[] => {
  const last = slides.at(-1);
  const remark = body.ordered ? remarkIn({ ...body, ordered: false }) : undefined;
  if (!remark || style === 'Preserve' || last?.layout !== 'bullets' || last.below) return [...slides];
  if (shownOn(slides)(plain(remark.text))) return [...slides];
  const whole: Slide = { ...last, below: withoutStop(pointOf(remark.text), language).text };
  return fits(whole) && isWithinWords(whole, language) ? [...slides.slice(0, -1), whole] : [...slides];
};

const areAllLists = (slides: readonly Slide[]): boolean =>
  slides.every((slide) => slide.layout === 'bullets' && slide.style === 'list' && !slide.below);

/** Names with what is said of each that would be lists on several slides are looked up in rows, where these take no more. */
const withRows = (slides: readonly Slide[], body: ListBody, frame: Frame, writing: Writing): Slide[] => {
  const points = body.items.map(pointOfItem);
  if (
    slides.length < 2 ||
    body.ordered ||
    writing.style === 'Preserve' ||
    !areDefinitions(points) ||
    !areAllLists(slides)
  )
    return [...slides];
  const [lead] = leadsOf(body);
  const rows = definitionPages(endedAlike(points, writing.language), lead, slides.length, frame);
  return rows ?? [...slides];
};

export const listSlides = (body: ListBody, most: number, frame: Frame, writing: Writing): Slide[] => {
  const drawn = (one: ListBody, here: Frame): Slide[] =>
    withRemark(withRows(drawnList(one, most, here, writing), one, here, writing), one, writing);
  const { lead, ...unled } = body;
  const named = lead && writing.style !== 'Preserve' ? underNamedLead(lead.text, frame) : undefined;
  const slides = drawn(body, frame);
  const isUnderLead = slides.every((slide) => slide.layout !== 'table' && 'lead' in slide && slide.lead);
  return named && !isUnderLead ? drawn(unled, named) : slides;
};

/** Of words that are easily read below so many, and of no more than a slide holds. */
const wordsUnder = (lead: RichText | undefined, style: Writing['style']) => {
  const above = lead ? estimateWords(plain(lead)) : 0;
  return { easy: limits.slideWords[style] - above / 2, most: mostWords - above };
};

const roomUnder = (points: readonly Point[], lead: RichText | undefined, style: Writing['style']) => {
  const { easy, most } = wordsUnder(lead, style);
  return listRoom(points, lead, Math.min(easy, most));
};

/** In so many pages; undefined: they do not hold it. */
const inPages = (
  points: readonly Point[],
  lead: RichText | undefined,
  most: number,
  frame: Frame,
  writing: Writing,
): Slide[] | undefined => {
  if (areTooMany(points, most)) return undefined;
  const room = roomUnder(points, lead, writing.style);
  // One slide in whatever layout holds it is better than two.
  const whole = textSlide({ points, ...(lead ? { lead } : {}) }, frame, writing);
  if (whole && (most === 1 || wordsOfAll(points) <= wordsUnder(lead, writing.style).easy)) return [whole];
  if (evenPages(points, loadOfPoint, room).length > most) return undefined;
  const slides = pagedPoints(points, lead, room.words, frame, writing);
  const isOverItems = lead === undefined || (slides[0] && 'lead' in slides[0]);
  return isOverItems && slides.length > 0 && slides.length <= most ? slides : undefined;
};
