import { endsInColon } from '../../../deck/endsInColon.ts';
import { changedBlocks } from '../document/changedBlocks.ts';
import type { Block, BlockOf, SourceDocument } from '../document/sourceDocument.ts';

type List = BlockOf<'list'>;

const isNumbered = (block: Block | undefined): block is List => block?.kind === 'list' && block.ordered;
const owns = ({ blocks }: List['items'][number]): boolean =>
  blocks.some(({ kind }) => kind === 'list' || kind === 'code');

const leastBefore = 2;
/** "5) Location" above a list, where others of its kind have theirs below them. */
const lacksOwn = ({ items }: List): boolean =>
  items.length >= leastBefore && !owns(items.at(-1)!) && items.slice(0, -1).some(owns);

const mayStandBelow: ReadonlySet<Block['kind']> = new Set(['code', 'paragraph', 'image', 'quote', 'callout']);
const mostBelow = 6;

/** What stands between the end of a list and the next number: nothing that begins a part of its own. */
const between = (blocks: readonly Block[], from: number): readonly Block[] => {
  const isPart = (block: Block): boolean =>
    mayStandBelow.has(block.kind) || (block.kind === 'list' && !block.ordered);
  const end = blocks.findIndex((block, at) => at >= from && !isPart(block));
  return end < 0 || end - from > mostBelow ? [] : blocks.slice(from, end);
};

/** The next number, or the first again, as some write all of them: "1.", a listing, "1.". */
const countsOn = (above: List, next: List): boolean =>
  next.start === above.start + above.items.length || (next.start === above.start && next.items.length === 1);

const isOwn = (above: List, own: readonly Block[]): boolean =>
  own[0]?.kind === 'code' || (own[0]?.kind === 'list' && lacksOwn(above));

/** After the last number: a listing, and what it prints, "You should see:" and a listing again. */
const trailing = (blocks: readonly Block[], from: number): readonly Block[] => {
  if (blocks[from]?.kind !== 'code') return [];
  let to = from + 1;
  while (announces(blocks[to]) && blocks[to + 1]?.kind === 'code') to += 2;
  return blocks.slice(from, to);
};
const announces = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && endsInColon(block.text);

const withBelow = (
  list: List,
  own: readonly Block[],
  next: readonly List['items'][number][],
  to: number,
): List => {
  const last = list.items.at(-1)!;
  return {
    ...list,
    items: [...list.items.slice(0, -1), { ...last, blocks: [...last.blocks, ...own] }, ...next],
    position: { from: list.position.from, to },
  };
};

/** "**Impact**:", the last of several fields, above a list. */
const announcesAtEnd = ({ items }: List): boolean => {
  const last = items.at(-1)!;
  return items.length > 1 && last.blocks.length === 0 && endsInColon(last.text);
};

const joined = (blocks: readonly Block[]): readonly Block[] => {
  const out: Block[] = [];
  let at = 0;
  while (at < blocks.length) {
    const above = out.at(-1);
    const own = isNumbered(above) ? between(blocks, at) : [];
    const next = blocks[at + own.length];
    const last = blocks[at]!;
    if (isNumbered(above) && isNumbered(next) && countsOn(above, next) && isOwn(above, own)) {
      out[out.length - 1] = withBelow(above, own, next.items, next.position.to);
      at += own.length + 1;
    } else if (isNumbered(above) && last.kind === 'code' && lacksOwn(above)) {
      const below = trailing(blocks, at);
      out[out.length - 1] = withBelow(above, below, [], below.at(-1)!.position.to);
      at += below.length;
    } else if (above?.kind === 'list' && last.kind === 'list' && announcesAtEnd(above)) {
      out[out.length - 1] = withBelow(above, [last], [], last.position.to);
      at += 1;
    } else {
      out.push(last);
      at += 1;
    }
  }
  return out;
};

/** What an author did not indent below an entry, before the next number, is that entry's: a listing, a list like the others'. */
export const withUnindentedEntries = (document: SourceDocument): SourceDocument =>
  changedBlocks(document, joined);
