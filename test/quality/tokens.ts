import type { Language } from '../../src/api/generationOptions.ts';
import { languages } from '../../src/languages/languages.ts';

const unspaced = '\\u3041-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff々〆';
const token = new RegExp(`[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');

/** The zeros of the scripts whose figures our languages use: a chart shows them as its reader does. */
const zeros = [0x660, 0x966, 0x9e6];

const withPlainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u0966-\u096f\u09e6-\u09ef]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - zeros.findLast((zero) => code >= zero)!);
  });

/** The words of a text for comparing texts: of scripts without spaces, every sign. */
export const tokensOf = (text: string): string[] =>
  withPlainDigits(text.normalize('NFKC').toLowerCase()).match(token) ?? [];

/** A text with nothing left but its letters and figures. */
export const lettersOf = (text: string): string => tokensOf(text).join('');

const segmenters = new Map<Language, Intl.Segmenter>();

/** How many words a reader sees. */
export const countSeen = (text: string, language: Language): number => {
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(languages[language].locale, { granularity: 'word' });
  segmenters.set(language, segmenter);
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count;
};
