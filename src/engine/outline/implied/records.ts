import { plain, type RichText } from '../../../deck/richText.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { isTitle } from '../../text/fit.ts';
import { asTitle } from '../../text/shorten.ts';
import { type Split, splitBy } from './splitBlocks.ts';

const field = /^\s*(\p{L}[^:：.!?\n]{0,40}?)\s*[:：]\s*\S/u;
/** "Pros:" over its list. */
const bareField = /^\s*(\p{L}[^:：.!?\n]{0,20}?)\s*[:：]\s*$/u;
const fieldOf = (block: Block | undefined, below?: Block): string | undefined => {
  if (block?.kind !== 'paragraph') return undefined;
  const of = below?.kind === 'list' ? bareField : field;
  return of.exec(plain(block.text))?.[1]?.toLowerCase();
};

/** A line, or the only entry of a list: "2. A handbook of our own." */
const nameOf = (block: Block): RichText | undefined => {
  if (block.kind === 'paragraph')
    return /[.:,;!。：，；！]\s*$/u.test(plain(block.text)) ? undefined : block.text;
  const [only, ...others] = block.kind === 'list' && block.ordered ? block.items : [];
  return only && others.length === 0 && only.blocks.length === 0 ? only.text : undefined;
};

const isName = (block: Block): boolean => {
  const name = nameOf(block);
  return name !== undefined && isTitle(asTitle(name));
};

const least = 2;

/** Short lines with the same first field below each name what the fields are about: "Own uploads", "Cause: …", "Rating: …". */
export const records = (blocks: readonly Block[]): Split | undefined => {
  const fields = new Map<Block, string>();
  blocks.forEach((block, at) => {
    const name = fieldOf(blocks[at + 1], blocks[at + 2]);
    if (name !== undefined && isName(block) && fieldOf(block) === undefined) fields.set(block, name);
  });
  const byField = Map.groupBy(fields.keys(), (block) => fields.get(block)!);
  const names = [...byField.values()].find((each) => each.length >= least);
  if (!names) return undefined;
  return splitBy(blocks, (block) =>
    names.includes(block)
      ? [{ heading: asTitle(nameOf(block)!), blocks: [], position: block.position }]
      : undefined,
  );
};
