import { Language } from '../../../../src/api/generationOptions.ts';
import { languages } from '../../../../src/languages/languages.ts';

const monthsIn = (locale: string): string[] =>
  (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC', calendar: 'gregory' });
    return [...Array(12).keys()].map((at) =>
      format.format(new Date(Date.UTC(2024, at, 15))).replace(/\.$/, ''),
    );
  });

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "8 May", "May 8, 2026", "8. Mai": a day and the name of a month, in any of our languages. */
const names = [
  ...new Set(Language.options.flatMap((language) => monthsIn(languages[language].locale ?? 'en'))),
]
  .filter((name) => !/^\p{N}/u.test(name))
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');

const patterns: readonly RegExp[] = [
  new RegExp(`(?:^|\\P{L})(?:${names})\\.?(?:$|\\P{L})`, 'iu'),
  /^\p{N}{4}[-/.]\p{N}{1,2}(?:[-/.]\p{N}{1,2})?$/u,
  /^\p{N}{1,2}[./]\p{N}{1,2}[./](?:\p{N}{2,4})?$/u,
  /^\p{N}{1,2}[:h]\p{N}{2}(?:[:\s]?(?:\p{N}{2}|am|pm|uhr|utc|cest|cet))?$/iu,
  /^(?:19|20)\d\d$/u,
  /^\p{N}{1,4}\s*[年月日]|\p{N}{1,2}\s*[월일]$|^\p{N}{4}\s*년/u,
];

export const isDate = (text: string): boolean => patterns.some((pattern) => pattern.test(text.trim()));
