import type { Language } from '../../api/generationOptions.ts';
import { languages } from '../../languages/languages.ts';

/** A cell that is one figure: "€4.1m" is 4.1 with "€" before and "m" after. */
export interface Measure {
  readonly value: number;
  readonly prefix: string;
  readonly suffix: string;
  readonly decimals: number;
}

const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];
const mayHaveOthers = /[\u0660-\uffff]/;

/** Digits of other scripts as Western ones. */
export const westernDigits = (text: string): string => {
  if (!mayHaveOthers.test(text)) return text;
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.findLast((start) => code >= start) ?? code;
      return String(code - zero);
    })
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
};

const figure =
  /^(?<prefix>[^\p{L}\p{N}+\-−–±~≈(]{0,4}|[A-Z]{2,3}\s?|Rp\.?\s?|R\$\s?|US\$\s?)(?<sign>[+\-−–±]?)(?<digits>\d[\d.,'’ \u00a0\u202f]*\d|\d)(?<suffix>\s?[^\d\s][^\d]{0,14})?$/u;

const commaIsDecimal = new Map<Language, boolean>();
const usesComma = (language: Language): boolean => {
  const known = commaIsDecimal.get(language);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(languages[language].locale, { numberingSystem: 'latn' }).formatToParts(
    1.5,
  );
  const uses = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  commaIsDecimal.set(language, uses);
  return uses;
};

const lastOf = (text: string, separator: string): number => text.lastIndexOf(separator);

/** Where the decimals begin: the last separator, unless it groups thousands. */
const decimalAt = (digits: string, language: Language): number => {
  const comma = lastOf(digits, ',');
  const dot = lastOf(digits, '.');
  if (comma >= 0 && dot >= 0) return Math.max(comma, dot);
  const at = Math.max(comma, dot);
  if (at < 0) return -1;
  const separator = comma >= 0 ? ',' : '.';
  if (digits.indexOf(separator) !== at) return -1;
  const mayGroup = digits.length - at - 1 === 3 && at <= 3 && !digits.startsWith('0');
  if (!mayGroup) return at;
  return (separator === ',') === usesComma(language) ? at : -1;
};

/** With more of them "0.00000000166" would be written as nothing. */
const mostDecimals = 6;

export const measureOf = (text: string, language: Language): Measure | undefined => {
  const {
    prefix = '',
    sign = '',
    digits,
    suffix = '',
  } = figure.exec(westernDigits(text.trim()))?.groups ?? {};
  if (digits === undefined) return undefined;
  const at = decimalAt(digits, language);
  const whole = (at < 0 ? digits : digits.slice(0, at)).replace(/\D/g, '');
  const fraction = at < 0 ? '' : digits.slice(at + 1).replace(/\D/g, '');
  if (fraction.length > mostDecimals) return undefined;
  const value = Number(`${whole}.${fraction || '0'}`);
  return {
    value: sign === '-' || sign === '−' || sign === '–' ? -value : value,
    prefix,
    suffix,
    decimals: fraction.length,
  };
};

const separated = /(?<![\p{N}.,])\d{1,3}(?:[.,]\d+)+(?![\p{N}])/gu;
const leastGrouped = 3;
/**
 * How the numbers of a table are written, whatever language it is in: where each point or comma stands before three
 * digits it groups thousands.
 */
export const numbersOf = (texts: readonly string[], language: Language): Language => {
  const found = texts.flatMap((text) => westernDigits(text).match(separated) ?? []);
  const signs = new Set(found.flatMap((number) => number.match(/[.,]/g) ?? []));
  const areGrouped =
    found.length >= leastGrouped &&
    signs.size === 1 &&
    found.every((number) => /^[1-9]\d{0,2}(?:[.,]\d{3})+$/u.test(number));
  if (!areGrouped || signs.has(',') !== usesComma(language)) return language;
  return signs.has('.') ? 'de' : 'us';
};

export const isMissing = (text: string): boolean => /^(?:[-–—.…]*|n\/?a\.?|\?)$/i.test(text.trim());
