import { plain } from '../../deck/richText.ts';
import type { Block } from '../reading/document/sourceDocument.ts';
import { estimateWords } from '../text/estimateWords.ts';

/** About how many words of prose a block has. */
export const wordsOfBlock = (block: Block): number => {
  switch (block.kind) {
    case 'paragraph':
      return estimateWords(plain(block.text));
    case 'list':
      return block.items.reduce(
        (sum, item) =>
          sum +
          estimateWords(plain(item.text)) +
          item.blocks.reduce((inner, child) => inner + wordsOfBlock(child), 0),
        0,
      );
    case 'quote':
    case 'callout':
      return block.blocks.reduce((sum, child) => sum + wordsOfBlock(child), 0);
    default:
      return 0;
  }
};
