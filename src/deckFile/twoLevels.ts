import { type RichText, rich } from '../deck/richText.ts';
import type { Item } from './content.ts';

/** Whether a list has more levels than a slide's. */
export const isDeep = (items: readonly Item[]): boolean =>
  items.some((item) => item.items.some((second) => second.items.length > 0));

/** What is below an item, a dash before it for each level between. */
const deeperOf = ({ items }: Item, dashes = '– '): Item[] =>
  items.flatMap((item) => {
    const text: RichText = [...rich(dashes), ...item.whole];
    return [{ whole: text, text, items: [] }, ...deeperOf(item, `–${dashes}`)];
  });

/** A list as a slide holds it: what is deeper than its second level stands there, below what it was of. */
export const twoLevels = (items: readonly Item[]): Item[] =>
  items.map((item) => ({
    ...item,
    items: item.items.flatMap((second) => [{ ...second, items: [] }, ...deeperOf(second)]),
  }));
