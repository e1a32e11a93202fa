import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { changedBlocks } from '../document/changedBlocks.ts';
import type { Block, BlockOf, ListItem, SourceDocument } from '../document/sourceDocument.ts';

/** "Example: config.txt" names the file whose text stands below. */
const namesFile = /^[^:：]{1,16}[:：]\s*[\w-]+(?:\.[\w-]+)+\s*$/u;

const announces = (text: RichText): boolean => endsInColon(text) || namesFile.test(plain(text));

interface Parted {
  readonly list: BlockOf<'list'> | undefined;
  readonly line: BlockOf<'paragraph'>;
}

const withoutLast = (list: BlockOf<'list'>, last: ListItem | undefined): BlockOf<'list'> | undefined => {
  const items = [...list.items.slice(0, -1), ...(last ? [last] : [])];
  return items.length > 0 ? { ...list, items } : undefined;
};

/** The list without the entry that it ends with, however far below, if that announces something. */
const parted = (list: BlockOf<'list'>): Parted | undefined => {
  const last = list.items.at(-1);
  if (!last || last.checked !== undefined) return undefined;
  const below = last.blocks.at(-1);
  if (below === undefined)
    return !list.ordered && announces(last.text)
      ? {
          list: withoutLast(list, undefined),
          line: { kind: 'paragraph', text: last.text, position: list.position },
        }
      : undefined;
  const inner = below.kind === 'list' ? parted(below) : undefined;
  if (!inner) return undefined;
  const blocks = [...last.blocks.slice(0, -1), ...(inner.list ? [inner.list] : [])];
  return { list: withoutLast(list, { ...last, blocks }), line: inner.line };
};

/** An entry that announces the listing below its list stands above that, and not among the others. */
const overListings = (blocks: readonly Block[]): readonly Block[] =>
  blocks.flatMap((block, at): Block[] => {
    const found = block.kind === 'list' && blocks[at + 1]?.kind === 'code' ? parted(block) : undefined;
    return found ? [...(found.list ? [found.list] : []), found.line] : [block];
  });

/** Listings of entries often stand at the margin: what announces them goes with them. */
export const withEntriesOverListings = (document: SourceDocument): SourceDocument =>
  changedBlocks(document, overListings);
