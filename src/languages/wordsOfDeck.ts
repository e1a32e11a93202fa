import type { Language } from '../api/generationOptions.ts';
import type { DeckWords } from './deckWords.ts';
import { languages } from './languages.ts';

export const deckWords = (language: Language): DeckWords => languages[language].words;
