import type { ListItem } from '../../document/sourceDocument.ts';
import { descendants, type Element } from '../elements/element.ts';

/** An item with its box, written as Markdown or as an input. */
export const withTask = (item: ListItem, element: Element): ListItem => {
  const [first, ...rest] = item.text;
  const box = first && !first.marks && /^\[([ xX]?)\](?:\s*[:：]\s+|\s+|$)/.exec(first.text);
  if (box) {
    const text = first.text.slice(box[0].length);
    return {
      ...item,
      text: text === '' ? rest : [{ ...first, text }, ...rest],
      checked: box[1]!.trim() !== '',
    };
  }
  const input = [...descendants(element.children.slice(0, 2))].find(({ tag }) => tag === 'input');
  if (input?.attributes.type !== 'checkbox') return item;
  return { ...item, checked: input.attributes.checked !== undefined };
};
