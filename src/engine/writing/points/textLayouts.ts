import { plain, type RichText, rich } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { mailAddress } from '../../text/mailAddress.ts';
import { asParagraph, joinSentences, withLargeStart, withoutColon } from '../../text/richJoin.ts';
import { asTitle } from '../../text/shorten.ts';
import { areStations, withSharedDate } from '../../text/timeLabels.ts';
import { head, unwritten } from '../draft/draft.ts';
import { areDefinitions, definitionSlide } from './definitionTable.ts';
import { statsOf } from './figures.ts';
import {
  bulletOf,
  goesOnWith,
  inParagraphs,
  isPlain,
  isSentence,
  lineOfPoint,
  type Point,
  quoted,
} from './points.ts';
import { isProcedure } from './procedure.ts';
import {
  cardsSlide,
  columnsSlide,
  listSlide,
  type Remarked,
  type Suited,
  statsSlide,
  stepsSlide,
} from './shapes.ts';
import { isTypedInLines, typedLines } from './typedBelow.ts';

/** What a slide of text says: a sentence or two above, and points. */
export interface TextContent extends Remarked {
  readonly lead?: RichText;
  readonly points: readonly Point[];
}

type TextLayout = Suited<TextContent>;

const lengthOf = (point: Point): number => visualLength(plain(point.text));

const longestStatement = 480;
/** Where no list shows it, the name of a point stands before it. */
const named = ({ lead, text }: Point): RichText =>
  lead
    ? lineOfPoint({
        lead: lead.map((span) => ({ ...span, marks: [...(span.marks ?? []), 'strong' as const] })),
        text,
      })
    : text;

const statement: TextLayout = {
  suits: ({ lead, points: [only, ...others] }) =>
    only && !lead && others.length === 0 && isPlain(only) && lengthOf(only) <= longestStatement
      ? 5
      : undefined,
  make: ({ points: [only] }, frame) => ({
    ...unwritten,
    ...head(frame),
    layout: 'statement',
    text: only ? named(only) : [],
  }),
};

/** A command that is all there is to say stands below its sentence as a listing does. */
const typed: TextLayout = {
  suits: ({ lead, points: [only, ...others] }) =>
    only && !lead && others.length === 0 && only.checked === undefined && isTypedInLines(only)
      ? 6
      : undefined,
  make: ({ points: [only] }, frame) => ({
    ...unwritten,
    ...head(frame),
    layout: 'code',
    lead: only ? named(only) : [],
    lines: only ? typedLines(only) : [],
  }),
};

const lettersIn = (points: readonly Point[]): number =>
  points.reduce((sum, point) => sum + lengthOf(point), 0);
const fewSentences = { least: 2, most: 3, letters: 260, pairLetters: 220 } as const;
/** Only rather than one list after the other without an end, and where none of them decides or asks. */
const manySentences = { most: 4, letters: 400 } as const;

const togetherScore = (points: readonly Point[]): number | undefined => {
  const letters = lettersIn(points);
  if (points.length === fewSentences.least && letters <= fewSentences.pairLetters) return 2.2;
  if (points.length <= fewSentences.most && letters <= fewSentences.letters) return 1.6;
  return points.some(({ binds }) => binds) ? undefined : -1;
};

/** A few sentences of one thought: two are no list, and after many lists three are read as a text as well. */
const together: TextLayout = {
  suits: ({ lead, points }) =>
    !lead &&
    points.length >= fewSentences.least &&
    points.length <= manySentences.most &&
    points.every(isSentence) &&
    points.slice(1).every((point) => goesOnWith(points[0]!, point)) &&
    // What two people say is not said in one breath.
    !points.some(({ text }) => quoted.test(plain(text))) &&
    lettersIn(points) <= manySentences.letters
      ? togetherScore(points)
      : undefined,
  make: ({ points }, frame) => ({
    ...unwritten,
    ...head(frame),
    layout: 'statement',
    text: joinSentences(points.map(({ text }) => text)),
  }),
};

const fewParagraphs = { least: 2, most: 4, letters: { least: 100, most: 520 } } as const;
const areFew = ({ length }: readonly unknown[]): boolean =>
  length >= fewParagraphs.least && length <= fewParagraphs.most;

/** After many lists, what several short paragraphs say is read in them. */
const paragraphs: TextLayout = {
  suits: ({ lead, points }) =>
    !lead &&
    areFew(inParagraphs(points)) &&
    points.every((point) => isSentence(point) && point.paragraph !== undefined) &&
    lettersIn(points) >= fewParagraphs.letters.least &&
    lettersIn(points) <= fewParagraphs.letters.most
      ? 1.2
      : undefined,
  make: ({ points }, frame) => ({
    ...unwritten,
    ...head(frame),
    layout: 'text',
    paragraphs: inParagraphs(points).map((each) => asParagraph(each.map(({ text }) => text))),
  }),
};

const isContact = ({ text }: Point): boolean => {
  const words = plain(text);
  return mailAddress.test(words) || /https?:\/\//.test(words);
};

/** What comes next, said in a sentence or two. */
const closing: TextLayout = {
  suits: ({ lead, points }, { role, isContinued, kicker }) =>
    role === 'closing' &&
    !kicker &&
    !isContinued &&
    !lead &&
    points.length <= 2 &&
    points.every((point) => isPlain(point) && point.from === 'sentence') &&
    !points.every(isContact)
      ? 7
      : undefined,
  make: ({ points }, { title }) => {
    const contact = points.find(isContact);
    return {
      ...unwritten,
      layout: 'closing',
      title,
      text: joinSentences(points.filter((point) => point !== contact).map(({ text }) => text)),
      ...(contact ? { contact: contact.text } : {}),
    };
  },
};

