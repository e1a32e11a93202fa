import type { Language } from '../../api/generationOptions.ts';
import type { Abbreviations } from '../abbreviations.ts';
import { languages } from '../languages.ts';

const everywhere: Abbreviations = {
  leading: 'dr. prof. vs. cf. nr. mr. mrs. ms. e.g. i.e. ca. z.b. tel.',
  numbered: 'st. no. vol. fig. ed. eds. v. art. p. pp. ex. op. cap. sec. ver. vers. rev. pos. ext.',
  closing: 'etc. inc. ltd. co. corp. al. a.m. p.m. u.s. u.k. e.u. ph.d. jr. sr.',
};

export interface AbbreviationSets {
  readonly leading: ReadonlySet<string>;
  readonly numbered: ReadonlySet<string>;
  readonly closing: ReadonlySet<string>;
  /** Of abbreviations in several parts, every beginning of two parts and more: "i.d." of "i.d.r.". */
  readonly beginnings: ReadonlySet<string>;
}

const sets = new Map<Language, AbbreviationSets>();

export const abbreviationsOf = (language: Language): AbbreviationSets => {
  const known = sets.get(language);
  if (known) return known;
  const written = languages[language].abbreviations;
  const of = (kind: 'leading' | 'numbered' | 'closing'): string[] =>
    `${everywhere[kind]} ${written[kind]}`.trim().split(' ');
  const [leading, closing] = [of('leading'), of('closing')];
  const made: AbbreviationSets = {
    leading: new Set(leading),
    numbered: new Set(of('numbered')),
    closing: new Set(closing),
    beginnings: new Set(
      [...leading, ...closing].flatMap((abbreviation) => {
        const parts = abbreviation.match(/[^.]+\./g) ?? [];
        return parts.slice(1).map((_, at) => parts.slice(0, at + 2).join(''));
      }),
    ),
  };
  sets.set(language, made);
  return made;
};
