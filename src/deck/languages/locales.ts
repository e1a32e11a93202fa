import type { Language } from '../../api/generationOptions.ts';

/** BCP 47. */
export const locales: Record<Language, string> = {
  us: 'en-US',
  uk: 'en-GB',
  es: 'es',
  fr: 'fr',
  de: 'de',
  it: 'it',
  pt: 'pt',
  cn: 'zh-Hans',
  in: 'id',
  ja: 'ja',
  ko: 'ko',
  ar: 'ar',
  hi: 'hi',
  bn: 'bn',
};
