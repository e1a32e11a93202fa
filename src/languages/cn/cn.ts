import type { Language } from '../language.ts';
import { abbreviations } from './abbreviations.ts';
import { cues } from './cues.ts';
import { grammar } from './grammar.ts';
import { instruction } from './instruction.ts';
import { talk } from './talk.ts';
import { vocabulary } from './vocabulary.ts';
import { words } from './words.ts';
import { writing } from './writing.ts';

export const cn: Language = {
  locale: 'zh-Hans',
  writing,
  words,
  vocabulary,
  cues,
  instruction,
  abbreviations,
  grammar,
  talk,
};
