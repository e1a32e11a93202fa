import type { Language } from '../language.ts';
import { abbreviations } from './abbreviations.ts';
import { cues } from './cues.ts';
import { grammar } from './grammar.ts';
import { instruction } from './instruction.ts';
import { talk } from './talk.ts';
import { vocabulary } from './vocabulary.ts';
import { words } from './words.ts';
import { writing } from './writing.ts';

export const fr: Language = {
  locale: 'fr',
  writing,
  words,
  vocabulary,
  cues,
  instruction,
  abbreviations,
  grammar,
  talk,
};
