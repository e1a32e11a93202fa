import { plain } from '../../../deck/richText.ts';
import { blockTexts } from '../../reading/document/blockTexts.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';

/** "*Taken from the log of the harbor." */
const opening = /^\s*\*\s?\p{L}/u;
/** "Price*" */
const mark = /[\p{L}\p{N})\]]\*(?![\p{L}\p{N}])/u;

const isFootnote = (block: Block): boolean => block.kind === 'paragraph' && opening.test(plain(block.text));

/** Footnotes to which no mark leads, beside what they are said of: small print of the page that a text was on. */
export const strayFootnotes = (blocks: readonly Block[]): ReadonlySet<Block> => {
  const found = new Set(blocks.filter(isFootnote));
  const isStray =
    found.size > 0 &&
    found.size < blocks.length &&
    !blocks.some((block) => blockTexts(block).some((text) => mark.test(plain(text))));
  return isStray ? found : new Set();
};
