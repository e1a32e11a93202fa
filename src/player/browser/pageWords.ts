import type { DeckWords } from '../../languages/deckWords.ts';

export type PageWords = DeckWords['page'] & { readonly notes: string };

/** The page brings its words along, in the deck's language. */
export const readWords = (element: HTMLElement): PageWords => JSON.parse(element.dataset.words ?? '{}');
