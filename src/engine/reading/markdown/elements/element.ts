import type { Position } from '../../document/sourceDocument.ts';

/**
 * Markdown and the HTML within it as one tree. Tags are HTML's; what HTML has no tag for starts with "#":
 * #code (attribute info), #math (attribute display), #footnote and
 * #footnote-ref (attribute label), #footnote-inline, #callout (attributes tone, title), #soft-break.
 */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  children: Node[];
  position: Position;
  /** Whether its end was seen: HTML that is never closed does not hide what follows. */
  closed: boolean;
}

export type Node = Element | string;

export const isElement = (node: Node): node is Element => typeof node !== 'string';

/** All text within, pictures by their alternative text. */
export const textOf = (node: Node): string => {
  if (!isElement(node)) return node;
  if (node.tag === 'img') return node.attributes.alt ?? '';
  if (node.tag === 'br' || node.tag === '#soft-break') return ' ';
  return node.children.map(textOf).join('');
};

/** From the first to the last, each before what is in it. */
export function* descendants(nodes: readonly Node[]): Generator<Element> {
  const within = [nodes.values()];
  for (let inner = within.at(-1); inner; inner = within.at(-1)) {
    const { value: node, done } = inner.next();
    if (done) within.pop();
    else if (isElement(node)) {
      yield node;
      within.push(node.children.values());
    }
  }
}
