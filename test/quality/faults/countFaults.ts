import type { Deck } from '../../../src/layouts/deck.ts';
import { faultClasses } from './classes.ts';
import type { Fault } from './faultClass.ts';
import { shownDeck } from './shownDeck.ts';
import { sourceText } from './sourceText.ts';

export interface FoundFault extends Fault {
  readonly document: string;
  readonly style: string;
  readonly className: string;
}

export interface DeckFaults {
  readonly slides: number;
  readonly faults: readonly FoundFault[];
}

export const countFaults = (deck: Deck, markdown: string, document: string, style: string): DeckFaults => {
  const shown = shownDeck(deck);
  const source = sourceText(markdown);
  return {
    slides: shown.slides.length,
    faults: faultClasses.flatMap(({ name, find }) =>
      find(shown, source).map((fault) => ({ ...fault, document, style, className: name })),
    ),
  };
};
