import type { Language } from '../../api/generationOptions.ts';
import { locales } from './locales.ts';

export const formatNumber = (value: number, language: Language, decimals = 0): string =>
  new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);

/** 0.18 is "18%", "18 %", "٪١٨" … */
export const formatPercent = (share: number, language: Language, decimals = 0): string =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: decimals }).format(
    share,
  );

export const formatDate = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** A language's name in another: "Japanese", "japonais", "日本語". */
export const languageName = (named: Language, language: Language): string =>
  new Intl.DisplayNames(locales[language], { type: 'language' }).of(locales[named]) ?? locales[named];