/** The source's own conclusions, as its key messages. */
const summary: TextLayout = {
  suits: ({ lead, points }, { role }) =>
    role === 'conclusion' && !lead && points.length >= 2 && points.length <= 5 && points.every(isPlain)
      ? 7
      : undefined,
  make: ({ points }, frame) => ({
    ...unwritten,
    ...head(frame),
    layout: 'summary',
    points: points.map(lineOfPoint),
  }),
};

const longestStepLabel = 22;
const timeline: TextLayout = {
  suits: ({ points }, _, language) =>
    points.length >= 2 &&
    points.every((point) => point.lead !== undefined && isPlain(point)) &&
    points.every(({ lead }) => visualLength(plain(lead ?? [])) <= longestStepLabel) &&
    areStations(
      points.map(({ lead }) => plain(withoutColon(lead ?? []))),
      language,
    )
      ? 11
      : undefined,
  make: (content, frame) => {
    const { date, labels } = withSharedDate(content.points.map(({ lead = [] }) => plain(withoutColon(lead))));
    const led = date && !content.lead ? { lead: rich(date) } : content;
    return stepsSlide(
      led,
      frame,
      content.points.map(({ text }, at) => ({ label: labels[at]!, text })),
    );
  },
};

const areCounted = ({ points }: TextContent): boolean =>
  points.length >= 2 &&
  points.every((point) => point.number !== undefined && isPlain(point)) &&
  points.every(({ number }, at) => number === points[0]!.number! + at);

/** Numbers before names count as often as they order: "1. No linter 2. No tests". */
const ordered: TextLayout = {
  suits: (content, frame, language) =>
    areCounted(content) && isProcedure(content, frame, language)
      ? content.points.every(({ lead }) => lead !== undefined)
        ? 3.8
        : 8
      : undefined,
  make: (content, frame) =>
    stepsSlide(
      content,
      frame,
      content.points.map(({ lead, text, number }) => ({
        label: String(number),
        ...(lead ? { title: withoutColon(lead) } : {}),
        text,
      })),
    ),
};

const figures: TextLayout = {
  suits: ({ points }, _, language) => (statsOf(points, language) ? 10 : undefined),
  make: (content, frame, language) => statsSlide(content, frame, statsOf(content.points, language) ?? []),
};

export const longestCard = 130;
export const mostCards = 6;
/** Entries and sentences without names are cards where they are short and about as long as each other. */
const longestPlainCard = 170;
const mostUneven = 2.5;
const shortCard = 80;

/** A name in a line of its own, over what is said of it. */
const headed = ({ lead = [], text }: Point): { readonly lead: RichText; readonly text: RichText } => ({
  lead: asTitle(withoutColon(lead)),
  text: withLargeStart(text),
});

const cards: TextLayout = {
  suits: ({ points }) => {
    if (points.length < 2 || points.length > mostCards || !points.every(isPlain)) return undefined;
    // Sentences of one entry are no entries.
    if (points.some(({ from, goesOn }) => from === 'item' && goesOn)) return undefined;
    const areNamed = points.every(({ lead }) => lead !== undefined);
    if (areNamed)
      return points.every((point) => lengthOf(point) <= longestCard)
        ? points.length === 3
          ? 5
          : 4
        : undefined;
    if (points.some(({ lead }) => lead !== undefined)) return undefined;
    // A sentence that goes on about the one before it is read below it.
    if (points.some(({ follows }) => follows)) return undefined;
    const lengths = points.map(lengthOf);
    const most = Math.max(...lengths);
    const areNumbered = points.every(({ number }) => number !== undefined);
    const mayDiffer = areNumbered && most <= shortCard;
    if (most > longestPlainCard || (!mayDiffer && most > mostUneven * Math.min(...lengths))) return undefined;
    if (areNumbered) return 3;
    if (points.every(({ from }) => from === 'item')) return points.length === 3 && most <= shortCard ? 4 : 1;
    // Of one paragraph they are one thought.
    return points.length <= 4 && points.every(({ goesOn }) => !goesOn) ? 1.5 : undefined;
  },
  make: (content, frame) =>
    cardsSlide(
      content,
      frame,
      content.points.map((point) => bulletOf(point.lead ? { ...point, ...headed(point) } : point)),
    ),
};

const pair: TextLayout = {
  suits: ({ points }) =>
    (points.length === 2 || points.length === 3) &&
    points.every((point) => isPlain(point) && point.lead !== undefined)
      ? 3.5
      : undefined,
  make: (content, frame) =>
    columnsSlide(
      content,
      frame,
      content.points.map((point) => {
        const { lead, text } = headed(point);
        return { heading: lead, text, items: [] };
      }),
    ),
};

/** After many lists, names stand in a column of their own. */
const definitions: TextLayout = {
  suits: ({ lead, points }) => (!lead && areDefinitions(points) ? 2.3 : undefined),
  make: ({ points }, frame) => definitionSlide(points, frame),
};

const bullets: TextLayout = {
  // One bullet is no list, whatever stood before it.
  suits: ({ points: [only, ...others] }) =>
    only && others.length === 0 && (isPlain(only) || isTypedInLines(only)) ? -5 : 2,
  make: (content, frame) => listSlide(content, frame, content.points.map(bulletOf)),
};

export const textLayouts: readonly TextLayout[] = [
  statement,
  typed,
  together,
  paragraphs,
  closing,
  summary,
  timeline,
  ordered,
  figures,
  cards,
  pair,
  definitions,
  bullets,
];
