import { type Element, isElement, type Node, textOf } from '../elements/element.ts';

const longestName = 60;

const endsLine = (node: Node): boolean =>
  isElement(node) && (node.tag === '#soft-break' || node.tag === 'br');

const linesOf = (nodes: readonly Node[]): Node[][] => {
  const lines: Node[][] = [[]];
  for (const node of nodes) {
    if (endsLine(node)) lines.push([]);
    else lines.at(-1)!.push(node);
  }
  return lines.filter((line) => line.some((node) => textOf(node).trim() !== ''));
};

const isNamed = (line: readonly Node[]): boolean => {
  const [name, ...rest] = line.filter((node) => textOf(node).trim() !== '');
  return (
    name !== undefined &&
    isElement(name) &&
    (name.tag === 'strong' || name.tag === 'b') &&
    textOf(name).trim().length <= longestName &&
    rest.length > 0 &&
    (/[.:：]\s*$/.test(textOf(name)) || /^\s*[,，:：(–—-]/.test(rest.map(textOf).join('')))
  );
};

/** "Status: final" */
const isEntry = (line: readonly Node[]): boolean =>
  /^[\p{L}\p{M}][\p{L}\p{M} ()-]{1,24}[:：]\s*\S/u.test(line.map(textOf).join('').trim());

/** A paragraph each of whose lines begins with a name is a list: `**Ada**, engines`, `**Bo**, sails`. */
export const listOfNamedLines = ({ children, position }: Element): Element | undefined => {
  const lines = linesOf(children);
  if (lines.length < 2 || !(lines.every(isNamed) || lines.every(isEntry))) return undefined;
  const bare = { attributes: {}, position, closed: true };
  return { ...bare, tag: 'ul', children: lines.map((line) => ({ ...bare, tag: 'li', children: line })) };
};

/** "**Costs**" above a line break that was asked for is the name of the sentences on the lines below, and stands alone. */
export const nameAbove = ({ children }: Element): readonly [Node[], Node[]] | undefined => {
  const at = children.findIndex((node) => isElement(node) && node.tag === 'br');
  const name = children.slice(0, at).filter((node) => textOf(node).trim() !== '');
  const [only] = name;
  if (at < 1 || name.length !== 1 || !only || !isElement(only) || !/^(?:strong|b)$/.test(only.tag))
    return undefined;
  const below = children.slice(at + 1);
  const isName = textOf(only).trim().length <= longestName && /[\p{L}\p{N})]\s*$/u.test(textOf(only));
  return isName && /^\s*[\p{Lu}\p{Lo}]/u.test(below.map(textOf).join('')) ? [[only], below] : undefined;
};
