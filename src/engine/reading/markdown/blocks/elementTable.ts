import { plain, type RichText } from '../../../../deck/richText.ts';
import { isBlank } from '../../document/richTextBuilder.ts';
import type { BlockOf } from '../../document/sourceDocument.ts';
import { descendants, type Element, isElement, type Node, textOf } from '../elements/element.ts';
import { cellsWithoutEmptyBold } from '../inline/emptyBold.ts';

type Alignment = BlockOf<'table'>['align'][number];

const structural = new Set('ul ol dl pre #code blockquote table h1 h2 h3 h4 h5 h6 details'.split(' '));

const lists = new Set(['ul', 'ol']);

interface Row {
  readonly cells: readonly Element[];
  readonly isHead: boolean;
}

function rowsOf(element: Element, inHead = false): Row[] {
  return element.children.filter(isElement).flatMap((child) => {
    if (child.tag === 'tr') {
      const cells = child.children.filter(isElement).filter(({ tag }) => tag === 'td' || tag === 'th');
      const isHead = inHead || (cells.length > 0 && cells.every(({ tag }) => tag === 'th'));
      return cells.length > 0 ? [{ cells, isHead }] : [];
    }
    return /^(thead|tbody|tfoot)$/.test(child.tag) ? rowsOf(child, child.tag === 'thead') : [];
  });
}

const alignmentOf = ({ attributes }: Element): Alignment => {
  const said = /text-align:\s*(\w+)/.exec(attributes.style ?? '')?.[1] ?? attributes.align;
  if (said === 'left') return 'start';
  if (said === 'right') return 'end';
  return said === 'center' ? 'center' : undefined;
};

/** Under heads, a list in one cell of so many is said in a line. */
const mostListed = 4;

/** A cell with the entries of its list one after the other: "Mend it: the pier; the boats". */
const inLine = (cell: Element): Element => {
  let above = '';
  const children = cell.children.flatMap((node, at): Node[] => {
    const next = cell.children[at + 1];
    const isAbove = next !== undefined && isElement(next) && lists.has(next.tag);
    if (!isElement(node) || !lists.has(node.tag)) {
      above = textOf(node).trim() || above;
      return [isAbove && !isElement(node) ? node.trimEnd() : node];
    }
    const entries = node.children.filter(isElement).map(({ children }) => children);
    const opening = above === '' ? [] : [/[\p{P}]$/u.test(above.slice(-1)) ? ' ' : ': '];
    return [...opening, ...entries.flatMap((entry, index) => (index === 0 ? entry : ['; ', ...entry]))];
  });
  return { ...cell, children };
};

/** The cells of a table that arranges other things than text, in reading order; nothing for a real table. */
export function arrangedCells(table: Element): readonly (readonly Node[])[] | undefined {
  const rows = rowsOf(table);
  if (rows.length === 0) return [table.children];
  const cells = rows.flatMap((row) => row.cells);
  const arranged = cells.map((cell) => cell.children);
  const isSingle = rows.length === 1 && cells.length === 1;
  if (isSingle) return arranged;
  // A table in a table in a table is looked through no further than to the next one.
  const within = cells.map((cell) =>
    descendants(cell.children)
      .filter(({ tag }) => structural.has(tag))
      .toArray(),
  );
  const filled = within.filter((inner) => inner.length > 0);
  const areLists = filled.every((inner) => inner.length === 1 && lists.has(inner[0]!.tag));
  const isListed = rows[0]!.isHead && areLists && mostListed * filled.length < cells.length;
  if (filled.length > 0 && !isListed) return arranged;
  // Heads over pictures are their names.
  const body = rows.filter(({ isHead }) => !isHead).flatMap((row) => row.cells);
  const said = body.length > 0 && body.some((cell) => hasPictures(cell)) ? body : cells;
  const hasText = said.some((cell) => /[\p{L}\p{N}]/u.test(withoutPictures(cell)));
  return hasText ? undefined : arranged;
}

/** A table whose cells turn out empty although there are pictures in them was one of badges. */
const hasPictures = (table: Element): boolean => descendants(table.children).some(({ tag }) => tag === 'img');

const withoutPictures = (node: Node): string =>
  isElement(node) ? node.children.map(withoutPictures).join(' ') : node;

/** Without what was drawn only: a column of bars, of badges or for space. */
const withoutBlankColumns = (
  block: Omit<BlockOf<'table'>, 'position'>,
): Omit<BlockOf<'table'>, 'position'> => {
  const { head, rows, align } = block;
  const isSaid = head.map((_, column) => [head, ...rows].some((cells) => !isBlank(cells[column] ?? [])));
  if (isSaid.every(Boolean)) return block;
  const kept = <T>(cells: readonly T[]): T[] => cells.filter((_, column) => isSaid[column]);
  return { ...block, head: kept(head), rows: rows.map(kept), align: kept(align) };
};

const boxes: Readonly<Record<string, string>> = { '[x]': '✓', '[X]': '✓', '[ ]': '☐' };
/** "[x]" is a box of a list; alone in a cell it is a tick. */
const withTick = (cell: RichText): RichText => {
  const sign = boxes[plain(cell).trim()];
  return sign === undefined ? cell : [{ text: sign }];
};

export function readTable(
  table: Element,
  textOfCell: (cell: Element) => RichText,
): Omit<BlockOf<'table'>, 'position'> | undefined {
  const rows = rowsOf(table);
  const width = rows.reduce((widest, row) => Math.max(widest, row.cells.length), 0);
  if (width === 0) return undefined;
  const texts = cellsWithoutEmptyBold(
    rows.map((row) => {
      const cells: RichText[] = row.cells.map((cell) => withTick(textOfCell(inLine(cell))));
      while (cells.length < width) cells.push([]);
      return cells;
    }),
  );
  const hasHead = rows[0]!.isHead;
  const empty = Array.from({ length: width }, (): RichText => []);
  const head = hasHead ? texts[0]! : empty;
  const below = hasHead ? texts.slice(1) : texts;
  const body = below.filter((row) => !row.every(isBlank));
  // A head above blank rows is a form.
  const isUnfilled = body.length === 0 && below.length > 0 && hasHead;
  const shown = isUnfilled ? below.slice(0, 1) : body;
  const caption = table.children.filter(isElement).find(({ tag }) => tag === 'caption');
  if (body.length === 0 && (head.every(isBlank) || hasPictures(table))) return undefined;
  return withoutBlankColumns({
    kind: 'table',
    head: shown.length > 0 ? head : empty,
    rows: shown.length > 0 ? shown : [head],
    align: Array.from({ length: width }, (_, column) => {
      const cell = rows.map((row) => row.cells[column]).find((each) => each && alignmentOf(each));
      return cell && alignmentOf(cell);
    }),
    ...(caption && { caption: textOfCell(caption) }),
  });
}
