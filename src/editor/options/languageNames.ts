import { env } from 'vscode';
import type { Language } from '../../api/generationOptions.ts';

/** BCP 47, for the names that `Intl` knows. */
export const languageTags: Record<Language, string> = {
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

/** What a language is called in the editor's language, or in another one. */
export const languageName = (language: Language, locale: string = env.language): string => {
  const tag = languageTags[language];
  return new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag;
};
