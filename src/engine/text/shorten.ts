import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { sliceRich, sliceRichAt, trimRich } from '../../deck/sliceRich.ts';
import { estimateWords } from './estimateWords.ts';
import { maskedText } from './maskedText.ts';
import { endsInCode, fullStopOf, joinSentences } from './richJoin.ts';
import { richSentences } from './sentences.ts';

/** Asides in brackets, with the space before them; those of `keccak256(key)` are none. */
const aside =
  /(?:(?:\s|(?<=[\u3040-\u9fff]))\([^()]{3,}\)|\s?（[^（）]{2,}）)(?=[\s,.;:?!。、，；？！]|$|[\u3040-\u9fff])/gu;

/** "(DB from here on)", "(MIAU)": what it is called from there on is no aside. */
const givesName = /\p{Lu}\p{L}*\p{Lu}|\p{Lu}\p{L}+.*[\u3040-\u9fff]/u;
const longestNaming = 18;

/** "(read only)" says more than it takes. */
const qualifies = (words: string): boolean => estimateWords(words) <= mostQualifying;
const mostQualifying = 2;

export const withoutAsides = (text: RichText): RichText => {
  const whole = plain(text);
  // Behind somebody's words it says whose they are.
  const isSpeaker = (index: number): boolean =>
    /["”“»」』]$/u.test(whole.slice(Math.max(0, index - 2), index).trimEnd());
  // What stands in code is a part of it.
  const isCode = (from: number, to: number): boolean =>
    sliceRich(text, from, to).some(({ marks }) => marks?.includes('code'));
  const isAside = ({ 0: words, index }: RegExpExecArray): boolean =>
    !isSpeaker(index) &&
    !isCode(index, index + words.length) &&
    !qualifies(words) &&
    (words.length > longestNaming || !givesName.test(words));
  const asides = [...whole.matchAll(aside)]
    .filter(isAside)
    .flatMap(({ index, 0: { length } }) => [index, index + length]);
  if (asides.length === 0) return text;
  return sliceRichAt(text, [0, ...asides, whole.length]).flatMap((part, at) => (at % 2 === 0 ? part : []));
};

/** A figure in brackets is said for a reason. */
export const withoutIdleAsides = (text: RichText): RichText => {
  const bare = withoutAsides(text);
  return /\p{N}/u.test(plain(text)) && figures(bare) < figures(text) ? text : bare;
};
const figures = (text: RichText): number => plain(text).match(/\p{N}+/gu)?.length ?? 0;

/** A clause before a semicolon stands alone. */
const seam = /(?<!&#?\w{1,8})[;؛]\s|；/gu;
const leastWords = 6;

/** The last that holds, of things of which the first ones do and the others do not. */
const lastWhere = <Item>(items: readonly Item[], holds: (item: Item) => boolean): Item | undefined => {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(items[middle]!)) from = middle + 1;
    else to = middle;
  }
  return items[from - 1];
};

const upToSeam = (text: RichText, most: number): RichText | undefined => {
  const masked = maskedText(text);
  const ends = [...masked.matchAll(seam)].map(({ index }) => index);
  const whole = plain(text);
  const words = (end: number): number => estimateWords(whole.slice(0, end));
  const end = lastWhere(ends, (each) => words(each) <= most);
  return end !== undefined && words(end) >= leastWords ? trimRich(sliceRich(text, 0, end)) : undefined;
};

/** As many of its sentences as so many words hold, the first at least. */
const firstSentences = (text: RichText, most: number, language: Language): RichText => {
  const sentences = richSentences(text, language);
  let count = 1;
  let words = estimateWords(plain(sentences[0] ?? []));
  while (count < sentences.length) {
    words += estimateWords(plain(sentences[count] ?? []));
    if (words > most) break;
    count += 1;
  }
  return count === sentences.length ? text : joinSentences(sentences.slice(0, count));
};

/** A shorter form of a text in its own words: whole sentences, or a clause that stands alone; else the text. */
export const shortened = (text: RichText, most: number, language: Language): RichText => {
  if (estimateWords(plain(text)) <= most) return text;
  const bare = withoutIdleAsides(text);
  if (estimateWords(plain(bare)) <= most) return bare;
  const first = firstSentences(bare, most, language);
  if (estimateWords(plain(first)) <= most) return first;
  return upToSeam(first, most) ?? first;
};

/** A wall of a sentence as the clause of it that stands alone, if one of so many words does, and has all its figures. */
export const upToClause = (text: RichText, most: number, least: number): RichText => {
  const short = upToSeam(text, most);
  const isEnough = short && estimateWords(plain(short)) >= least && figures(short) === figures(text);
  return isEnough ? short : text;
};

/** The stop of "It is in the PR.", "We use Node.js." and "It came with 3.5.1." ends a sentence, that of "Ships of A." may not. */
const sentenceStop = /(?:[^.\s]{3}|\s\p{Ll}{2}|\d\d|\s[%‰€£$]|\p{Lu}{2}|\p{L}{2}\.\p{Ll}{2}|\d\.\d)[.。।۔]$/u;

/** Bullets end alike: without a full stop. */
export const withoutFullStop = (text: RichText): RichText => {
  if (endsInCode(text)) return text;
  const whole = plain(text);
  // "until 2.12." is a day.
  if (/(?<![\d.])(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.$/u.test(whole)) return text;
  if (!sentenceStop.test(whole) || /\betc\.$/i.test(whole)) return text;
  return sliceRich(text, 0, whole.length - 1);
};

const fewestEnded = 4;
/** Beside texts of several sentences each ends as a sentence does. */
export const withFullStop = (text: RichText): RichText => {
  const whole = plain(text).trimEnd();
  return endsInCode(text) || /[\p{P}\p{S}]$/u.test(whole) || estimateWords(whole) < fewestEnded
    ? text
    : [...text, { text: fullStopOf(whole) }];
};

/** A sentence as a title: without its full stop or colon. */
export const asTitle = (sentence: RichText): RichText => {
  const text = plain(sentence);
  const end = text.replace(/(?<![\s.:。：।…])[\s.:。：।…]+$/u, '').replace(/\s[–—-]$/u, '').length;
  return trimRich(sliceRich(sentence, 0, end));
};
