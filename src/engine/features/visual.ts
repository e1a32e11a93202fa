import type { Block, BlockOf } from '../reading/document/sourceDocument.ts';
import { isOneLine } from './oneLineCode.ts';

/** Blocks that are shown as they are, each on a slide of its own. */
const visualKinds = ['table', 'code', 'image', 'diagram', 'math'] as const;
export type Visual = BlockOf<(typeof visualKinds)[number]>;
/** What is on a slide in any deck, however short. */
export type RequiredVisual = BlockOf<'image' | 'diagram'>;

export const isVisual = (block: Block): block is Visual =>
  (visualKinds as readonly Block['kind'][]).includes(block.kind) && !isOneLine(block);

export const isRequired = (visual: Visual): visual is RequiredVisual =>
  visual.kind === 'image' || visual.kind === 'diagram';

/** Visuals inside lists, quotations and callouts are shown as well; the block around them stays whole in the notes. */
export const visualsWithin = (block: Block): Visual[] => {
  if (isVisual(block)) return [block];
  if (block.kind === 'list') return block.items.flatMap((item) => item.blocks.flatMap(visualsWithin));
  if (block.kind === 'quote' || block.kind === 'callout') return block.blocks.flatMap(visualsWithin);
  return [];
};
