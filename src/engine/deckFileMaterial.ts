import * as z from 'zod';
import { Slide } from '../layouts/slide.ts';

export const deckFileEnding = /\.deck\.md$/i;

/** A section of a deck file: what is stored until it is written. */
export const DeckFileMaterial = z.object({ kind: z.literal('deck-file'), slides: z.array(Slide) });
type DeckFileMaterial = z.infer<typeof DeckFileMaterial>;

export const deckFileMaterial = (slides: readonly Slide[]): DeckFileMaterial => ({
  kind: 'deck-file',
  slides: [...slides],
});
