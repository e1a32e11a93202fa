import { tones } from '../../document/calloutKinds.ts';
import type { FlowItem } from '../../document/flow.ts';
import type { PictureShelf } from '../../document/pictureShelf.ts';
import { isBlank } from '../../document/richTextBuilder.ts';
import type { Block, BlockOf, ListItem, Position } from '../../document/sourceDocument.ts';
import { type Element, isElement, type Node, textOf } from '../elements/element.ts';
import { vanishing } from '../elements/feedHtml.ts';
import { isCoursePart } from '../rules/courseParts.ts';
import { calloutOrQuote, isSigned } from '../rules/quotes.ts';
import { isCaption, isCaptioned } from './captions.ts';
import { readCode } from './code/elementCode.ts';
import { withTypedLines } from './code/typedLines.ts';
import { type Component, componentOf } from './components.ts';
import { courseFlow } from './courseFlow.ts';
import { readDefinitions } from './definitions.ts';
import { arrangedCells, readTable } from './elementTable.ts';
import { spanOf, strongParagraph, withoutHeading } from './flowItems.ts';
import { isUnsaid, withoutBrackets, withoutSeparators } from './headingText.ts';
import {
  addressAbove,
  entriesAbove,
  listOfNamedLines,
  nameAbove,
  namedBelow,
  withNamesOver,
} from './namedLines.ts';
import { isNavigation, isNavigationBar, isSignpost } from './navigation.ts';
import { badgesOf, mediaNamedIn } from './pictures.ts';
import type { Survey } from './survey.ts';
import { withTask } from './taskItem.ts';
import { type Footnote, type TextAndImages, textAndImages } from './textAndImages.ts';

const blockTags = new Set(
  'p div section article main header footer nav aside center h1 h2 h3 h4 h5 h6 ul ol menu dl dt dd li table blockquote pre figure details summary hr form fieldset address #callout #code #footnote tr td th tbody thead tfoot'.split(
    ' ',
  ),
);

/** What an alternative text adds to the name it stands for. */
const pictureWords = /(?<!\s)\s+(logo|banner|icon|header)$/i;

/** Makes headings and blocks of elements; pictures go to the shelf, footnotes met in the text are told. */
export class BlockReader {
  readonly #shelf: PictureShelf;
  readonly #survey: Survey;
  readonly #onFootnote: (footnote: Footnote) => void;
  readonly #holdsBlocks = new WeakMap<Element, boolean>();
  #inTable = false;
  #itemDepth = 0;
  /** How deep the section is that is being read. */
  #depth = 0;

  constructor(shelf: PictureShelf, survey: Survey, onFootnote: (footnote: Footnote) => void) {
    this.#shelf = shelf;
    this.#survey = survey;
    this.#onFootnote = onFootnote;
  }

  flow(nodes: Iterable<Node>, position: Position): FlowItem[] {
    const items: FlowItem[] = [];
    let run: Node[] = [];
    let isBelowRule = false;
    const add = (item: FlowItem): void => {
      items.push(
        isBelowRule && item.kind !== 'end' && item.kind !== 'heading' ? { ...item, isBelowRule } : item,
      );
      isBelowRule = false;
    };
    const endRun = (): void => {
      if (run.length > 0) this.#paragraph(run, spanOf(run) ?? position).forEach(add);
      run = [];
    };
    for (const node of nodes) {
      if (!isElement(node) || !this.#isBlock(node)) {
        run.push(node);
        continue;
      }
      endRun();
      this.#element(node).forEach(add);
      if (node.tag === 'hr') isBelowRule = true;
    }
    endRun();
    return items;
  }

  /** Where headings cannot stand: in lists, quotes, cells. */
  blocks(nodes: readonly Node[], position: Position): Block[] {
    return this.flow(nodes, position).flatMap(withoutHeading);
  }

  #isBlock(element: Element): boolean {
    if (blockTags.has(element.tag) || (element.tag === '#math' && element.attributes.display)) return true;
    if (element.tag.startsWith('#')) return false;
    if (componentOf(element)) return true;
    const known = this.#holdsBlocks.get(element);
    if (known !== undefined) return known;
    const holds = element.children.some((child) => isElement(child) && this.#isBlock(child));
    this.#holdsBlocks.set(element, holds);
    return holds;
  }

