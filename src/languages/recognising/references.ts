import type { Language } from '../../api/generationOptions.ts';
import { languages } from '../languages.ts';
import type { Range } from './foldText.ts';

const bracketed = /(?:(?<!\s)\s+)?[(（]([^()（）]{1,60})[)）]/gu;

const escaped = (cue: string): string => cue.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
/** The longest first, since "see also" begins with "see". */
const anyOf = (list: string): string =>
  list
    .split(', ')
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** "B", in scripts that have words of letters apart: a sign of another is a word. */
const letter =
  '(?:\\p{Script=Latin}(?!\\p{Script=Latin})|[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}](?![\\p{L}\\p{M}]))';
const number = `(?:(?:\\d{1,3}(?:[.-]\\d{1,3})*[a-z]?|[ivx]{1,5})(?!\\p{Script=Latin})|${letter}|[一二三四五六七八九十]{1,3})`;
const betweenPlaces = '\\s*(?:[,，、;；&+–-]|\\p{L}{1,3})\\s*';

interface Patterns {
  /** Nothing but where to look: a picture or table by its number, or "see" and a part. */
  readonly reference: RegExp;
  /** " in Figure 1", at the start. */
  readonly goesOn: RegExp;
  readonly picture: RegExp;
}

/** A sign alone is a part of other words as well: "下图", "图 3", and no "意图". */
const pictureOf = (language: Language): RegExp => {
  const { talk, grammar } = languages[language];
  const { spacing } = grammar.words;
  const names = talk.references.pictures.split(', ');
  const signs = names.filter((name) => spacing === 'together' && name.length === 1);
  const words = names.filter((name) => !signs.includes(name)).join(', ');
  const word = `${spacing === 'together' ? '' : '(?<!\\p{L})'}(?:${anyOf(words)})${spacing === 'apart' ? '(?!\\p{L})' : ''}`;
  const sign =
    signs.length > 0 ? [`[上下左右如次]の?(?:${signs.join('|')})|(?:${signs.join('|')})\\s?\\d`] : [];
  return new RegExp([word, ...sign].join('|'), 'iu');
};

const patterns = new Map<Language, Patterns>();

const patternsOf = (language: Language): Patterns => {
  const known = patterns.get(language);
  if (known) return known;
  const { sees: openers, pictures, tables, parts } = languages[language].talk.references;
  const numbered = `${pictures}, ${tables}`;
  const sees = `(?:${anyOf(openers)})`;
  const named = (names: string): string =>
    `(?:第?\\s?(?:${anyOf(names)})?\\s?${number}(?:\\s?(?:${anyOf(names)}))?)`;
  const several = (first: string, other: string): string => `${first}(?:${betweenPlaces}${other})*`;
  const first = `(?:${anyOf(numbered)})\\s?${number}`;
  const shown = several(first, named(numbered));
  const place = named(`${numbered}, ${parts}`);
  const places = several(place, place);
  const made: Patterns = {
    reference: new RegExp(
      `^\\s*(?:${shown}|${sees}\\s?(?:\\p{L}{1,4}\\s)?${places}|${places}\\s?${sees})\\s*[.。]?\\s*$`,
      'iu',
    ),
    picture: pictureOf(language),
    goesOn: new RegExp(`^\\s(?:\\p{L}{1,3}\\s)?${first}`, 'iu'),
  };
  patterns.set(language, made);
  return made;
};

/** "(see section 4.2)", "(Figure 2)", "（図1参照）": slides have no such numbers. */
export const referencesIn = (sentence: string, language: Language): Range[] =>
  [...sentence.matchAll(bracketed)]
    .filter(([, inside]) => patternsOf(language).reference.test(inside ?? ''))
    .map(({ 0: whole, index }) => ({ from: index, to: index + whole.length }));

/** How far a clause goes on to a picture or a table: "as you can see" before "in Figure 1". */
export const referenceLength = (after: string, language: Language): number =>
  patternsOf(language).goesOn.exec(after)?.[0].length ?? 0;

/** "The following figure is a diagram of it." */
export const namesPicture = (sentence: string, language: Language): boolean =>
  patternsOf(language).picture.test(sentence);
