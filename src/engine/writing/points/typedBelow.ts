import type { Language } from '../../../api/generationOptions.ts';
import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { trimRich } from '../../../deck/sliceRich.ts';
import type { CodeLine } from '../../../deck/slide.ts';
import { codeColumns } from '../../../layouts/code.ts';
import { withColon } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import type { TextContent } from './layouts/textContent.ts';
import { isSentence, namedLine, type Point, pointOf, pointWords } from './points.ts';
import { isLead } from './room.ts';

const isCode = ({ text, marks }: RichText[number]): boolean =>
  marks?.includes('code') === true && text.trim() !== '';

const isOnlyCode = (text: RichText): boolean => text.every((span) => span.text.trim() === '' || isCode(span));

/** What a text says, and what is typed at its end. */
export const typedAtEnd = (text: RichText): { readonly said: RichText; readonly typed: RichText } => {
  const from = text.findLastIndex((span) => !isCode(span) && span.text.trim() !== '') + 1;
  return { said: trimRich(text.slice(0, from)), typed: text.slice(from).filter(isCode) };
};

/** "Install it: `npm install left-pad`", "Install it. `npm install left-pad`"; "cast to e.g. `unsigned(4)`" goes on. */
const isApart = (text: RichText, said: RichText, language: Language): boolean =>
  endsInColon(said) || isOnlyCode(richSentences(text, language).at(-1) ?? []);

/** What is typed stands in a line of its own below what says so. */
export const withTypedBelow = (point: Point, language: Language): Point => {
  if (point.items || point.from === 'below') return point;
  const { said: text, typed } = typedAtEnd(point.text);
  if (typed.length === 0 || text.length === 0 || !isApart(point.text, text, language)) return point;
  const below = { ...point, text, items: typed.map((span) => [span]) };
  return { ...below, words: pointWords(below) };
};

const isTyped = (point: Point): boolean =>
  isSentence(point) && point.text.length > 0 && isOnlyCode(point.text);

/** What is typed stands below the sentence before it, though it is a sentence of its own. */
const joined = (points: readonly Point[]): Point[] => {
  const all: Point[] = [];
  for (const point of points) {
    const before = all.at(-1);
    if (!before || !isTyped(point) || before.from !== 'sentence' || isTyped(before)) {
      all.push(point);
      continue;
    }
    const whole = { ...before, items: [...(before.items ?? []), point.text] };
    all[all.length - 1] = { ...whole, words: pointWords(whole) };
  }
  return all;
};

/** Sentences with what is typed below those that say so, the one above them included. */
export const withTypedLines = ({ lead, points, ...others }: TextContent, language: Language): TextContent => {
  const all = joined(points.map((point) => withTypedBelow(point, language)));
  const above = lead && withTypedBelow(pointOf(lead), language);
  return above?.items && all.every(isSentence)
    ? { ...others, points: [above, ...all] }
    : { ...others, ...(lead ? { lead } : {}), points: all };
};

type Typed = Pick<Point, 'lead' | 'text' | 'items'>;

/** What a slide of a listing shows. */
interface Code {
  readonly lead?: RichText;
  readonly lines: CodeLine[];
}

/** A sentence with what is typed below it, or what is typed alone, as a listing: where each of it has the room of one. */
export const asListing = (point: Typed): Code | undefined => {
  const { lead: name, text, items } = point;
  const isAlone = !items && isOnlyCode(text);
  const typed = isAlone ? text.map((span) => [span]) : (items ?? []);
  const lead = isAlone ? withColon(name ?? []) : namedLine(point);
  const hasRoom = typed.every((each) => each.every(isCode) && plain(each).length <= codeColumns);
  if (typed.length === 0 || !hasRoom || !isLead(lead)) return undefined;
  return { ...(lead.length > 0 ? { lead } : {}), lines: typed.map((each) => ({ text: plain(each) })) };
};
