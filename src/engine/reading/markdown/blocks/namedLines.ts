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

const longestLine = 60;
const fewestLines = 3;
/** "@ann pump desk" */
const handle = /^@[\p{L}\p{N}][\p{L}\p{N}_-]*(?=\s|$)/u;
/** "Ann Bell – pump desk" */
const role = /^[@\p{L}\p{N}][^\s–—-]*(?:[\s-][^\s–—-]+){0,3}\s+(?:[–—-]|--)\s+\S/u;
const runsOn = /[.!?,;:。！？，；：…]$/u;

/** Short lines of one shape: each begins with somebody's name, or has what somebody does behind a dash. */
const areOfOneShape = (lines: readonly (readonly Node[])[]): boolean => {
  const texts = lines.map((line) => line.map(textOf).join('').trim());
  if (!texts.every((text) => text.length <= longestLine && !runsOn.test(text))) return false;
  if (texts.every((text) => handle.test(text) && role.test(text))) return true;
  return lines.length >= fewestLines && texts.every((text) => handle.test(text) || role.test(text));
};

const isName = (line: readonly Node[]): boolean => {
  const [only, ...others] = line.filter((node) => textOf(node).trim() !== '');
  return (
    only !== undefined &&
    others.length === 0 &&
    isElement(only) &&
    /^(?:strong|b)$/.test(only.tag) &&
    textOf(only).trim().length <= longestName
  );
};

/** `**Client**` and what is said of it on the next line, `**Server**` and what of that. */
const namesAbove = (lines: readonly Node[][]): Node[][] | undefined => {
  const named: Node[][] = [];
  let isBegun = false;
  for (const line of lines) {
    if (isName(line)) {
      if (isBegun) return undefined;
      named.push([...line]);
    } else if (named.length === 0) return undefined;
    else
      named
        .at(-1)!
        .push(isBegun && !/[:：]\s*$/u.test(named.at(-1)!.map(textOf).join('')) ? ': ' : ' ', ...line);
    isBegun = isName(line);
  }
  return named.length > 1 && !isBegun ? named : undefined;
};

/** A paragraph each of whose lines begins with a name is a list: `**Ada**, engines`, `**Bo**, sails`. */
export const listOfNamedLines = ({ children, position }: Element): Element | undefined => {
  const written = linesOf(children);
  const above = namesAbove(written);
  const lines = above ?? written;
  if (!above && (lines.length < 2 || !(lines.every(isNamed) || lines.every(isEntry) || areOfOneShape(lines))))
    return undefined;
  const bare = { attributes: {}, position, closed: true };
  return { ...bare, tag: 'ul', children: lines.map((line) => ({ ...bare, tag: 'li', children: line })) };
};

const isAddress = (line: readonly Node[]): boolean =>
  /^https?:\/\/\S+$/iu.test(line.map(textOf).join('').trim());

/** An address alone in the first line says where what the lines below tell of is to be found: it stands for itself. */
export const addressAbove = ({ children }: Element): readonly [Node[], Node[]] | undefined => {
  const at = children.findIndex(endsLine);
  const below = children.slice(at + 1);
  const isAbove = at > 0 && isAddress(children.slice(0, at)) && !linesOf(below).some(isAddress);
  return isAbove && below.some((node) => textOf(node).trim() !== '')
    ? [children.slice(0, at), below]
    : undefined;
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
