import { plain } from '../../../deck/richText.ts';
import { isHeadingOf } from '../../../languages/recognising/isHeadingOf.ts';
import type { Block, BlockOf, ListItem } from '../document/sourceDocument.ts';

/** "Refs:" over what it names. */
export const isReadingList = ({ text, checked, blocks }: ListItem): boolean =>
  checked === undefined &&
  blocks.some(({ kind }) => kind === 'list') &&
  isHeadingOf(plain(text), 'references');

const withoutIn = (block: Block): Block[] => {
  if (block.kind !== 'list') return [block];
  const list = withoutReadingLists(block);
  return list.items.length > 0 ? [list] : [];
};

/** A list without the entries that only say where to read on: they are for the notes. */
export const withoutReadingLists = (list: BlockOf<'list'>): BlockOf<'list'> => ({
  ...list,
  items: list.items
    .filter((item) => !isReadingList(item))
    .map((item) => ({ ...item, blocks: item.blocks.flatMap(withoutIn) })),
});
