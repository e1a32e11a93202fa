import type { Language, RewriteStyle } from '../../../api/generationOptions.ts';
import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import type { Role } from '../../../languages/cues.ts';
import { pointsBack } from '../../../languages/recognising/openers.ts';
import type { Item } from '../../features/items.ts';
import { hasRole, saidIn } from '../../features/said.ts';
import { policy } from '../../policy/policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { joinSentences } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import { shortened, withoutIdleAsides } from '../../text/shorten.ts';
import { beginsUnder, chooseSaid } from '../points/chooseSaid.ts';
import { type Point, pointOfItem, pointWords } from '../points/points.ts';

const { list: limits } = policy;

/** In so few words: the sentence that carries a point, where the item has one, else its first ones. */
const shortText = (point: Point, item: Item | undefined, room: number, language: Language): RichText => {
  const carrying = item?.said.some(({ score }) => score >= policy.scene.pointScore) === true;
  if (!carrying || !item) return shortened(point.text, room, language);
  const chosen = chooseSaid(item.said, { words: room, points: 2, ...beginsUnder(item) }).flat();
  return joinSentences(chosen.map(({ text }) => text));
};

/** Below a point: what was decided, done or found rather than how it began. */
const shortLine = (line: RichText, language: Language): RichText => {
  if (estimateWords(plain(line)) <= limits.innerWords) return line;
  const said = saidIn(line, language);
  const least = (said[0]?.score ?? 0) + limits.outcome;
  const [best] = said
    .filter((each) => each.words <= limits.easyWords && !each.pointsBack && each.score >= least)
    .filter((each) => hasRole(each, ...outcomes))
    .sort((a, b) => b.score - a.score);
  return best ? best.text : shortened(line, limits.innerWords, language);
};

export const outcomes: readonly Role[] = ['decision', 'ask', 'action', 'result', 'cause'];

/** "It was worth a look. We decided against it because:" says in its end what stands below it. */
const announcing = (text: RichText, room: number, language: Language): RichText => {
  if (!endsInColon(text) || estimateWords(plain(text)) <= room) return text;
  const last = richSentences(text, language).at(-1)!;
  return pointsBack(plain(last), language) === undefined ? last : text;
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
  const hasInner = items !== undefined && (keepsInner || endsInColon(point.text));
  const inner = hasInner ? items.map((line) => shortLine(line, language)) : undefined;
  const text = inner
    ? shortened(announcing(point.text, room, language), room, language)
    : shortText(point, item, room, language);
  const short = { ...bare, text, ...(inner ? { items: inner } : {}) };
  return { ...short, words: pointWords(short) };
};

/** From all that the items say down to what each says first, or best. */
export const formsOf = (items: readonly Item[], language: Language): (() => Point[])[] => {
  const points = items.map(pointOfItem);
  const form = (most: number, keepsInner: (point: Point) => boolean) => () =>
    points.map((point, at) => shortPoint(point, items[at], most, language, keepsInner(point)));
  return [
    () => points,
    form(limits.longWords, () => true),
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

const isTyped = ([first]: RichText): boolean => first?.marks?.includes('code') === true;

const leastCommands = 2;
/** "`npm test` (this takes a minute)" below a step is what is typed in it; not more than that has to stay. */
const commandsOf = ({ entries, inner }: Item): readonly RichText[] => {
  const commands = inner.filter(isTyped).length;
  return entries > 0 && commands >= leastCommands && 2 * commands > inner.length
    ? inner.map((line) => (isTyped(line) ? line.slice(0, 1) : line))
    : [];
};

/** Rather without what a step announces than without a step; what is typed goes last. */
export const stepsAlone = (points: readonly Point[], items: readonly Item[]): Point[][] => {
  if (!points.some(({ number, items: inner }) => inner !== undefined && number !== undefined)) return [];
  const withInner = (innerOf: (item: Item) => readonly RichText[]): Point[] =>
    points.map((point, at) => {
      const { items: inner, ...alone } = point;
      const kept = innerOf(items[at]!);
      const text = inner && kept.length === 0 ? withoutColon(alone.text) : alone.text;
      const step = { ...alone, text, ...(kept.length > 0 ? { items: kept } : {}) };
      return { ...step, words: pointWords(step) };
    });
  return [
    ...(items.some((item) => commandsOf(item).length > 0) ? [withInner(commandsOf)] : []),
    withInner(() => []),
  ];
};

const isDecided = ({ roles }: Item): boolean =>
  roles.has('decision') || roles.has('ask') || roles.get('action') === 2;

/**
 * All of it on as many slides as it may take, then each item in fewer words. Where little is to be shown, these
 * rather than the list over more slides, unless something was decided in one of them; in the fewest words only
 * where nothing else holds it.
 */
export const tries = <Form>(
  forms: readonly Form[],
  items: readonly Item[],
  most: number,
  style: RewriteStyle = 'Subtle',
): { pages: number; tried: readonly Form[] }[] => [
  ...Array.from({ length: style === 'Strong' ? 0 : most }, (_, at) => ({
    pages: at + 1,
    tried: forms.slice(0, 1),
  })),
  ...Array.from({ length: style !== 'Strong' || items.some(isDecided) ? 0 : most - 1 }, (_, at) => ({
    pages: at + 1,
    tried: forms.slice(0, -limits.briefForms),
  })),
  { pages: most, tried: forms },
];
