import { plain } from '../../../deck/richText.ts';
import { blockTexts } from './blockTexts.ts';
import type { Block, SourceDocument } from './sourceDocument.ts';

/** A block as it is said in the notes, a line for each of its texts. */
export const noteOf = (block: Block): SourceDocument['notes'][number] => ({
  position: block.position,
  text: blockTexts(block).map(plain).join('\n'),
});
