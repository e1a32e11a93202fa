import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { changedBlocks } from '../document/changedBlocks.ts';
import type { Block, BlockOf, SourceDocument } from '../document/sourceDocument.ts';

/** "Table 4.2. Bulk density", "表 3：密度" */
const numbered = /^\s*\p{L}{1,10}\.?\s?\d{1,3}(?:[.-]\d{1,3})*\s*[.:：–—]\s*\S/u;
/** More is no caption; what ends open announces the table and is shown above it. */
const longest = 260;

const isCaption = (block: Block | undefined): block is BlockOf<'paragraph'> =>
  block?.kind === 'paragraph' &&
  numbered.test(plain(block.text)) &&
  visualLength(plain(block.text)) <= longest &&
  !endsInColon(block.text);

const mark = /^\s*[([]?([*†‡])/u;
/** "(* of a part of them)" below a table with "21.2*": what the mark in it means. */
const isNoteOf = (block: Block, { head, rows }: BlockOf<'table'>): block is BlockOf<'paragraph'> => {
  if (block.kind !== 'paragraph' || visualLength(plain(block.text)) > longest) return false;
  const [, sign] = mark.exec(plain(block.text)) ?? [];
  return sign !== undefined && [...head, ...rows.flat()].some((cell) => plain(cell).includes(sign));
};

const isBare = (block: Block | undefined): block is BlockOf<'table'> =>
  block?.kind === 'table' && block.caption === undefined;

const captioned = (blocks: readonly Block[]): readonly Block[] => {
  const out: Block[] = [];
  for (const block of blocks) {
    const above = out.at(-1);
    if (isBare(block) && isCaption(above)) out[out.length - 1] = { ...block, caption: above.text };
    else if (isBare(above) && (isCaption(block) || isNoteOf(block, above)))
      out[out.length - 1] = { ...above, caption: block.text };
    else out.push(block);
  }
  return out;
};

/** Tables with the numbered line above or below them that says what they hold. */
export const withTableCaptions = (document: SourceDocument): SourceDocument =>
  changedBlocks(document, captioned);
