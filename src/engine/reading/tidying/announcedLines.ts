import { endsInColon } from '../../../deck/endsInColon.ts';
import { isWholly, plain } from '../../../deck/richText.ts';
import { changedBlocks } from '../document/changedBlocks.ts';
import type { Block, BlockOf, SourceDocument } from '../document/sourceDocument.ts';

const fewest = 2;
/** In one line, and without an end. */
const unended = /^[^\n]{1,120}[\p{L}\p{M}\p{N})\]%€$£]\s*$/u;

const isLine = (block: Block | undefined): block is BlockOf<'paragraph'> =>
  block?.kind === 'paragraph' &&
  unended.test(plain(block.text)) &&
  !isWholly(block.text, 'strong') &&
  !isWholly(block.text, 'emphasis');

const asList = (lines: readonly BlockOf<'paragraph'>[]): Block => ({
  kind: 'list',
  ordered: false,
  start: 1,
  items: lines.map(({ text }) => ({ text, blocks: [] })),
  position: { from: lines[0]!.position.from, to: lines.at(-1)!.position.to },
});

const listed = (blocks: readonly Block[]): readonly Block[] => {
  const out: Block[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at]!;
    out.push(block);
    if (block.kind !== 'paragraph' || !endsInColon(block.text)) continue;
    const lines: BlockOf<'paragraph'>[] = [];
    for (let next = blocks[at + 1]; isLine(next); next = blocks[at + 1 + lines.length]) lines.push(next);
    // A line above a list or a table stands over that.
    const after = blocks[at + 1 + lines.length];
    if (lines.length < fewest || (after && after.kind !== 'paragraph')) continue;
    out.push(asList(lines));
    at += lines.length;
  }
  return out;
};

/** "Two ways were put to the vote:" with the lines below it, each in a paragraph of its own, has a list. */
export const withAnnouncedLines = (document: SourceDocument): SourceDocument =>
  changedBlocks(document, listed);
