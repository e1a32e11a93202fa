import { RewriteStyle } from '../../src/api/generationOptions.ts';
import { createOutlineWriter } from '../../src/engine/outlineWriter.ts';
import type { Deck } from '../../src/layouts/deck.ts';
import { makeDeck } from '../quality/makeDeck.ts';
import type { GoldenDocument } from './goldenDocuments.ts';

export interface GoldenDeck {
  readonly document: GoldenDocument;
  readonly style: RewriteStyle;
  readonly deck: Deck;
}

/** The style whose decks are kept as text, and in which the must-haves are looked for. */
export const keptStyle: RewriteStyle = 'Subtle';

const made = async (document: GoldenDocument, style: RewriteStyle): Promise<GoldenDeck> => {
  const { name, text } = document;
  const options = { rewrite: style, isByModel: false };
  const deck = await makeDeck(createOutlineWriter(), { name, text, pictures: [] }, options);
  if (typeof deck === 'string') throw new Error(`${name}, ${style}: ${deck}`);
  return { document, style, deck };
};

/** One after the other, in every style. */
export const goldenDecks = async (documents: readonly GoldenDocument[]): Promise<GoldenDeck[]> => {
  const decks: GoldenDeck[] = [];
  for (const style of RewriteStyle.options)
    for (const document of documents) decks.push(await made(document, style));
  return decks;
};
