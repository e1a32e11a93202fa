import type { Language } from '../api/generationOptions.ts';
import { languages } from './languages.ts';

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Each is made once: that takes a hundred times what writing a number does. */
const numberFormat = (language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(languages[language].locale, options);
  numberFormats.set(key, made);
  return made;
};

export const formatNumber = (value: number, language: Language, decimals = 0): string =>
  numberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);

/** 0.18 is "18%", "18 %", "٪١٨" … */
export const formatPercent = (share: number, language: Language, decimals = 0): string =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: decimals }).format(share);

export const formatDate = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** A language's name in another: "Japanese", "japonais", "日本語". */
export const languageName = (named: Language, language: Language): string =>
  new Intl.DisplayNames(languages[language].locale, { type: 'language' }).of(languages[named].locale) ??
  languages[named].locale;

/** Contents may be in languages that we do not write. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  rightToLeft.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr';
