import { isWholly, plain, type RichText } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { changedBlocks } from '../document/changedBlocks.ts';
import type { Block, SourceDocument } from '../document/sourceDocument.ts';

/** More than a name or a remark. */
const longestRemark = 110;

const unmarked = (text: RichText): RichText =>
  text.map(({ marks, ...span }) => {
    const left = marks?.filter((mark) => mark !== 'emphasis') ?? [];
    return left.length > 0 ? { ...span, marks: left } : span;
  });

const isItalic = (text: RichText): boolean =>
  isWholly(text, 'emphasis') && visualLength(plain(text)) > longestRemark;

const upright = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block) =>
    block.kind === 'paragraph' && isItalic(block.text) ? { ...block, text: unmarked(block.text) } : block,
  );

/** Where a whole paragraph is set in italics, none of its sentences is stressed. */
export const withPlainParagraphs = (document: SourceDocument): SourceDocument =>
  changedBlocks(document, upright);