  #element(element: Element): FlowItem[] {
    const { tag, children, position } = element;
    if (isNavigationBar(element)) return [];
    switch (tag) {
      case 'p': {
        if (isCaptioned(element)) return this.#figure(element);
        const list = listOfNamedLines(element);
        if (list) return this.#list(list);
        const [entries, said] = entriesAbove(element) ?? [];
        if (entries && said) return [...this.#list(entries), ...this.flow(said, position)];
        const typed =
          this.#itemDepth === 0
            ? withTypedLines(element, (nodes) => this.blocks(nodes, position))
            : undefined;
        if (typed) return [...typed];
        const parts = nameAbove(element) ?? [this.#withoutAddress(element)];
        return parts.flatMap((part) => this.flow(part, position));
      }
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return this.#heading(element, Number(tag[1]));
      case 'ul':
      case 'ol':
      case 'menu':
        return this.#list(element);
      case 'dl':
        return readDefinitions(element, (child) => this.blocks(child.children, child.position));
      case 'table':
        return this.#table(element);
      case 'blockquote':
        return calloutOrQuote(this.blocks(children, position), position);
      case 'pre':
      case '#code':
        return readCode(element);
      case '#math':
        return [{ kind: 'math', tex: children.join('').trim(), position }];
      case 'figure':
        return this.#figure(element);
      case 'details':
        return this.#details(element);
      case '#callout':
        return this.#container(element, element.attributes.tone!);
      case 'summary':
        return this.flow(children, position).map(strongParagraph);
      case '#footnote':
        return this.#survey.footnotes.has(element.attributes.label!) ? [] : this.flow(children, position);
      default: {
        if (vanishing.has(tag) && element.closed) return [];
        if (tag === 'aside' && isSigned(textOf(element)))
          return calloutOrQuote(this.blocks(children, position), position);
        const component = componentOf(element);
        return component ? this.#callout(element, component) : this.flow(children, position);
      }
    }
  }

  /** An address above what is said of it is for the notes. */
  #withoutAddress(element: Element): readonly Node[] {
    const parts = this.#itemDepth === 0 ? addressAbove(element) : undefined;
    if (!parts) return element.children;
    const [address, below] = parts;
    this.#onFootnote({ position: element.position, element: { ...element, children: address } });
    return below;
  }

