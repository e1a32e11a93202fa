import type { Deck } from '../layouts/deck.ts';
import { linesOf, splitDeckFile } from './chunks.ts';
import { printFrontMatter, rewrittenFrontMatter } from './frontMatter.ts';
import { printDeckFile } from './printDeckFile.ts';
import { readDeckFile } from './readDeckFile.ts';

const withTitle = (written: string, title: string): string => {
  const { deck } = readDeckFile(written);
  const { frontMatter } = splitDeckFile(written);
  if (!frontMatter) return `${printFrontMatter({ ...deck, title })}\n\n${written}`;
  const behind = linesOf(written).slice(frontMatter.text.split('\n').length + 2);
  return [rewrittenFrontMatter(frontMatter.text, { ...deck, title }), ...behind].join('\n');
};

/** A deck as the file it was replaced by, to the letter unless it has another title now; null: there was none. */
export const keptDeckFile = (deck: Deck, written: string | null): string => {
  if (written === null) return printDeckFile(deck);
  const { title } = readDeckFile(written, { name: deck.title }).deck;
  return title === deck.title ? written : withTitle(written, deck.title);
};
