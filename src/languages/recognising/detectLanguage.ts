import type { Language } from '../../api/generationOptions.ts';
import { languages } from '../languages.ts';
import { type Script, scripts } from '../writing.ts';
import { foreignStopWords } from './foreignStopWords.ts';

const sampleLength = 20_000;
const notProse =
  /^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1|\{% *(?:codeblock|highlight)\b[\s\S]{0,10000}?\{% *end|`[^`\n]*`|https?:\/\/\S+|<[^>\n]{1,500}>|\]\([^)\n]{0,500}\)/gm;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const lettersIn = (text: string, runs: RegExp): number =>
  text.match(runs)?.reduce((sum, run) => sum + run.length, 0) ?? 0;

/** One of ours, or the place of a language in the list of those that are not. */
type Candidate = Language | number;

const tags = Object.keys(languages) as Language[];
const isVariant = (language: Language, index: number): boolean =>
  tags
    .slice(0, index)
    .some((other) => languages[other].writing.stopWords === languages[language].writing.stopWords);

let candidatesByWord: ReadonlyMap<string, readonly Candidate[]> | undefined;

const indexByWord = (): ReadonlyMap<string, readonly Candidate[]> => {
  const index = new Map<string, Candidate[]>();
  const lists: [Candidate, string][] = [
    ...tags
      .filter((language, at) => languages[language].writing.script === 'latin' && !isVariant(language, at))
      .map((language): [Candidate, string] => [language, languages[language].writing.stopWords]),
    ...foreignStopWords.map((words, at): [Candidate, string] => [at, words]),
  ];
  for (const [candidate, words] of lists)
    for (const word of new Set(words.split(' '))) index.set(word, [...(index.get(word) ?? []), candidate]);
  return index;
};

/** Of languages with the same words, the one whose spelling a text has. */
const variantOf = (language: Language, text: string): Language => {
  const { stopWords } = languages[language].writing;
  const spelt = (variant: Language): number => {
    const { ownSpelling } = languages[variant].writing;
    return ownSpelling ? count(text, ownSpelling) : 0;
  };
  return tags
    .filter((other) => languages[other].writing.stopWords === stopWords)
    .reduce((best, other) => (spelt(other) > spelt(best) ? other : best), language);
};

const elision = /^[cdjlmnqst]+'/;

const latinLanguage = (text: string): Language | undefined => {
  candidatesByWord ??= indexByWord();
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/gu) ?? [];
  const scores = new Map<Candidate, number>();
  const telling = new Map<Candidate, number>();
  for (const written of words) {
    const word = written.replace('’', "'");
    const candidates = candidatesByWord.get(word) ?? candidatesByWord.get(word.replace(elision, ''));
    for (const candidate of candidates ?? []) {
      scores.set(candidate, (scores.get(candidate) ?? 0) + 1 / candidates!.length);
      if (candidates!.length === 1) telling.set(candidate, (telling.get(candidate) ?? 0) + 1);
    }
  }
  for (const language of tags) {
    const { ownLetters } = languages[language].writing;
    const score = scores.get(language);
    if (ownLetters && score !== undefined) scores.set(language, score + 0.5 * count(text, ownLetters));
  }
  const [first, second] = [...scores].sort(([, a], [, b]) => b - a);
  if (!first) return undefined;
  const [candidate, score] = first;
  const enough =
    words.length <= 12 ? score >= 0.9 : score / words.length >= 0.07 && (telling.get(candidate) ?? 0) >= 1;
  const clear = score >= 1.2 * (second?.[1] ?? 0) + 0.1;
  return enough && clear && typeof candidate === 'string' ? variantOf(candidate, text) : undefined;
};

const mostNames = 8;
/** The language a text is written in, or undefined where it is none of ours or too little to tell. */
export const detectLanguage = (text: string): Language | undefined => {
  const sample = text.slice(0, sampleLength).replace(notProse, ' ');
  const counts = Object.entries(scripts).map(
    ([script, runs]) => [script as Script, lettersIn(sample, runs)] as const,
  );
  const of = (script: Script): number => counts.find(([name]) => name === script)![1];
  // A word takes two or three ideographs or syllables, but six Latin letters.
  const weight: Partial<Record<Script, number>> = {
    kana: 3,
    han: 3,
    hangul: 3,
    arabic: 1.3,
    devanagari: 1.5,
    bengali: 1.5,
  };
  // What is written with syllables is written with ideographs as well.
  const withHan = of('kana') * 12 >= of('han') ? of('han') : 0;
  const [main, letters] = counts
    .map(
      ([script, own]) =>
        [script, (own + (script === 'kana' && own > 0 ? withHan : 0)) * (weight[script] ?? 1)] as const,
    )
    .reduce((best, next) => (next[1] > best[1] ? next : best));
  if (letters === 0 || main === 'other') return undefined;
  const syllabic = tags.find((tag) => languages[tag].writing.script === 'kana');
  // "hostname の変更": names in Latin letters are of no language.
  if (main === 'latin')
    return latinLanguage(sample) ?? (of('kana') * mostNames >= of('latin') ? syllabic : undefined);
  if (of(main) < 2) return undefined;
  if (main === 'han' || main === 'kana') {
    const [kana, han] = (['kana', 'han'] as const).map((script) =>
      tags.find((tag) => languages[tag].writing.script === script),
    );
    if (of('kana') > 0) return of('kana') * 12 >= of('han') ? kana : han;
    const spelt = (language: Language | undefined): number =>
      language ? count(sample, languages[language].writing.ownSpelling ?? /(?!)/g) : 0;
    return spelt(kana) > spelt(han) ? kana : han;
  }
  const language = tags.find((tag) => languages[tag].writing.script === main);
  const foreign = language && languages[language].writing.foreignLetters;
  return foreign && count(sample, foreign) * 25 > of(main) ? undefined : language;
};
