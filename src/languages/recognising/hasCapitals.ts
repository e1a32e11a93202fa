import type { Language } from '../../api/generationOptions.ts';
import { languages } from '../languages.ts';

/** Whether sentences begin with a capital: a language's own words tell. */
export const hasCapitals = (language: Language): boolean =>
  /\p{Lu}/u.test(languages[language].words.slides.agenda);
