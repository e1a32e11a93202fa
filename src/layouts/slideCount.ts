import type { Deck } from './deck.ts';

export const slideCount = ({ sections }: Pick<Deck, 'sections'>): number =>
  sections.reduce((sum, { slides }) => sum + slides.length, 0);
