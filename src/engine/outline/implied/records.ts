import { plain } from '../../../deck/richText.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { isTitle } from '../../text/fit.ts';
import { asTitle } from '../../text/shorten.ts';
import { type Split, splitBy } from './splitBlocks.ts';

const field = /^\s*(\p{L}[^:：.!?\n]{0,40}?)\s*[:：]\s*\S/u;
const fieldOf = (block: Block | undefined): string | undefined =>
  block?.kind === 'paragraph' ? field.exec(plain(block.text))?.[1]?.toLowerCase() : undefined;

const isName = (block: Block): boolean =>
  block.kind === 'paragraph' && isTitle(block.text) && !/[.:,;!。：，；！]\s*$/u.test(plain(block.text));

const least = 2;

/** Short lines with the same first field below each name what the fields are about: "Own uploads", "Cause: …", "Rating: …". */
export const records = (blocks: readonly Block[]): Split | undefined => {
  const fields = new Map<Block, string>();
  blocks.forEach((block, at) => {
    const name = fieldOf(blocks[at + 1]);
    if (name !== undefined && isName(block) && fieldOf(block) === undefined) fields.set(block, name);
  });
  const byField = Map.groupBy(fields.keys(), (block) => fields.get(block)!);
  const names = [...byField.values()].find((each) => each.length >= least);
  if (!names) return undefined;
  return splitBy(blocks, (block) =>
    block.kind === 'paragraph' && names.includes(block)
      ? [{ heading: asTitle(block.text), blocks: [], position: block.position }]
      : undefined,
  );
};
