import { plain, type RichText } from '../../../deck/richText.ts';
import { opensWithClock } from '../../../languages/recognising/clocks.ts';
import { changedBlocks } from '../document/changedBlocks.ts';
import type { Block, BlockOf, SourceDocument } from '../document/sourceDocument.ts';

type List = BlockOf<'list'>;

const isOfTimes = (block: Block | undefined): block is List =>
  block?.kind === 'list' && !block.ordered && block.items.every(({ text }) => opensWithClock(plain(text)));
const mayBeSeen: ReadonlySet<Block['kind']> = new Set(['code', 'image']);

/** What was seen at one time, before the list of times goes on. */
const seenBetween = (blocks: readonly Block[], from: number): readonly Block[] => {
  let end = from;
  while (end < blocks.length && mayBeSeen.has(blocks[end]!.kind)) end += 1;
  return end > from && isOfTimes(blocks[end]) ? blocks.slice(from, end) : [];
};

const isEnded = /\p{P}\s*$/u;
const announcing = (text: RichText): RichText =>
  isEnded.test(plain(text)) ? text : [...text, { text: ':' }];

/** A line of times without a break, and after it what was seen at some of them, each listing below what its time says. */
const unbroken = (blocks: readonly Block[]): readonly Block[] => {
  const out: Block[] = [];
  let at = 0;
  while (at < blocks.length) {
    let line = blocks[at]!;
    at += 1;
    const seen: Block[] = [];
    while (isOfTimes(line)) {
      const own = seenBetween(blocks, at);
      const next = blocks[at + own.length];
      if (own.length === 0 || !isOfTimes(next)) break;
      const [{ kind, position }] = own as readonly [Block, ...Block[]];
      const { text } = line.items.at(-1)!;
      if (kind === 'code') seen.push({ kind: 'paragraph', text: announcing(text), position });
      seen.push(...own);
      line = {
        ...line,
        items: [...line.items, ...next.items],
        position: { from: line.position.from, to: next.position.to },
      };
      at += own.length + 1;
    }
    out.push(line, ...seen);
  }
  return out;
};

export const withUnbrokenTimes = (document: SourceDocument): SourceDocument =>
  changedBlocks(document, unbroken);
