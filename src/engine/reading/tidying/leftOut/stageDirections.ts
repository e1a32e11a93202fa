import { isWholly, plain } from '../../../../deck/richText.ts';
import { opensWithClock } from '../../../../languages/recognising/clocks.ts';
import { estimateWords } from '../../../text/estimateWords.ts';
import { changedBlocks } from '../../document/changedBlocks.ts';
import type { Block, BlockOf, SourceDocument } from '../../document/sourceDocument.ts';

const mostWords = 12;

const isDirection = (block: Block): block is BlockOf<'paragraph'> =>
  block.kind === 'paragraph' &&
  isWholly(block.text, 'emphasis') &&
  opensWithClock(plain(block.text)) &&
  estimateWords(plain(block.text)) <= mostWords;

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
