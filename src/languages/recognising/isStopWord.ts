import { languages } from '../languages.ts';

let words: ReadonlySet<string> | undefined;

/** A word that says little by itself in any of the languages: "the", "und". */
export const isStopWord = (word: string): boolean => {
  words ??= new Set(Object.values(languages).flatMap(({ writing }) => writing.stopWords.split(' ')));
  return words.has(word);
};