  #paragraph(run: readonly Node[], position: Position): FlowItem[] {
    if (isSignpost(run) || this.#isNavigation(run, 1)) return [];
    const named = this.#itemDepth > 0 ? namedBelow(run, position) : undefined;
    if (named) return [...this.#paragraph(named[0], position), ...this.#list(named[1])];
    const solid = run.filter((node) => isElement(node) || node.trim() !== '');
    const [only] = solid;
    if (solid.length === 1 && only && isElement(only) && only.tag === '#math')
      return [{ kind: 'math', tex: only.children.join('').trim(), position }];
    const { text, images } = this.#textAndImages(run, position);
    const media = this.#itemDepth === 0 && !this.#inTable ? mediaNamedIn(text) : undefined;
    const shown = media?.map(
      (src): Block => ({ kind: 'image', asset: this.#shelf.refer(src), alt: '', position }),
    );
    if (shown) return [...shown, ...images];
    const paragraph: Block[] = isBlank(text) ? [] : [{ kind: 'paragraph', text, position }];
    return [...paragraph, ...images];
  }

  #heading(element: Element, depth: number): FlowItem[] {
    if (this.#isNavigation(element.children)) return [];
    const { text, images } = this.#textAndImages(element.children, element.position);
    const [image] = images;
    const heading = isBlank(text) && image ? [{ text: image.alt.replace(pictureWords, '') }] : text;
    if (isUnsaid(heading)) return images;
    this.#depth = depth;
    const named = badgesOf(element.children).size > 0 ? withoutSeparators(heading) : heading;
    return [{ kind: 'heading', depth, text: withoutBrackets(named), position: element.position }, ...images];
  }

  #list(element: Element): FlowItem[] {
    if (this.#isNavigation([element])) return [];
    const items = withNamesOver(element)
      .children.filter(isElement)
      .map((child) => this.#item(child))
      .filter((item) => !isBlank(item.text) || item.blocks.length > 0);
    if (items.length === 0) return [];
    const start = Number.parseInt(element.attributes.start ?? '1', 10);
    return [
      {
        kind: 'list',
        ordered: element.tag === 'ol',
        start: Number.isNaN(start) ? 1 : start,
        items,
        position: element.position,
      },
    ];
  }

  /** Within a list whose items say more, links into the document are part of what is said. */
  #isNavigation(nodes: readonly Node[], atLeast?: number): boolean {
    return this.#itemDepth === 0 && isNavigation(nodes, this.#survey.anchors, atLeast);
  }

  #item(element: Element): ListItem {
    const inner = element.tag === 'li' ? element.children : [element];
    this.#itemDepth += 1;
    const [first, ...rest] = this.blocks(inner, element.position);
    this.#itemDepth -= 1;
    const item =
      first?.kind === 'paragraph'
        ? { text: first.text, blocks: rest }
        : { text: [], blocks: first ? [first, ...rest] : [] };
    return withTask(item, element);
  }

  #table(element: Element): FlowItem[] {
    const cells = arrangedCells(element);
    const outer = this.#inTable;
    this.#inTable = true;
    const items = cells ? cells.flatMap((cell) => this.flow(cell, element.position)) : this.#grid(element);
    this.#inTable = outer;
    return items;
  }

  #grid(element: Element): FlowItem[] {
    const images: Block[] = [];
    const table = readTable(element, (cell) => {
      const read = this.#textAndImages(cell.children, cell.position);
      for (const image of read.images) images.push(image);
      if (!isBlank(read.text)) return read.text;
      return read.images.length > 0 ? [{ text: read.images.map(({ alt }) => alt).join(', ') }] : [];
    });
    return [...(table ? [{ ...table, position: element.position }] : []), ...images];
  }

  /** What a table of contents alone was folded into goes with it. */
  #details(element: Element): FlowItem[] {
    const isSummary = (node: Node): boolean => isElement(node) && node.tag === 'summary';
    const folded = element.children.filter((node) => !isSummary(node));
    const items = this.flow(folded, element.position);
    const wasNavigation = items.length === 0 && folded.some(isElement);
    return wasNavigation
      ? []
      : [...this.flow(element.children.filter(isSummary), element.position), ...items];
  }

  #container(element: Element, kind: string): FlowItem[] {
    const around = { depth: this.#depth, top: this.#survey.depth };
    const items = this.#callout(element, { ...element.attributes, tone: tones[kind] });
    this.#depth = around.depth;
    return isCoursePart(kind) ? courseFlow(kind, items, around, element.position) : items;
  }

  #callout({ children, position }: Element, { tone, title }: Component): FlowItem[] {
    const opening: Block[] = title
      ? [{ kind: 'paragraph', text: [{ text: title, marks: ['strong'] }], position }]
      : [];
    if (!tone) return [...opening, ...this.flow(children, position)];
    const blocks = [...opening, ...this.blocks(children, position)];
    return blocks.length > 0 ? [{ kind: 'callout', tone, blocks, position }] : [];
  }

  #figure(element: Element): FlowItem[] {
    const captions = element.children.filter(isCaption);
    const caption = captions.flatMap((each) => this.#textAndImages(each.children, each.position).text);
    const rest = element.children.filter((child) => !isCaption(child));
    const items = this.flow(rest, element.position);
    const at = items.findIndex(({ kind }) => kind === 'image' || kind === 'table');
    if (isBlank(caption)) return items;
    if (at === -1) return [...items, { kind: 'paragraph', text: caption, position: element.position }];
    return items.map((item, index) =>
      index === at ? ({ ...item, caption } as BlockOf<'image'> | BlockOf<'table'>) : item,
    );
  }

  #textAndImages(nodes: readonly Node[], position: Position): TextAndImages {
    const around = { shelf: this.#shelf, isInTable: this.#inTable, onFootnote: this.#onFootnote };
    return textAndImages(nodes, position, around);
  }
}
