import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { sliceRich, trimRich } from '../../../deck/sliceRich.ts';
import type { BlockOf, ListItem } from '../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { joinSentences } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import type { Enumerated } from './enumerated.ts';

const fewest = 3;
const most = 8;
const mostWords = 9;
const mostLeadWords = 14;
/** Between two figures; none of "1,140" or "1.9". */
const seam = /\s*(?:[;；]|[,،](?=\s)|[，、])\s*/gu;
const opening = /^([^:：]{3,}?)[:：]\s+(?=\S)/u;
const figures = /\p{N}[\p{N}.,'’\u00a0\u202f]*/gu;

/** One figure each, and a name before it or what is counted after it. */
const isFigure = (text: string): boolean =>
  (text.match(figures) ?? []).length === 1 &&
  /\p{L}{2}/u.test(text) &&
  estimateWords(text) <= mostWords &&
  !/[.!?。！？]\s*\S/u.test(text.replaceAll(figures, '0'));

/** Where the first of them begins or ends in its figure, the others do. */
const areAlike = (texts: readonly string[]): boolean =>
  texts.every((text) => /^\P{L}*\p{N}/u.test(text)) ||
  texts.every((text) => /\p{N}[^\p{N}]{0,8}$/u.test(text) && !/^\P{L}*\p{N}/u.test(text));

const piecesOf = (text: RichText, from: number): RichText[] => {
  const whole = plain(text).replace(/[.。]\s*$/u, '');
  const ends = [...whole.slice(from).matchAll(seam)];
  const starts = [from, ...ends.map(({ index, 0: found }) => from + index + found.length)];
  const stops = [...ends.map(({ index }) => from + index), whole.length];
  return starts.map((start, at) => trimRich(sliceRich(text, start, stops[at]!)));
};

/** "Handover in minutes: before 1.9, after one month 2.2, after three 1.2." is a list of figures with what introduces it. */
export const enumeratedFigures = (
  { text, position }: BlockOf<'paragraph'>,
  language: Language,
): Enumerated | undefined => {
  if ((plain(text).match(figures) ?? []).length < fewest || !opening.test(plain(text))) return undefined;
  const sentences = richSentences(text, language);
  const last = sentences.at(-1) ?? [];
  const [all, lead = ''] = opening.exec(plain(last)) ?? [];
  if (all === undefined || estimateWords(lead) > mostLeadWords || /\p{N}/u.test(lead)) return undefined;
  const pieces = piecesOf(last, all.length);
  const texts = pieces.map(plain);
  if (pieces.length < fewest || pieces.length > most || !texts.every(isFigure) || !areAlike(texts))
    return undefined;
  const items = pieces.map((piece): ListItem => ({ text: piece, blocks: [] }));
  return {
    before: joinSentences([...sentences.slice(0, -1), sliceRich(last, 0, all.trimEnd().length)]),
    list: { kind: 'list', ordered: false, start: 1, items, position },
  };
};
