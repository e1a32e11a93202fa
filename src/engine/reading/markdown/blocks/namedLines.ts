import { opensWithClock } from '../../../../languages/recognising/clocks.ts';
import type { Position } from '../../document/sourceDocument.ts';
import { type Element, isElement, type Node, textOf } from '../elements/element.ts';

const longestName = 60;

const breaksLine = (node: Node): boolean => isElement(node) && node.tag === 'br';
export const endsLine = (node: Node): boolean =>
  breaksLine(node) || (isElement(node) && node.tag === '#soft-break');

const linesOf = (nodes: readonly Node[], isEnd = endsLine): Node[][] => {
  const lines: Node[][] = [[]];
  for (const node of nodes) {
    if (isEnd(node)) lines.push([]);
    else lines.at(-1)!.push(node);
  }
  return lines.filter((line) => line.some((node) => textOf(node).trim() !== ''));
};

export const solid = (line: readonly Node[]): Node[] => line.filter((node) => textOf(node).trim() !== '');

/** What is bold and short enough for a name. */
const isBoldName = (node: Node | undefined, longest = longestName): node is Element =>
  node !== undefined &&
  isElement(node) &&
  (node.tag === 'strong' || node.tag === 'b') &&
  textOf(node).trim().length <= longest;

const isNamed = (line: readonly Node[]): boolean => {
  const [name, ...rest] = solid(line);
  return (
    isBoldName(name) &&
    rest.length > 0 &&
    (/[.:：]\s*$/.test(textOf(name)) || /^\s*[,，:：(–—-]/.test(rest.map(textOf).join('')))
  );
};

/** "Status: final" */
const isEntry = (line: readonly Node[]): boolean =>
  /^[\p{L}\p{M}][\p{L}\p{M}\p{N} ()-]{1,24}[:：]\s*\S/u.test(line.map(textOf).join('').trim());

/** "Calls to the harbor office, the mill and the school: 24 hours" */
const isLongEntry = (line: readonly Node[]): boolean =>
  /^\p{Lu}[^.!?:：]{1,90}[:：]\s+\S/u.test(line.map(textOf).join('').trim());

/** Nobody breaks a line for want of room where so many letters have some. */
const leastRoom = 60;
const runsOn = /[.!?,;:。！？，；：…]$/u;
/** "until now: owners can push" below "it works as it used to work up" is no entry: a full line goes on in it. */
const goesOn = (line: readonly Node[], before: readonly Node[] | undefined): boolean => {
  const above = before?.map(textOf).join('').trim() ?? '';
  return above.length >= leastRoom && !runsOn.test(above) && /^\s*\p{Ll}/u.test(line.map(textOf).join(''));
};

/** Where most lines have short names, one of them may have a long one. */
const areEntries = (lines: readonly (readonly Node[])[]): boolean => {
  if (lines.some((line, at) => goesOn(line, lines[at - 1]))) return false;
  const short = lines.filter(isEntry);
  return (
    short.length === lines.length ||
    (2 * short.length > lines.length && short.length >= fewestLines && lines.every(isLongEntry))
  );
};

const longestLine = 60;
const fewestLines = 3;
/** "@ann pump desk" */
const handle = /^@[\p{L}\p{N}][\p{L}\p{N}_-]*(?=\s|$)/u;
/** "Ann Bell – pump desk" */
const role = /^[@\p{L}\p{N}][^\s–—-]*(?:[\s-][^\s–—-]+){0,3}\s+(?:[–—-]|--)\s+\S/u;

/** Short lines of one shape: each begins with somebody's name, or has what somebody does behind a dash. */
const areOfOneShape = (lines: readonly (readonly Node[])[]): boolean => {
  const texts = lines.map((line) => line.map(textOf).join('').trim());
  if (!texts.every((text) => text.length <= longestLine && !runsOn.test(text))) return false;
  if (texts.every((text) => handle.test(text) && role.test(text))) return true;
  return lines.length >= fewestLines && texts.every((text) => handle.test(text) || role.test(text));
};

/** A bold name that has its line to itself. */
const nameAlone = (line: readonly Node[], longest?: number): Element | undefined => {
  const [only, ...others] = solid(line);
  return others.length === 0 && isBoldName(only, longest) ? only : undefined;
};

/** `**Client**` and what is said of it on the next lines, `**Server**` and what of that. */
const withNamesAbove = (lines: readonly Node[][]): Node[][] | undefined => {
  const named: { name: Element; said: Node[] }[] = [];
  for (const line of lines) {
    const name = nameAlone(line);
    if (name) named.push({ name, said: [] });
    else if (named.length === 0) return undefined;
    else named.at(-1)!.said.push(' ', ...line);
  }
  if (named.length < 2 || named.some(({ said }) => said.length === 0)) return undefined;
  return named.map(({ name, said }) => [name, /[:：]\s*$/u.test(textOf(name)) ? '' : ':', ...said]);
};

/** "18:05 The pump fails", or a day or time in bold. */
const isTimed = (line: readonly Node[]): boolean => {
  const [first] = solid(line);
  const isBoldTime = isBoldName(first) && /^[^\d:：]{0,12}\d/u.test(textOf(first).trim());
  return isBoldTime || opensWithClock(line.map(textOf).join('').trim());
};
const leastTimed = 3;

/** What is told time by time, each with the lines that its sentences go on in. */
const withTimes = (lines: readonly Node[][]): Node[][] | undefined => {
  const told: Node[][] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (isTimed(line)) told.push([...line]);
    else if (!last) return undefined;
    else last.push(' ', ...line);
  }
  return told.length < leastTimed ? undefined : told;
};

