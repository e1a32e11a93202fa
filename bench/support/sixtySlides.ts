import { everyLayout } from '../../test/support/decks/everyLayout.ts';

const deck = everyLayout();
const slides = deck.sections.flatMap((section) => section.slides);

/** A deck of sixty slides, every layout in turn. */
export const sixtySlides = {
  ...deck,
  sections: [
    {
      id: 'all',
      title: 'All',
      slides: Array.from({ length: 60 }, (_, index) => ({
        ...slides[index % slides.length]!,
        id: `slide-${index}`,
      })),
    },
  ],
};
