import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { estimateWords } from './estimateWords.ts';
import { type Point, pointWords } from './points.ts';
import { joinSentences } from './richJoin.ts';
import { richSentences, sliceRich, trimRich } from './sentences.ts';

/** Asides in brackets, with the space before them. */
const aside = /\s?(?:\([^()]{3,}\)|（[^（）]{2,}）)(?=[\s,.;:。、，；]|$|[\u3040-\u9fff])/gu;

export const withoutAsides = (text: RichText): RichText => {
  const whole = plain(text);
  const kept: RichText[] = [];
  let at = 0;
  for (const match of whole.matchAll(aside)) {
    kept.push(sliceRich(text, at, match.index));
    at = match.index + match[0].length;
  }
  return at === 0 ? text : [...kept.flat(), ...sliceRich(text, at, whole.length)];
};

/** Where a sentence may end early and still say what it says; what a colon announces is what it says. */
const seams = [/(?<!&#?\w{1,8})[;؛]\s|；/gu, /\s[–—]\s|——/gu];
const leastWords = 4;

const upToSeam = (text: RichText, most: number): RichText | undefined => {
  const whole = plain(text);
  const ends = seams
    .flatMap((seam) => [...whole.matchAll(seam)].map(({ index }) => index))
    .sort((a, b) => b - a);
  return ends
    .map((end) => trimRich(sliceRich(text, 0, end)))
    .find((part) => {
      const words = estimateWords(plain(part));
      return words >= leastWords && words <= most;
    });
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

/** A shorter form of a text in its own words, of whole sentences where that can be; the text where there is none. */
export const shortened = (text: RichText, most: number, language: Language): RichText => {
  if (estimateWords(plain(text)) <= most) return text;
  const bare = withoutAsides(text);
  if (estimateWords(plain(bare)) <= most) return bare;
  const first = firstSentences(bare, most, language);
  if (estimateWords(plain(first)) <= most) return first;
  return upToSeam(first, most) ?? first;
};

/** Bullets end alike: without a full stop. */
export const withoutFullStop = (text: RichText): RichText => {
  const whole = plain(text);
  if (!/(?:[^.\s]{3}|\s\p{Ll}{2}|\d\d|\s[%‰€£$])[.。।۔]$/u.test(whole) || /\betc\.$/i.test(whole))
    return text;
  return sliceRich(text, 0, whole.length - 1);
};

export const shortenedPoint = (point: Point, most: number, language: Language): Point => {
  if (point.words <= most) return point;
  const { items: _, ...bare } = point;
  const text = shortened(
    point.text,
    Math.max(leastWords, most - estimateWords(plain(point.lead ?? []))),
    language,
  );
  const short = { ...bare, text };
  return { ...short, words: pointWords(short) };
};

/** A figure with a name may end at its first comma: "Revenue: 14 million, 9 % above plan". */
const firstComma = /[,，،]\s|，/u;
const startsWithFigure = /^[^\p{L}\s]{0,4}\p{N}/u;

/** Not worth a cut. */
const fewCut = 2;

export const tightPoint = (point: Point, most: number, language: Language): Point => {
  if (point.from !== 'item' || !point.lead) return shortenedPoint(point, most, language);
  const { items: _, ...bare } = point;
  const said = plain(point.text);
  const comma = startsWithFigure.test(said) ? (firstComma.exec(said)?.index ?? 0) : 0;
  const cut =
    comma > 0 && estimateWords(said.slice(comma)) > fewCut
      ? trimRich(sliceRich(point.text, 0, comma))
      : point.text;
  const text = plain(cut).split('(').length === plain(cut).split(')').length ? cut : point.text;
  const tight = { ...bare, text };
  return shortenedPoint({ ...tight, words: pointWords(tight) }, most, language);
};

/** A sentence as a title: without its full stop or colon. */
export const asTitle = (sentence: RichText): RichText => {
  const text = plain(sentence);
  const end = text.replace(/[\s.:。：।…]+$/u, '').length;
  return trimRich(sliceRich(sentence, 0, end));
};
