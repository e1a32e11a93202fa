import type { Language } from '../../api/generationOptions.ts';
import { locales } from '../../deck/languages/locales.ts';
import { type StopWordLanguage, stopWords } from '../../deck/languages/stopWords.ts';
import { plain } from '../../deck/richText.ts';
import type { Point } from './points.ts';
import { wordsOf } from './sentences.ts';

const emptyWords = new Map<Language, ReadonlySet<string>>();
const stopSet = (language: Language): ReadonlySet<string> => {
  const known = emptyWords.get(language);
  if (known) return known;
  const tag = locales[language].slice(0, 2) as StopWordLanguage;
  const made = new Set<string>(stopWords[tag] ?? []);
  emptyWords.set(language, made);
  return made;
};

/** The words that carry meaning, in lower case. */
export const contentWords = (text: string, language: Language): string[] => {
  const empty = stopSet(language);
  return wordsOf(text, language)
    .map((word) => word.toLowerCase())
    .filter((word) => !empty.has(word));
};

const rounds = 12;
const damping = 0.85;
/** Beyond it ranks come from word counts alone, so that the cost stays linear. */
const mostCompared = 60;

const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  if (a.size < 2 || b.size < 2) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const word of small) if (large.has(word)) common += 1;
  return common === 0 ? 0 : common / (Math.log(a.size) + Math.log(b.size));
};

const textRank = (sets: readonly ReadonlySet<string>[]): number[] => {
  const weights = sets.map((a, i) => sets.map((b, j) => (i === j ? 0 : similarity(a, b))));
  const totals = weights.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  let ranks = sets.map(() => 1);
  for (let round = 0; round < rounds; round += 1)
    ranks = ranks.map(
      (_, i) =>
        1 -
        damping +
        damping *
          weights.reduce(
            (sum, row, j) => sum + (totals[j] ? ((row[i] ?? 0) / (totals[j] ?? 1)) * (ranks[j] ?? 0) : 0),
            0,
          ),
    );
  return ranks;
};

const byFrequency = (sets: readonly ReadonlySet<string>[]): number[] => {
  const counts = new Map<string, number>();
  for (const set of sets) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  return sets.map((set) => {
    let sum = 0;
    for (const word of set) sum += counts.get(word) ?? 0;
    return set.size === 0 ? 0 : sum / set.size / sets.length;
  });
};

/** How much of a text each of its points carries, the best about 1. */
export const ranksOf = (points: readonly Point[], language: Language): number[] => {
  const sets = points.map(
    ({ lead = [], text }) => new Set(contentWords(plain([...lead, { text: ' ' }, ...text]), language)),
  );
  const ranks = sets.length <= mostCompared ? textRank(sets) : byFrequency(sets);
  const best = Math.max(...ranks, 0.01);
  return ranks.map((rank) => rank / best);
};
