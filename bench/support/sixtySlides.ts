import { everyLayout } from '../../test/support/decks/everyLayout.ts';

const deck = everyLayout();
const needsPicture = (slide: object): boolean => JSON.stringify(slide).includes('"asset":');
const slides = deck.sections.flatMap((section) => section.slides.filter((slide) => !needsPicture(slide)));

/** A deck of sixty slides, in turn every layout without pictures: those are in no folder, and not every program goes on. */
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
