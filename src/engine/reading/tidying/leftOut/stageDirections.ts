import { isWholly, plain } from '../../../../deck/richText.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import { opensWithClock } from '../../../../languages/recognising/clocks.ts';
import { changedBlocks } from '../../document/changedBlocks.ts';
import type { Block, BlockOf, SourceDocument } from '../../document/sourceDocument.ts';

const longest = 90;

const isDirection = (block: Block): block is BlockOf<'paragraph'> =>
  block.kind === 'paragraph' &&
  isWholly(block.text, 'emphasis') &&
  opensWithClock(plain(block.text)) &&
  visualLength(plain(block.text)) <= longest;

/** "*20:29 — Break*" between what was said goes to the notes; where most of it begins so, it is what happened. */
export const withoutStageDirections = (document: SourceDocument): SourceDocument => {
  const notes: SourceDocument['notes'][number][] = [];
  const cleared = changedBlocks(document, (blocks) => {
    const directions = blocks.filter(isDirection);
    if (directions.length === 0 || 2 * directions.length > blocks.length) return blocks;
    notes.push(...directions.map(({ position, text }) => ({ position, text: plain(text) })));
    return blocks.filter((block) => !isDirection(block));
  });
  return { ...cleared, notes: [...document.notes, ...notes] };
};
