import type { Language } from '../../api/generationOptions.ts';
import { locales } from '../../deck/languages/locales.ts';
import { type StopWordLanguage, stopWords } from '../../deck/languages/stopWords.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { type AbbreviationSets, abbreviationsOf, ordinals } from './abbreviations.ts';

/** Segmenters are asked for a stretch at a time, so that the cost stays linear. */
const stretch = 8_000;
const mayEndInside = /[.!?…。！？｡．।॥؟۔‼⁇⁈⁉]["'»”’」』）)\]*]*./su;
const lastToken =
  /(?:^|[\s([{"'«„“‘—–/])((?:[\p{L}\p{M}\p{N}°º-]+\.[ \u00a0\u202f]?)*[\p{L}\p{M}\p{N}°º-]+\.)$/u;
const initial = /(?:^|[\s(])\p{Lu}\.$/u;
const startsWithNumber = /^(?:\d|\p{Nd}|[IVX]+\b)/u;
const startsDotted = /^[\p{L}\p{M}]{1,3}\./u;
const bareNumber = /^[([]?(?:\d{1,3}|[ivx]{1,4}|\p{L})[.)]$/iu;
const saidAfterQuote = /[.!?…。！？؟]["'»”’」』)）]+$/u;
const continuesQuote = /^(?:\p{Ll}|[とがをはにのもでへ])/u;

const segmenters = new Map<string, Intl.Segmenter>();
const segmenter = (language: Language, granularity: 'sentence' | 'word'): Intl.Segmenter => {
  const key = `${language} ${granularity}`;
  const known = segmenters.get(key);
  if (known) return known;
  const made = new Intl.Segmenter(locales[language], { granularity });
  segmenters.set(key, made);
  return made;
};

const startersByLanguage = new Map<Language, ReadonlySet<string>>();
const startersOf = (language: Language): ReadonlySet<string> => {
  const known = startersByLanguage.get(language);
  if (known) return known;
  const tag = locales[language].slice(0, 2) as StopWordLanguage;
  const made = new Set<string>(stopWords[tag] ?? []);
  startersByLanguage.set(language, made);
  return made;
};

const firstWord = (text: string): string => /^[^\p{L}\p{N}]*([\p{L}\p{M}\p{N}]+)/u.exec(text)?.[1] ?? '';

const endsWithAbbreviation = (before: string, after: string, known: AbbreviationSets, language: Language) => {
  const written = lastToken.exec(before)?.[1];
  if (!written) return false;
  const candidates = [written, written.slice(written.search(/[^\s.]+\.$/u))].map((token) =>
    token.replace(/\s/g, '').toLowerCase(),
  );
  const next = startsDotted.exec(after)?.[0].toLowerCase();
  if (next && candidates.some((token) => known.beginnings.has(token + next))) return true;
  const isClosing =
    candidates.some((token) => known.closing.has(token)) || /^(?:\p{Lu}\.){2,}$/u.test(written);
  if (isClosing) return !startersOf(language).has(firstWord(after).toLowerCase());
  if (startsWithNumber.test(after) && candidates.some((token) => known.numbered.has(token))) return true;
  return candidates.some((token) => known.leading.has(token));
};

/** True where the segmenter's boundary between two pieces is none. */
const belongTogether = (before: string, after: string, language: Language): boolean => {
  if (bareNumber.test(before)) return true;
  if (saidAfterQuote.test(before) && continuesQuote.test(after)) return true;
  if (!before.endsWith('.')) return false;
  if (initial.test(before)) return true;
  const ordinal = ordinals[language];
  if (ordinal && /(?:^|\s)\d{1,3}\.$/.test(before)) {
    if (ordinal.before.test(before) || ordinal.after.test(after)) return true;
  }
  return endsWithAbbreviation(before, after, abbreviationsOf(language), language);
};

const opens = /[(（[【「『]/g;
const closes = /[)）\]】」』]/g;
const depthOf = (text: string): number =>
  (text.match(opens)?.length ?? 0) - (text.match(closes)?.length ?? 0);

interface Range {
  readonly from: number;
  readonly to: number;
}

const stretches = function* (text: string): Generator<Range> {
  let from = 0;
  while (text.length - from > stretch) {
    const space = text.lastIndexOf(' ', from + stretch);
    const to = space > from + stretch / 2 ? space + 1 : from + stretch;
    yield { from, to };
    from = to;
  }
  yield { from, to: text.length };
};

/** Offsets after which a sentence starts; `whole` are stretches no boundary may fall into. */
const sentenceStarts = (text: string, language: Language, whole: readonly Range[]): number[] => {
  if (!mayEndInside.test(text)) return [];
  const flat = text.replace(/\s/g, ' ');
  const starts: number[] = [];
  let start = 0;
  const pieces: number[] = [];
  for (const { from, to } of stretches(flat)) {
    for (const { index } of segmenter(language, 'sentence').segment(flat.slice(from, to))) {
      if (from + index > 0 && (index > 0 || /[.!?…]\s*$/.test(flat.slice(start, from))))
        pieces.push(from + index);
    }
  }
  let protectedAt = 0;
  for (let at = 0; at < pieces.length; at += 1) {
    const boundary = pieces[at]!;
    while (protectedAt < whole.length && whole[protectedAt]!.to <= boundary) protectedAt += 1;
    const range = whole[protectedAt];
    if (range && boundary > range.from) continue;
    const before = flat.slice(start, boundary).trimEnd();
    const after = flat.slice(boundary, pieces[at + 1] ?? boundary + 200);
    if (belongTogether(before, after.trimStart(), language)) continue;
    const depth = depthOf(before);
    if (depth > 0 && depthOf(after) <= -depth) continue;
    starts.push(boundary);
    start = boundary;
  }
  return starts;
};

const slices = (text: string, starts: readonly number[]): string[] =>
  [0, ...starts]
    .map((from, at) => text.slice(from, starts[at] ?? text.length).trim())
    .filter((part) => part !== '');

export const sentencesOf = (text: string, language: Language): string[] =>
  slices(text, sentenceStarts(text, language, []));

/** The part of a text between two offsets of its plain form, with its marks. */
export const sliceRich = (text: RichText, from: number, to: number): RichText => {
  const out: RichText = [];
  let at = 0;
  for (const span of text) {
    const start = Math.max(from - at, 0);
    const end = Math.min(to - at, span.text.length);
    if (start < end) out.push({ ...span, text: span.text.slice(start, end) });
    at += span.text.length;
    if (at >= to) break;
  }
  return out;
};

export const trimRich = (text: RichText): RichText => {
  const whole = plain(text);
  const from = whole.length - whole.trimStart().length;
  const to = whole.trimEnd().length;
  return from === 0 && to === whole.length ? text : sliceRich(text, from, to);
};

const isWhole = ({ marks, href }: RichText[number]): boolean =>
  href !== undefined || marks?.some((mark) => mark === 'code' || mark === 'math') === true;

/** The sentences of a text, each with its marks. Code, formulas and links stay whole. */
export const richSentences = (text: RichText, language: Language): RichText[] => {
  const whole: Range[] = [];
  let at = 0;
  for (const span of text) {
    if (isWhole(span)) whole.push({ from: at, to: at + span.text.length });
    at += span.text.length;
  }
  const starts = sentenceStarts(plain(text), language, whole);
  if (starts.length === 0) return at === 0 ? [] : [trimRich(text)].filter((part) => part.length > 0);
  const out: RichText[] = [];
  let span = 0;
  let offset = 0;
  let from = 0;
  for (const to of [...starts, at]) {
    const part: RichText = [];
    while (from < to) {
      const current = text[span]!;
      const end = Math.min(current.text.length, offset + to - from);
      if (end > offset) part.push({ ...current, text: current.text.slice(offset, end) });
      from += end - offset;
      offset = end;
      if (offset === current.text.length) {
        span += 1;
        offset = 0;
      }
    }
    const trimmed = trimRich(part);
    if (trimmed.length > 0) out.push(trimmed);
  }
  return out;
};

const run =
  /[\u3041-\u30ff\u31f0-\u31ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9f\u{20000}-\u{323af}々〆]+|[\p{L}\p{M}\p{N}\p{Pc}\u200c\u200d]+(?:['’.·:](?=\p{L})[\p{L}\p{M}\p{N}\p{Pc}]+|['.,](?=\p{N})[\p{L}\p{M}\p{N}\p{Pc}]+)*/gu;
const ideographic = /^[\u3041-\u30ff\u31f0-\u9fff\uf900-\ufaff\uff66-\uff9f\u{20000}-\u{323af}]/u;
const runUnspaced = new RegExp(run.source.replaceAll('\\p{L}', '[\\p{L}--[\\u3041-\\u9fff]]'), 'gv');

/** The words of a text, as written; scripts without spaces by dictionary. */
export const wordsOf = (text: string, language: Language): string[] => {
  const out: string[] = [];
  const spaced = language === 'ja' || language === 'cn' ? language : 'ja';
  for (const [found] of text.matchAll(runUnspaced)) {
    if (!ideographic.test(found)) {
      out.push(found);
      continue;
    }
    for (let from = 0; from < found.length; from += stretch) {
      for (const { segment } of segmenter(spaced, 'word').segment(found.slice(from, from + stretch)))
        out.push(segment);
    }
  }
  return out;
};

export const countWords = (text: string, language: Language): number => wordsOf(text, language).length;
