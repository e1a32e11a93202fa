import type { ShownDeck } from './shownDeck.ts';
import type { SourceText } from './sourceText.ts';

export interface Fault {
  /** From 1. */
  readonly slide: number;
  /** What stands there. */
  readonly shows: string;
  /** What is wrong with it, where that is not plain. */
  readonly why?: string;
}

/** A class of faults that a program can count. */
export interface FaultClass {
  readonly name: string;
  readonly means: string;
  readonly find: (deck: ShownDeck, source: SourceText) => readonly Fault[];
}
