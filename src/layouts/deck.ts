import * as z from 'zod';
import { deckFields } from '../deck/deck.ts';
import { Slide } from './slide.ts';

export const DeckSection = z.object({ id: z.string(), title: z.string(), slides: z.array(Slide) });
export type DeckSection = z.infer<typeof DeckSection>;

export const Deck = z.object({ ...deckFields, sections: z.array(DeckSection) });
export type Deck = z.infer<typeof Deck>;
