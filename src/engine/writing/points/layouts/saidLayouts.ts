import { plain } from '../../../../deck/richText.ts';
import { mailAddress } from '../../../text/addresses/mailAddress.ts';
import { asParagraph, joinSentences } from '../../../text/richJoin.ts';
import { head, unwritten } from '../../draft/draft.ts';
import {
  bulletOf,
  goesOnWith,
  inParagraphs,
  isPlain,
  isSentence,
  lineOfPoint,
  namedLine,
  type Point,
  quoted,
} from '../points.ts';
import { asListing } from '../typedBelow.ts';
import { lengthOf, type TextLayout } from './textContent.ts';

const longestStatement = 480;
const statement: TextLayout = {
  suits: ({ lead, points: [only, ...others] }) =>
    only && !lead && others.length === 0 && isPlain(only) && lengthOf(only) <= longestStatement
      ? 5
      : undefined,
  make: ({ points: [only] }, frame) => ({
    ...unwritten,
    ...head(frame),
    layout: 'statement',
    text: only ? namedLine(only) : [],
  }),
};

const mostRemarks = 3;
/** A command stands below its sentence as a listing does, where there is nothing else to say but a little of it. */
const typed: TextLayout = {
  suits: ({ lead, points: [only, ...others] }) =>
    only &&
    !lead &&
    only.checked === undefined &&
    asListing(only) &&
    others.length <= mostRemarks &&
    others.every(isSentence)
      ? 6
      : undefined,
  make: ({ points: [only, ...others] }, frame) => ({
    ...unwritten,
    ...head(frame),
    layout: 'code',
    ...((only && asListing(only)) ?? { lines: [] }),
    ...(others.length > 0 ? { below: others.map(bulletOf) } : {}),
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

export const saidLayouts: readonly TextLayout[] = [statement, typed, together, paragraphs, closing, summary];
