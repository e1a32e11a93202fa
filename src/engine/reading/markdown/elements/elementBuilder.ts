import type { Position } from '../../document/sourceDocument.ts';
import type { Element, Node } from './element.ts';

const voidTags = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** Opening one of these ends an open one of the same group in the same container. */
const siblings: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  p: ['p'],
  option: ['option'],
};
const containers = new Set(['ul', 'ol', 'dl', 'table', 'div', 'blockquote', 'details', 'section', '#root']);

const deepest = 100;

interface Open {
  readonly element: Element;
  readonly fromHtml: boolean;
}

const end = (element: Element): void => {
  element.closed = true;
  // A list that grew has room for many more: a long document would be mostly room.
  element.children = element.children.slice();
};

/** One stack that Markdown's blocks and HTML's tags both open and close elements on. */
export class ElementBuilder {
  readonly #root: Element = {
    tag: '#root',
    attributes: {},
    children: [],
    position: { from: 1, to: 1 },
    closed: true,
  };
  readonly #stack: Open[] = [{ element: this.#root, fromHtml: false }];

  get #top(): Element {
    return this.#stack[this.#stack.length - 1]!.element;
  }

  open(tag: string, attributes: Readonly<Record<string, string>>, position: Position): Element {
    const element: Element = { tag, attributes, children: [], position, closed: false };
    this.#push(element, false);
    return element;
  }

  close(element: Element): void {
    const at = this.#stack.findLastIndex((open) => open.element === element);
    end(element);
    if (at > 0) this.#stack.length = at;
  }

  add(node: Node): void {
    this.#top.children.push(node);
  }

  leaf(tag: string, attributes: Readonly<Record<string, string>>, position: Position, text = ''): void {
    this.add({ tag, attributes, children: text === '' ? [] : [text], position, closed: true });
  }

  openHtml(tag: string, attributes: Readonly<Record<string, string>>, line: number): void {
    const position = { from: line, to: line };
    if (voidTags.has(tag)) {
      this.leaf(tag, attributes, position);
      return;
    }
    this.#endSibling(tag, line);
    this.#push({ tag, attributes, children: [], position, closed: false }, true);
  }

  closeHtml(tag: string, line: number): void {
    const at = this.#stack.findLastIndex((open) => open.fromHtml && open.element.tag === tag);
    if (at > 0) this.#endAt(at, line);
  }

  /** HTML elements of these tags do not stay open past the piece of HTML that opened them. */
  endOpen(tags: ReadonlySet<string>, line: number): void {
    const at = this.#stack.findIndex((open) => open.fromHtml && tags.has(open.element.tag));
    if (at > 0) this.#endAt(at, line);
  }

  finish(): Node[] {
    return this.#root.children;
  }

  #push(element: Element, fromHtml: boolean): void {
    this.#top.children.push(element);
    if (this.#stack.length < deepest) this.#stack.push({ element, fromHtml });
  }

  #endSibling(tag: string, line: number): void {
    const group = siblings[tag];
    if (!group) return;
    for (let at = this.#stack.length - 1; at > 0; at -= 1) {
      const { element, fromHtml } = this.#stack[at]!;
      if (!fromHtml || containers.has(element.tag)) return;
      if (group.includes(element.tag)) {
        this.#endAt(at, line);
        return;
      }
    }
  }

  #endAt(at: number, line: number): void {
    for (const { element } of this.#stack.slice(at)) {
      end(element);
      if (line > element.position.to) element.position = { from: element.position.from, to: line };
    }
    this.#stack.length = at;
  }
}
