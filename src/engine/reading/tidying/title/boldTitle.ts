import { isWholly, plain, rich } from '../../../../deck/richText.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import { headingKinds } from '../../../../languages/cues.ts';
import { isHeadingOf } from '../../../../languages/recognising/isHeadingOf.ts';
import type { Block, BlockOf, SourceDocument } from '../../document/sourceDocument.ts';

const longestTitle = 110;
const severalWords = /\p{L}{2}.*\s.*[\p{L}\p{N}]{2}|[\u3040-\u30ff\u3400-\u9fff]{4}/u;

const isBoldLine = (block: Block | undefined): block is BlockOf<'paragraph'> => {
  if (block?.kind !== 'paragraph') return false;
  const line = plain(block.text).trim();
  return (
    visualLength(line) <= longestTitle &&
    severalWords.test(line) &&
    !/\n|[.,;:!?،。！？：।؟]$/u.test(line) &&
    isWholly(block.text, 'strong') &&
    block.text.every(({ href }) => href === undefined) &&
    !headingKinds.some((kind) => isHeadingOf(line, kind))
  );
};

/** "**Minutes of 1 July**" above everything else names a document that no heading names. */
export const withBoldTitle = (document: SourceDocument): SourceDocument => {
  const { title, blocks } = document;
  const [first, ...others] = blocks;
  if (title !== undefined || others.length === 0) return document;
  return isBoldLine(first)
    ? { ...document, title: rich(plain(first.text).trim()), blocks: others }
    : document;
};
