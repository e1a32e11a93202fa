import { type Element, isElement, type Node, textOf } from '../elements/element.ts';

/** "{kbd}" before a code span tells a program what it is. */
const role = /\{[a-z][a-z0-9:.+-]{0,30}\}$/iu;

const isEmptyLink = (node: Node): node is Element =>
  isElement(node) &&
  node.tag === 'a' &&
  node.attributes.href !== undefined &&
  textOf(node).trim() === '' &&
  !node.children.some((child) => isElement(child) && child.tag === 'img');

/** "(see" before a link without words, and the bracket after it. */
const opened = /\s*[([（]\s*[^()[\]（）]{0,12}$/u;
const closed = /^\s*[)\]）]/u;

/** "migrate the data" of "#migrate-the-data" and of "guide/migrate-the-data.md" */
const wordsOf = (href: string): string => {
  const last =
    href
      .replace(/[?].*$/u, '')
      .split(/[/#:]/u)
      .findLast((part) => part !== '') ?? '';
  return last
    .replace(/\.\w{1,5}$/u, '')
    .replace(/[-_]+/gu, ' ')
    .trim();
};

/** A link without words, with those that its address has. */
const named = (link: Element): Element => ({ ...link, children: [wordsOf(link.attributes.href ?? '')] });

/** Beside a link that leads to the same place, one without words is a slip of the pen. */
const isOf = (link: Element, other: Node | undefined): boolean =>
  other !== undefined &&
  isElement(other) &&
  other.tag === 'a' &&
  other.attributes.href === link.attributes.href &&
  !isEmptyLink(other);

/** What stands beside code and links for programs, or for words that a program puts there, is left out. */
export const withoutLostWords = (nodes: readonly Node[]): readonly Node[] => {
  const out: Node[] = [];
  // Where a link stands with nothing else, a page shows something of its own.
  const hasWords = nodes.some((node) => textOf(node).trim() !== '');
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at]!;
    const next = nodes[at + 1];
    const before = out.at(-1);
    if (isElement(node) && node.tag === 'code' && before !== undefined && !isElement(before))
      out[out.length - 1] = before.replace(role, '');
    if (!isEmptyLink(node)) {
      out.push(node);
      continue;
    }
    if (isOf(node, before) || isOf(node, next)) continue;
    const isBracketed =
      before !== undefined &&
      !isElement(before) &&
      opened.test(before) &&
      next !== undefined &&
      !isElement(next) &&
      closed.test(next);
    if (!isBracketed) {
      if (hasWords) out.push(named(node));
      continue;
    }
    out[out.length - 1] = before.replace(opened, '');
    out.push(next.replace(closed, ''));
    at += 1;
  }
  return out;
};
