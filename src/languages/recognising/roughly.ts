import type { Language } from '../../api/generationOptions.ts';
import { languages } from '../languages.ts';
import { anyOf } from './anyOf.ts';

const known = new Map<Language, RegExp>();
const before = (language: Language): RegExp => {
  const found = known.get(language);
  if (found) return found;
  const made = new RegExp(`^(?:${anyOf(languages[language].cues.roughly)})\\s*(?=[^\\p{L}\\s])`, 'iu');
  known.set(language, made);
  return made;
};

/** "about 3 months" as "~3 months" */
export const withRoughSign = (text: string, language: Language): string =>
  text.replace(before(language), '~');
