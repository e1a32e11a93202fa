import { endsInColon } from '../../../deck/endsInColon.ts';
import { changedBlocks } from '../document/changedBlocks.ts';
import type { Block, BlockOf, SourceDocument } from '../document/sourceDocument.ts';

type List = BlockOf<'list'>;

const isNumbered = (block: Block | undefined): block is List => block?.kind === 'list' && block.ordered;
const owns = ({ blocks }: List['items'][number]): boolean =>
  blocks.some(({ kind }) => kind === 'list' || kind === 'code');

/** "5) Location" above a list, where others of its kind have theirs below them. */
const lacksOwn = ({ items }: List): boolean => !owns(items.at(-1)!) && items.slice(0, -1).some(owns);

/** "1. Enter this:", and "**Impact**:", the last of several fields. */
const endsOpen = ({ items }: List): boolean => {
  const { text, blocks } = items.at(-1)!;
  return blocks.length === 0 && endsInColon(text);
};

const mayStandBelow: ReadonlySet<Block['kind']> = new Set(['code', 'paragraph', 'image', 'quote', 'callout']);
const mostBelow = 6;

/** What stands between the end of a list and the next number: nothing that begins a part of its own. */
const between = (blocks: readonly Block[], from: number): readonly Block[] => {
  const isPart = (block: Block): boolean =>
    mayStandBelow.has(block.kind) || (block.kind === 'list' && !block.ordered);
  const end = blocks.findIndex((block, at) => at >= from && !isPart(block));
  return end < 0 || end - from > mostBelow ? [] : blocks.slice(from, end);
};

/** The next number: a listing between them, whatever is said of it, is of the one before it. */
const countsOn = (above: List, own: readonly Block[], next: List): boolean =>
  next.start > 1 &&
  next.start === above.start + above.items.length &&
  (own[0]?.kind === 'list' ? lacksOwn(above) : own.length === 0 || own.some(({ kind }) => kind === 'code'));

/** The first number again, as some write all of them: "1.", a listing, "1.". */
const beginsAgain = (above: List, [first]: readonly Block[], next: List): boolean =>
  first?.kind === 'code' && next.start === above.start && next.items.length === 1;

const announces = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && endsInColon(block.text);

/**
 * After the last entry: a listing, perhaps with a sentence above it, and what it prints, "You should see:" and a
 * listing again; or the list that it announces.
 */
const trailing = (above: List, blocks: readonly Block[], from: number): readonly Block[] => {
  const first = blocks[from]!;
  if (first.kind === 'list') return above.items.length > 1 && endsOpen(above) ? [first] : [];
  const lacks = above.ordered && lacksOwn(above);
  const isLed = lacks && first.kind === 'paragraph' && blocks[from + 1]?.kind === 'code';
  if (!isLed && (first.kind !== 'code' || !(endsOpen(above) || lacks))) return [];
  let to = from + (isLed ? 2 : 1);
  while (announces(blocks[to]) && blocks[to + 1]?.kind === 'code') to += 2;
  return blocks.slice(from, to);
};

const withBelow = (list: List, own: readonly Block[], next?: List): List => {
  const last = list.items.at(-1)!;
  return {
    ...list,
    items: [
      ...list.items.slice(0, -1),
      { ...last, blocks: [...last.blocks, ...own] },
      ...(next ? next.items : []),
    ],
    position: { from: list.position.from, to: (next ?? own.at(-1)!).position.to },
  };
};

const isBulleted = (block: Block | undefined): block is List => block?.kind === 'list' && !block.ordered;
const endsInListing = ({ items }: List): boolean => items.at(-1)!.blocks.at(-1)?.kind === 'code';

const joined = (blocks: readonly Block[]): readonly Block[] => {
  const out: Block[] = [];
  let at = 0;
  while (at < blocks.length) {
    const above = out.at(-1);
    const here = blocks[at];
    const own = isNumbered(above) ? between(blocks, at) : [];
    const next = blocks[at + own.length];
    const below = above?.kind === 'list' ? trailing(above, blocks, at) : [];
    if (
      isNumbered(above) &&
      isNumbered(next) &&
      (countsOn(above, own, next) || beginsAgain(above, own, next))
    ) {
      out[out.length - 1] = withBelow(above, own, next);
      at += own.length + 1;
    } else if (isBulleted(above) && endsInListing(above) && isBulleted(here)) {
      out[out.length - 1] = withBelow(above, [], here);
      at += 1;
    } else if (above?.kind === 'list' && below.length > 0) {
      out[out.length - 1] = withBelow(above, below);
      at += below.length;
    } else {
      out.push(blocks[at]!);
      at += 1;
    }
  }
  return out;
};

/** What an author did not indent below an entry is that entry's: a listing, a list like the others', what it announces. */
export const withUnindentedEntries = (document: SourceDocument): SourceDocument =>
  changedBlocks(document, joined);
