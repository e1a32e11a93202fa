import { printDeckFile } from '../../src/deckFile/printDeckFile.ts';
import { everyLayout } from './decks/everyLayout.ts';

const deck = everyLayout();
const slides = deck.sections.flatMap((section) => section.slides);
const size = Math.ceil(slides.length / 10);

/** Ten deck files: every layout, its options, notes and origins among them. */
export const deckFiles: readonly string[] = Array.from({ length: 10 }, (_, at) =>
  printDeckFile({
    ...deck,
    notices: [],
    sections: [{ id: 'a', title: 'A', slides: slides.slice(at * size, (at + 1) * size) }],
  }),
);
