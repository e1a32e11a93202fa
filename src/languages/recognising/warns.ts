import type { Language } from '../../api/generationOptions.ts';
import { languages } from '../languages.ts';

const compiled = new Map<Language, { readonly always: RegExp; readonly loud: RegExp | undefined }>();

const anyOf = (names: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, flags);

const compile = (language: Language) => {
  const known = compiled.get(language);
  if (known) return known;
  const { cues, grammar } = languages[language];
  const always = cues.warns.always.split(', ');
  const loud = cues.warns.loud?.toUpperCase().split(', ');
  const made = {
    always: grammar.words.spacing === 'apart' ? anyOf(always, 'iu') : new RegExp(always.join('|'), 'u'),
    loud: loud && anyOf(loud, 'u'),
  };
  compiled.set(language, made);
  return made;
};

/** Whether a sentence says what must not be done or forgotten: "DO NOT commit this file." */
export const warns = (text: string, language: Language): boolean => {
  const { always, loud } = compile(language);
  const written = text.replaceAll('’', "'");
  // In a text that is all capitals none of them is loud.
  return always.test(written) || (loud?.test(written) === true && /\p{Ll}{3}/u.test(written));
};
