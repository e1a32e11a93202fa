import { plain, type RichText } from '../../../../deck/richText.ts';
import { strong } from '../../document/richTextBuilder.ts';
import type { Block } from '../../document/sourceDocument.ts';
import { type Element, isElement } from '../elements/element.ts';

/** "**Door** – one can go back": of a term that names itself only its name is bold. */
const termOf = (text: RichText): RichText =>
  text.some(({ marks }) => marks?.includes('strong')) ? text : text.map(strong);

const seamAfter = (term: RichText): string => (/[.!?。！？…]\s*$/u.test(plain(term)) ? ' ' : ': ');

/** Terms and what they mean: items that begin with the term. */
export function readDefinitions(element: Element, blocksOf: (child: Element) => Block[]): Block[] {
  const items: { text: RichText; blocks: Block[] }[] = [];
  let isTermAlone = false;
  for (const child of element.children.filter(isElement)) {
    const blocks = blocksOf(child);
    const [first, ...rest] = blocks;
    const item = items.at(-1);
    if (child.tag === 'dt' || !item) {
      const term = first?.kind === 'paragraph' ? termOf(first.text) : [];
      items.push({ text: term, blocks: first?.kind === 'paragraph' ? rest : blocks });
      isTermAlone = true;
    } else if (item.blocks.length === 0 && first?.kind === 'paragraph' && isTermAlone) {
      item.text = [...item.text, { text: seamAfter(item.text) }, ...first.text];
      item.blocks = rest;
      isTermAlone = false;
    } else for (const block of blocks) item.blocks.push(block);
  }
  return items.length > 0
    ? [{ kind: 'list', ordered: false, start: 1, items, position: element.position }]
    : [];
}
