import type { RichText } from '../../../deck/richText.ts';
import type { ListItem } from '../../reading/document/sourceDocument.ts';
import type { Visual } from '../visual.ts';

/** What stands inside a list is introduced by the paragraph above it, or by the entry that it is of. */
export const textAbove = (visual: Visual, items: readonly ListItem[]): RichText | undefined => {
  for (const { text, blocks } of items) {
    const at = blocks.indexOf(visual);
    const above = blocks[at - 1];
    if (at >= 0) return above?.kind === 'paragraph' ? above.text : text;
    const within = textAbove(
      visual,
      blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])),
    );
    if (within) return within;
  }
  return undefined;
};
