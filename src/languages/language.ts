import type { Abbreviations } from './abbreviations.ts';
import type { Cues } from './cues.ts';
import type { DeckWords } from './deckWords.ts';
import type { Grammar } from './grammar.ts';
import type { InstructionWords } from './instructionWords.ts';
import type { Talk } from './talk.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Writing } from './writing.ts';

/** All that Deckwright knows of a language. */
export interface Language {
  /** BCP 47. */
  readonly locale: string;
  readonly writing: Writing;
  readonly words: DeckWords;
  readonly vocabulary: Vocabulary;
  readonly cues: Cues;
  readonly abbreviations: Abbreviations;
  readonly instruction: InstructionWords;
  readonly grammar: Grammar;
  readonly talk: Talk;
}
