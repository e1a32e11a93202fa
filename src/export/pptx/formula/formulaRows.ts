import type { Element } from '../readXml.ts';

const transparent = new Set(['mrow', 'mstyle', 'mpadded', 'semantics', 'merror', 'math']);

const unseen = /[\u2061-\u2064\u200b]/g;

/** A text without the signs that only say how its neighbours belong together. */
export const seen = (text: string): string => text.replace(unseen, '');

const isFence = ({ tag, values }: Element, form: 'prefix' | 'postfix'): boolean =>
  tag === 'mo' && values.fence === 'true' && (values.form === undefined || values.form === form);

const isBracketed = ({ tag, children }: Element): boolean => {
  const [first, last] = [children[0], children.at(-1)];
  return (
    tag === 'mrow' &&
    children.length > 2 &&
    first !== undefined &&
    last !== undefined &&
    isFence(first, 'prefix') &&
    isFence(last, 'postfix')
  );
};

/** A row's elements side by side; what only holds them together is gone, brackets and what they hold stay one. */
export const flat = (elements: readonly Element[]): Element[] =>
  elements.flatMap((each) =>
    transparent.has(each.tag) && !isBracketed(each) ? flat(each.children) : [each],
  );
