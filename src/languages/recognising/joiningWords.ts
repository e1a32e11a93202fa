import type { Language } from '../../api/generationOptions.ts';
import { languages } from '../languages.ts';

type Joining = 'conjunction' | 'disjunction';

/** What stands between the last two of several: "and", "or"; none where a sign does. */
export const joiningWords = (language: Language, type: Joining): string[] =>
  new Intl.ListFormat(languages[language].locale, { type })
    .formatToParts(['1', '2'])
    .flatMap(({ type: part, value }) => (part === 'literal' ? value.trim() : []))
    .filter((word) => /^\p{L}+$/u.test(word));

let everywhere: ReadonlySet<string> | undefined;
/** The same where nobody has said in which language. */
export const joinsAnywhere = (word: string): boolean => {
  everywhere ??= new Set(
    (Object.keys(languages) as Language[]).flatMap((language) =>
      (['conjunction', 'disjunction'] as const).flatMap((type) => joiningWords(language, type)),
    ),
  );
  return everywhere.has(word);
};
