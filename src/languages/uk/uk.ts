import type { Language } from '../language.ts';
import { us } from '../us/us.ts';
import { cues } from './cues.ts';
import { words } from './words.ts';
import { writing } from './writing.ts';

/** What British English writes otherwise than American English; all else it takes from there. */
export const uk: Language = { ...us, locale: 'en-GB', writing, words, cues };
