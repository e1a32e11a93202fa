import { type RichText, rich } from '../../../deck/richText.ts';
import type { Block } from './sourceDocument.ts';

/** Every text of a block, in order: what can be read of it. */
export function blockTexts(block: Block): RichText[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items.flatMap((item) => [item.text, ...item.blocks.flatMap(blockTexts)]);
    case 'table':
      return [...(block.caption ? [block.caption] : []), ...block.head, ...block.rows.flat()];
    case 'code':
      return [...(block.fileName ? [rich(block.fileName)] : []), rich(block.code)];
    case 'diagram':
      return [rich(block.source)];
    case 'math':
      return [rich(block.tex)];
    case 'quote':
      return [...block.blocks.flatMap(blockTexts), ...(block.who ? [block.who] : [])];
    case 'callout':
      return block.blocks.flatMap(blockTexts);
    case 'image':
      return [rich(block.alt), ...(block.caption ? [block.caption] : [])];
  }
}
