import { readDeckFile } from './readDeckFile.ts';
import { rewriteDeckFile } from './rewriteDeckFile.ts';

/** What a deck file says, and not of which lines: those move with everything above them. */
export const withoutOrigins = (text: string): string => {
  const { deck } = readDeckFile(text);
  return rewriteDeckFile(text, {
    ...deck,
    sections: deck.sections.map((section) => ({
      ...section,
      slides: section.slides.map(({ origin: _, ...slide }) => slide),
    })),
  });
};
