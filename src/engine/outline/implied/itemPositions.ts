import type { Block, BlockOf } from '../../reading/document/sourceDocument.ts';

/** Where the items of a list begin: after what stands in the one before, as far as their blocks tell. */
export const itemPositions = ({ items, position }: BlockOf<'list'>): Block['position'][] => {
  let line = position.from;
  return items.map(({ blocks }) => {
    const from = line;
    line = Math.max(line, ...blocks.map((block) => block.position.to)) + 1;
    return { from, to: from };
  });
};