const listOf = (lines: readonly Node[][], position: Position): Element => {
  const bare = { attributes: {}, position, closed: true };
  return { ...bare, tag: 'ul', children: lines.map((line) => ({ ...bare, tag: 'li', children: line })) };
};

const areNamed = (lines: readonly Node[][]): boolean =>
  lines.length > 1 && (lines.every(isNamed) || areEntries(lines) || areOfOneShape(lines));

/**
 * A paragraph each of whose lines begins with a name is a list: `**Ada**, engines`, `**Bo**, sails`. Where some lines
 * are broken on purpose the others may be broken for want of room.
 */
export const listOfNamedLines = ({ children, position }: Element): Element | undefined => {
  const written = linesOf(children);
  const broken = linesOf(children, breaksLine);
  const readings = broken.length >= fewestLines ? [written, broken] : [written];
  const lines = readings.find(areNamed) ?? withTimes(written) ?? withNamesAbove(written);
  return lines && listOf(lines, position);
};

const leastAbove = 2;
const isSentence = (line: readonly Node[]): boolean =>
  /^\p{Lu}.*[.!。！]\s*$/u.test(line.map(textOf).join('').trim());

/** "Yes: 8" and "No: 0", each in its line, above a sentence about both: a list, and a paragraph. */
export const entriesAbove = ({ children, position }: Element): readonly [Element, Node[]] | undefined => {
  const lines = linesOf(children);
  const last = lines.at(-1) ?? [];
  const entries = lines.slice(0, -1);
  const areAbove =
    entries.length >= leastAbove &&
    entries.every((line) => isEntry(line) && line.map(textOf).join('').trim().length <= longestLine);
  return areAbove && !isEntry(last) && isSentence(last) ? [listOf(entries, position), last] : undefined;
};

const leastBelow = 2;
/** "Release of the page" over "Ann: the pictures" and "Bo: the text" in an entry: what it names, and a list. */
export const namedBelow = (
  nodes: readonly Node[],
  position: Position,
): readonly [readonly Node[], Element] | undefined => {
  const [first, ...named] = linesOf(nodes);
  if (!first || named.length < leastBelow || isEntry(first) || !named.every(isEntry)) return undefined;
  if (/[.!?。！？,，;；]\s*$/u.test(first.map(textOf).join(''))) return undefined;
  return [first, listOf(named, position)];
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

const longestAbove = 80;
/** "**Costs**" in a line of its own is the name of the sentences on the lines below, and stands alone. */
export const nameAbove = ({ children }: Element): readonly [Node[], Node[]] | undefined => {
  const at = children.findIndex(endsLine);
  const only = at < 1 ? undefined : nameAlone(children.slice(0, at), longestAbove);
  if (!only) return undefined;
  const below = children.slice(at + 1);
  const name = textOf(only).trim();
  const isAskedFor = children.slice(at, at + 1).some((node) => isElement(node) && node.tag === 'br');
  const said = below.map(textOf).join('').trimStart();
  const next = /^\S*/u.exec(said)![0];
  const room = linesOf(below).reduce(
    (most, line) => Math.max(most, line.map(textOf).join('').length),
    leastRoom,
  );
  const isName = /[\p{L}\p{N})]$/u.test(name) && (isAskedFor || name.length + 1 + next.length <= room);
  return isName && /^[\p{Lu}\p{Lo}\p{N}]/u.test(said) ? [[only], below] : undefined;
};

const longestOver = 44;
const leastNamed = 3;

/** The name in an entry's first line: in the entry itself, or in its first paragraph. */
const nameOver = (holder: Element): Element | undefined => {
  const [first] = solid(holder.children);
  if (first !== undefined && isElement(first) && first.tag === 'p') {
    const paragraph = nameOver(first);
    return (
      paragraph && { ...holder, children: holder.children.map((each) => (each === first ? paragraph : each)) }
    );
  }
  const at = holder.children.findIndex(endsLine);
  const [name, below] = [holder.children.slice(0, at), holder.children.slice(at + 1)];
  const written = name.map(textOf).join('').trim();
  const isName =
    at > 0 &&
    written.length <= longestOver &&
    /^[\p{Lu}\p{Lo}\p{N}].*[\p{L}\p{N})]$/u.test(written) &&
    /^\s*[\p{Lu}\p{Lo}]/u.test(below.map(textOf).join(''));
  if (!isName) return undefined;
  const bare = { attributes: {}, position: holder.position, closed: true };
  const said = name.some(isElement) ? name : [written];
  return { ...holder, children: [{ ...bare, tag: 'strong', children: said }, ': ', ...below] };
};

/** Where more stands below a line than lines, that says itself what belongs to what. */
const hasBelow = ({ children }: Element): boolean =>
  children.some((child) => isElement(child) && ['ul', 'ol', 'pre', '#code', 'table'].includes(child.tag)) ||
  children.filter((child) => isElement(child) && child.tag === 'p').length > 1;

/** "Docking" over "Every ship can be added.", in every entry of a list alike: a name, and what is said of it. */
export const withNamesOver = (list: Element): Element => {
  const entries = list.children.filter(isElement);
  if (entries.length < leastNamed || list.tag === 'ol' || entries.some(hasBelow)) return list;
  const named = entries.map(nameOver);
  return named.every((entry) => entry !== undefined) ? { ...list, children: named } : list;
};
