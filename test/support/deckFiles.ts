import { printDeckFile } from '../../src/deckFile/printDeckFile.ts';
import { everyLayout } from './decks/everyLayout.ts';

const deck = everyLayout();
const slides = deck.sections.flatMap((section) => section.slides);
const size = Math.ceil(slides.length / 10);

const look = {
  colors: { background: '#fffaf2', text: '#2b2118', accent: '#00754a', cover: '#0b3d2e' },
  headings: 'serif',
} as const;

/** Ten deck files: every layout, its options, notes, origins and a look of one's own among them. */
export const deckFiles: readonly string[] = Array.from({ length: 10 }, (_, at) =>
  printDeckFile({
    ...deck,
    notices: [],
    ...(at === 0 && look),
    sections: [{ id: 'a', title: 'A', slides: slides.slice(at * size, (at + 1) * size) }],
  }),
);
