import { languages } from '../languages.ts';

const words = new Set(Object.values(languages).flatMap(({ cues }) => cues.cited.split(', ')));
const longestFirst = [...words].toSorted((one, other) => other.length - one.length);
const citing = new RegExp(
  `(?:(?<!\\p{L})(?:${longestFirst.join('|').replaceAll('.', '\\.')}) ?|§ ?)(\\d{1,2}(?:\\.\\d{1,2})*)(?!\\d)`,
  'giu',
);

/** 3 and 5.4 of "That is why step 3 comes first (see section 5.4)." */
export const citedNumbers = (text: string): string[] =>
  [...text.matchAll(citing)].map(([, number]) => number!);
