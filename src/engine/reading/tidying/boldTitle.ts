import { plain } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { withoutStrong } from '../../text/leads.ts';
import { pointsAway } from '../../text/pointsAway.ts';
import type { Block, BlockOf, SourceDocument } from '../document/sourceDocument.ts';

const longestTitle = 110;

const isBoldLine = (block: Block | undefined): block is BlockOf<'paragraph'> => {
  if (block?.kind !== 'paragraph') return false;
  const line = plain(block.text).trim();
  return (
    /\p{L}/u.test(line) &&
    !/\n|[.,;:!?،。！？：।؟]$/u.test(line) &&
    visualLength(line) <= longestTitle &&
    block.text.every(({ text, marks }) => text.trim() === '' || marks?.includes('strong')) &&
    !pointsAway(block.text)
  );
};

/** "**Minutes of 1 July**" above everything else names a document that no heading names. */
export const withBoldTitle = (document: SourceDocument): SourceDocument => {
  const { title, blocks } = document;
  const [first, ...others] = blocks;
  if (title !== undefined || others.length === 0) return document;
  return isBoldLine(first) ? { ...document, title: first.text.map(withoutStrong), blocks: others } : document;
};
