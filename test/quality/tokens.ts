import type { Language } from '../../src/api/generationOptions.ts';
import { locales } from '../../src/deck/languages/locales.ts';

const unspaced = '\\u3041-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff々〆';
const token = new RegExp(`[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');

/** The words of a text for comparing texts: of scripts without spaces, every sign. */
export const tokensOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(token) ?? [];

/** A text with nothing left but its letters and figures. */
export const lettersOf = (text: string): string => tokensOf(text).join('');

const segmenters = new Map<Language, Intl.Segmenter>();

/** How many words a reader sees. */
export const countSeen = (text: string, language: Language): number => {
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(locales[language], { granularity: 'word' });
  segmenters.set(language, segmenter);
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count;
};
