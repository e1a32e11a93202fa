import type { Language } from '../../api/generationOptions.ts';
import { languages } from '../../languages/languages.ts';
import { wordsOf } from './sentences.ts';

const emptyWords = new Map<Language, ReadonlySet<string>>();
const stopSet = (language: Language): ReadonlySet<string> => {
  const known = emptyWords.get(language);
  if (known) return known;
  const made = new Set(languages[language].writing.stopWords.split(' '));
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
