import type { Language } from '../../api/generationOptions.ts';
import { plain, type RichText, rich } from '../../deck/richText.ts';
import { sliceRichAt, trimRich } from '../../deck/sliceRich.ts';
import { languages } from '../../languages/languages.ts';
import { type AbbreviationSets, abbreviationsOf } from '../../languages/recognising/abbreviationsOf.ts';
import { isLeftover } from '../../languages/recognising/labels.ts';
import { maskedText } from './maskedText.ts';

/** Segmenters and patterns are asked for a stretch at a time: the cost stays linear, and the stack small. */
const stretch = 8_000;
/** No more of a sentence than this says whether it goes on after its full stop. */
const lookBack = 200;
/** No abbreviation is longer, with its parts: "p. ex.", "u. d. M.". */
const longestAbbreviation = 40;
const mayEndInside = /[.!?…。！？｡．।॥؟۔‼⁇⁈⁉]["'»”’」』）)\]*]*./su;
const lastToken =
  /(?:^|[\s([{"'«„“‘—–/])((?:[\p{L}\p{M}\p{N}°º-]+\.[ \u00a0\u202f]?)*[\p{L}\p{M}\p{N}°º-]+\.)$/u;
const initial = /(?:^|[\s(])\p{Lu}\.$/u;
const startsWithNumber = /^(?:\d|\p{Nd}|[IVX]+\b)/u;
const startsDotted = /^[\p{L}\p{M}]{1,3}\./u;
/** "The treasurer (...) reports": a name that was left out, its dots hidden but for the last. */
const leftOut = /[([（［][.,…]+[)\]）］]$/u;
const bareNumber = /^[([]?(?:\d{1,3}(?:\.\d{1,3})*|[ivx]{1,4}|\p{L})[.)]\*?$/iu;
/** "Do 20.2. 21:45" */
const dayAndMonth = /(?:^|[\s(])\d{1,2}\.\s?\d{1,2}\.$/u;
const saidAfterQuote = /[.!?…。！？؟]["'»«”“’」』)）]+$/u;
/** A particle after a quotation: "“좋다.” 라고 했다". */
const koreanParticle = '(?:이?라[고는며면]|하고|보다|처럼|(?:[가은는을를와과의에도로만]|에서)(?=\\s))';
const continuesQuote = new RegExp(`^(?:\\p{Ll}|[とがをはにのもでへ]|${koreanParticle})`, 'u');

/** "わかります！って言ってもらえた" */
const calls = /[!?…！？⁉‼]$/u;
const japaneseParticle = /^(?:って|と(?:い[うっ]|思|言|か)|なんて|などと)/u;

/** "私は、「何ですか？」系の記事を読まない": what a quotation stands in goes on after it. */
const quotedWithin = /\p{Script=Hiragana}、?[「『][^「」『』]{0,200}[」』]$/u;
const japanese = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** "よかった（悪かった？）だけだった" */
const asideThatAsks = /[（(][^（(]*[?？!！][)）]$/u;

const segmenters = new Map<string, Intl.Segmenter>();
const segmenter = (language: Language, granularity: 'sentence' | 'word'): Intl.Segmenter => {
  const key = `${language} ${granularity}`;
  const known = segmenters.get(key);
  if (known) return known;
  const made = new Intl.Segmenter(languages[language].locale, { granularity });
  segmenters.set(key, made);
  return made;
};

const startersByLanguage = new Map<Language, ReadonlySet<string>>();
const startersOf = (language: Language): ReadonlySet<string> => {
  const known = startersByLanguage.get(language);
  if (known) return known;
  const made = new Set(languages[language].writing.stopWords.split(' '));
  startersByLanguage.set(language, made);
  return made;
};

const firstWord = (text: string): string => /^[^\p{L}\p{N}]*([\p{L}\p{M}\p{N}]+)/u.exec(text)?.[1] ?? '';

const endsWithAbbreviation = (before: string, after: string, known: AbbreviationSets, language: Language) => {
  const written = lastToken.exec(before.slice(-longestAbbreviation))?.[1];
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

/** "Somebody has to ask. → Mo." says who. */
const pointsOn = /^(?:→|⇒|=>|->)\s?\S[^.!?。！？]{0,24}(?:[.!?。！？]|$)/u;

/** "A stand of ours? → Who has time for it?" answers, however long. */
const answersBelow = /^(?:→|⇒|=>|->)\s/u;

const longestAnswer = 14;
const brevity = /^TL;?DR\b/iu;
/** "None. Nothing breaks", "TL;DR? It works": a word that answers the heading says nothing without what follows. */
const isAnswer = (opening: string, language: Language): boolean =>
  opening.length <= longestAnswer && (brevity.test(opening) || isLeftover(opening, language));

/** "It is faster. (#52, #53)", "[Feature #52]": what a sentence is found by belongs to it. */
const reference =
  /^[([]\s*(?:\p{L}{1,20}\s)?(?:[\w./-]{0,40}#\d{1,7}(?:\s*(?:,|and|&)\s*)?){1,12}[)\]][.。]?\s*$/u;

/** "It is colored. (Default: true)": a value in brackets is of what stands before it. */
const bracketedValue = /^[([]\s*[^()[\].!?。！？:：]{1,24}[:：]\s?[^()[\].!?。！？]{1,24}[)\]]\s*$/u;

/** "(e.g.) `x`", masked: short for words, in brackets. */
const shortInBrackets = /[(（](?!etc)(?:\s?\p{L}{1,3}[.,]){1,3}[)）]$/u;

/** True where the segmenter's boundary between two pieces is none. */
const belongTogether = (before: string, after: string, language: Language): boolean => {
  if (bareNumber.test(before) || !/[\p{L}\p{N}]/u.test(before)) return true;
  if (saidAfterQuote.test(before) && continuesQuote.test(after)) return true;
  if (quotedWithin.test(before) && japanese.test(after)) return true;
  if (calls.test(before) && japaneseParticle.test(after)) return true;
  if (asideThatAsks.test(before) && /^\p{Script=Hiragana}/u.test(after)) return true;
  if (/[?？]$/u.test(before) && answersBelow.test(after)) return true;
  if (leftOut.test(before) || reference.test(after) || bracketedValue.test(after) || pointsOn.test(after))
    return true;
  // "The ink! editor is new." by somebody who begins sentences with capitals.
  if (/^\P{L}*\p{Lu}.*\p{L}!$/su.test(before) && /^\p{Ll}/u.test(after)) return true;
  // "Press q to quit, or ? for help."
  if (/\s[?!]$/u.test(before) && /^\p{Ll}/u.test(after)) return true;
  if (shortInBrackets.test(before)) return true;
  if (!before.endsWith('.')) return false;
  if (initial.test(before)) return true;
  if (dayAndMonth.test(before) && startsWithNumber.test(after)) return true;
  const ordinal = languages[language].abbreviations.ordinals;
  if (ordinal && /(?:^|\s)\d{1,3}\.$/.test(before)) {
    if (ordinal.before.test(before) || ordinal.after.test(after)) return true;
  }
  return endsWithAbbreviation(before, after, abbreviationsOf(language), language);
};

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Parts of a text to look at one after the other: between words, where these are not too long. */
const stretches = function* (text: string): Generator<Range> {
  let from = 0;
  while (text.length - from > stretch) {
    const space = text.lastIndexOf(' ', from + stretch);
    const cut = from + stretch;
    const isInPair = /[\udc00-\udfff]/.test(text.charAt(cut));
    const to = space > from + stretch / 2 ? space + 1 : isInPair ? cut - 1 : cut;
    yield { from, to };
    from = to;
  }
  yield { from, to: text.length };
};

const opening = /[([{（［｛「『【〔〈《“‘]/u;
/** "よいです。（続く）": what opens a bracket belongs to the sentence inside it. */
const beforeOpening = (text: string, boundary: number): number => {
  let at = boundary;
  while (at > 1 && opening.test(text.charAt(at - 1))) at -= 1;
  return at;
};

/** "It is slow. (ㅠㅠ) We wait": a face ends the sentence that it is drawn after. */
const face = /^\s*[(（](?:[\u3131-\u318e]{1,8}|[\^_;~><=T-]{2,6}|[笑泣汗])[)）]\s+/u;

const longestFace = 16;

const dotOfWord = /(?:^|[\s([{"'“‘«])\.$/u;
/** ".NET", ".venv": a dot that begins a word ends nothing. */
const beginsWord = (text: string, boundary: number): boolean =>
  dotOfWord.test(text.slice(Math.max(0, boundary - 2), boundary));

/** "The pier is mended. #12, #15. It rains": what was done about it is of the sentence before. */
const onlyCites = /^\s*(?:#\d+[,;.\s]*)+$/u;

/** Offsets after which a sentence starts, of a text in which nothing inside code or brackets ends one. */
const sentenceStarts = (text: string, language: Language): number[] => {
  if (!mayEndInside.test(text)) return [];
  const flat = text.replace(/\s/g, ' ');
  const before = (at: number, from = 0): string => flat.slice(Math.max(from, at - lookBack), at).trimEnd();
  const starts: number[] = [];
  const pieces: number[] = [];
  for (const { from, to } of stretches(flat)) {
    for (const { index } of segmenter(language, 'sentence').segment(flat.slice(from, to))) {
      if (from + index > 0 && (index > 0 || /[.!?…]$/.test(before(from)))) pieces.push(from + index);
    }
  }
  let start = 0;
  for (let at = 0; at < pieces.length; at += 1) {
    const opened = beforeOpening(flat, pieces[at]!);
    const boundary = opened + (face.exec(flat.slice(opened, opened + longestFace))?.[0].length ?? 0);
    if (beginsWord(flat, boundary)) continue;
    const after = flat.slice(boundary, pieces[at + 1] ?? boundary + 200);
    if (start === 0 && isAnswer(before(boundary), language)) continue;
    if (onlyCites.test(after)) continue;
    if (belongTogether(before(boundary, start), after.trimStart(), language)) continue;
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
  slices(text, sentenceStarts(maskedText(rich(text)), language));

const foundSentences = new WeakMap<RichText, Map<Language, readonly RichText[]>>();

/** The sentences of a text, each with its marks; found once, however many forms of a slide ask for them. */
export const richSentences = (text: RichText, language: Language): readonly RichText[] => {
  const known = foundSentences.get(text) ?? new Map<Language, readonly RichText[]>();
  foundSentences.set(text, known);
  const sentences = known.get(language) ?? cutSentences(text, language);
  known.set(language, sentences);
  return sentences;
};

const cutSentences = (text: RichText, language: Language): RichText[] => {
  const starts = sentenceStarts(maskedText(text), language);
  if (starts.length === 0) return [trimRich(text)].filter((part) => part.length > 0);
  return sliceRichAt(text, [0, ...starts, plain(text).length])
    .map(trimRich)
    .filter((part) => part.length > 0);
};

const run =
  /[\u3041-\u30ff\u31f0-\u31ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9f\u{20000}-\u{323af}々〆]+|[\p{L}\p{M}\p{N}\p{Pc}\u200c\u200d]+(?:['’.·:](?=\p{L})[\p{L}\p{M}\p{N}\p{Pc}]+|['.,](?=\p{N})[\p{L}\p{M}\p{N}\p{Pc}]+)*/gu;
const ideographic = /^[\u3041-\u30ff\u31f0-\u9fff\uf900-\ufaff\uff66-\uff9f\u{20000}-\u{323af}]/u;
const runUnspaced = new RegExp(run.source.replaceAll('\\p{L}', '[\\p{L}--[\\u3041-\\u9fff]]'), 'gv');

/** The words of a text, as written; scripts without spaces by dictionary. */
export const wordsOf = (text: string, language: Language): string[] => {
  const out: string[] = [];
  for (const { from, to } of stretches(text)) {
    for (const [found] of text.slice(from, to).matchAll(runUnspaced)) {
      if (!ideographic.test(found)) out.push(found);
      else for (const { segment } of segmenter(language, 'word').segment(found)) out.push(segment);
    }
  }
  return out;
};

export const countWords = (text: string, language: Language): number => wordsOf(text, language).length;
