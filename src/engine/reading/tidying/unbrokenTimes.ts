import { plain, type RichText } from '../../../deck/richText.ts';
import { opensWithClock } from '../../../languages/recognising/clocks.ts';
import { changedBlocks } from '../document/changedBlocks.ts';
import type { Block, BlockOf, SourceDocument } from '../document/sourceDocument.ts';

type List = BlockOf<'list'>;

const isOfTimes = (block: Block | undefined): block is List =>
  block?.kind === 'list' && !block.ordered && block.items.every(({ text }) => opensWithClock(plain(text)));
const mayBeSeen: ReadonlySet<Block['kind']> = new Set(['code', 'image']);

/** What was seen at one time, and the times that go on after it. */
const goesOn = (blocks: readonly Block[], from: number) => {
  let end = from;
  while (end < blocks.length && mayBeSeen.has(blocks[end]!.kind)) end += 1;
  const next = blocks[end];
  return end > from && isOfTimes(next) ? { seen: blocks.slice(from, end), next } : undefined;
};

const isEnded = /\p{P}\s*$/u;
const announcing = (text: RichText): RichText =>
  isEnded.test(plain(text)) ? text : [...text, { text: ':' }];

const oneOf = (lists: readonly [List, ...List[]]): List => {
  const [first] = lists;
  return {
    ...first,
    items: lists.flatMap(({ items }) => items),
    position: { from: first.position.from, to: lists.at(-1)!.position.to },
  };
};

/** A line of times without a break, and after it what was seen at some of them, each listing below what its time says. */
const unbroken = (blocks: readonly Block[]): readonly Block[] => {
  const out: Block[] = [];
  let at = 0;
  while (at < blocks.length) {
    const block = blocks[at]!;
    at += 1;
    if (!isOfTimes(block)) {
      out.push(block);
      continue;
    }
    const line: [List, ...List[]] = [block];
    const below: Block[] = [];
    for (let more = goesOn(blocks, at); more; more = goesOn(blocks, at)) {
      const { kind, position } = more.seen[0]!;
      const { text } = line.at(-1)!.items.at(-1)!;
      if (kind === 'code') below.push({ kind: 'paragraph', text: announcing(text), position });
      below.push(...more.seen);
      line.push(more.next);
      at += more.seen.length + 1;
    }
    out.push(oneOf(line), ...below);
  }
  return out;
};

export const withUnbrokenTimes = (document: SourceDocument): SourceDocument =>
  changedBlocks(document, unbroken);
