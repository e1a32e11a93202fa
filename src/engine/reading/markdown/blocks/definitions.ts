import type { RichText, Span } from '../../../../deck/richText.ts';
import { strong } from '../../document/richTextBuilder.ts';
import type { Block } from '../../document/sourceDocument.ts';
import { type Element, isElement } from '../elements/element.ts';

/** Terms and what they mean: items that begin with the term. */
export function readDefinitions(element: Element, blocksOf: (child: Element) => Block[]): Block[] {
  const items: { text: RichText; blocks: Block[] }[] = [];
  for (const child of element.children.filter(isElement)) {
    const blocks = blocksOf(child);
    const [first, ...rest] = blocks;
    const item = items.at(-1);
    if (child.tag === 'dt' || !item) {
      const term = first?.kind === 'paragraph' ? first.text.map(strong) : [];
      items.push({ text: term, blocks: first?.kind === 'paragraph' ? rest : blocks });
    } else if (item.blocks.length === 0 && first?.kind === 'paragraph' && !item.text.some(isPlain)) {
      item.text = [...item.text, { text: ': ' }, ...first.text];
      item.blocks = rest;
    } else for (const block of blocks) item.blocks.push(block);
  }
  return items.length > 0
    ? [{ kind: 'list', ordered: false, start: 1, items, position: element.position }]
    : [];
}

const isPlain = (span: Span): boolean => !span.marks?.includes('strong');
