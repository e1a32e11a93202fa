import type { Box } from '../../../../deck/canvas.ts';
import type { Compartment, Node } from '../diagram.ts';
import { middlesOf } from './boxes.ts';
import { forms, outlineOf } from './forms.ts';
import { type Extent, extentOf, type Lettering, labelStyle } from './letters.ts';
import type { PlacedShape, PlacedText, Point } from './scene.ts';

/** A node and how much room it takes. */
export interface SizedNode {
  readonly node: Node;
  readonly size: Extent;
  /** Of its label's part, and of what stands under it. */
  readonly heights: readonly number[];
}

const titleWeight = 600;
const cellGap = 0.9;

/** How wide the columns of a compartment are. */
const columnsOf = (rows: Compartment, { size, measure }: Lettering): number[] => {
  const style = labelStyle(size);
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, at) =>
    Math.max(0, ...rows.map((row) => measure.width([{ text: row[at] ?? '' }], style) * 1.04)),
  );
  // Columns that stay empty at the end take no room.
  return widths.slice(0, widths.findLastIndex((width) => width > 0) + 1);
};

const widthOf = (columns: readonly number[], size: number): number =>
  columns.reduce((sum, width) => sum + width, 0) + Math.max(0, columns.length - 1) * cellGap * size;

export const sizedNode = (node: Node, lettering: Lettering): SizedNode => {
  const { size } = lettering;
  const { around, widest } = forms[node.form];
  const { compartments = [] } = node;
  const isCard = node.form === 'card';
  const label = extentOf(node.label, labelStyle(size, isCard ? titleWeight : 400), widest * size, lettering);
  const own = around(label, size);
  if (!isCard) return { node, size: own, heights: [own.height] };
  const rows = compartments.map((each) => ({
    width: widthOf(columnsOf(each, lettering), size) + 1.4 * size,
    height: each.length * labelStyle(size).lineHeight + 0.6 * size,
  }));
  const heights = [own.height, ...rows.map(({ height }) => height)];
  return {
    node,
    size: {
      width: Math.max(own.width, 6 * size, ...rows.map(({ width }) => width)),
      height: heights.reduce((sum, height) => sum + height, 0),
    },
    heights,
  };
};

const textOf = (node: Node, size: number): PlacedText => ({
  paragraphs: node.label.split('\n'),
  style: labelStyle(size, node.form === 'card' ? titleWeight : 400),
  color: node.look?.text ?? (node.form === 'note' ? 'muted' : 'ink'),
  align: 'center',
  anchor: 'center',
  margin: 0,
});

const rowsText = (rows: Compartment, lettering: Lettering): PlacedText => {
  const { size } = lettering;
  const columns = columnsOf(rows, lettering);
  return {
    paragraphs: rows.map((row) => row.slice(0, columns.length).join('\t').trimEnd()),
    style: labelStyle(size),
    color: 'ink',
    align: 'start',
    anchor: 'center',
    margin: 0.6 * size,
    tabs: columns.slice(1).map((_, at) => widthOf(columns.slice(0, at + 1), size) + cellGap * size),
  };
};

const rectangle = (id: string, name: string, box: Box, more: Partial<PlacedShape>): PlacedShape => ({
  item: 'shape',
  id,
  name,
  box,
  geometry: { preset: 'rect' },
  ...more,
});

const compartmentsOf = ({ node, heights }: SizedNode, box: Box, lettering: Lettering): PlacedShape[] => {
  const outline = { color: 'accent', width: 1.5 } as const;
  let { y } = box;
  return heights.map((height, at) => {
    const rows = node.compartments?.[at - 1];
    const own = { ...box, y, height };
    y += height;
    return rectangle(`${node.id} ${at}`, rows ? 'Members' : node.label.replaceAll('\n', ' '), own, {
      outline,
      ...(rows ? { text: rowsText(rows, lettering) } : { fill: 'panel', text: textOf(node, lettering.size) }),
    });
  });
};

/** Only cards have places for lines wherever these end. */
export const nodeShape = (
  sized: SizedNode,
  box: Box,
  ends: readonly Point[],
  lettering: Lettering,
): PlacedShape => {
  const { node } = sized;
  const { fill: usual, geometry } = forms[node.form];
  const fill = node.look?.fill ?? usual;
  const { x, y, width, height } = box;
  const plain = outlineOf(node.form);
  const outline = plain && { ...plain, color: node.look?.stroke ?? plain.color };
  const shape = rectangle(node.id, node.label.replaceAll('\n', ' ') || node.form, box, {
    geometry: geometry(box),
    ...(fill && { fill }),
    ...(outline && { outline }),
  });
  if (node.form === 'card')
    return {
      ...shape,
      geometry: {
        path: `M0 0 L${width} 0 L${width} ${height} L0 ${height} Z`,
        isFilled: true,
        sites: [...middlesOf(box), ...ends.map((end) => ({ x: end.x - x, y: end.y - y }))],
      },
      parts: compartmentsOf(sized, box, lettering),
    };
  if (node.form === 'end') {
    const by = width * 0.25;
    const inner = { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
    return {
      ...shape,
      parts: [rectangle(`${node.id} inside`, 'End', inner, { geometry: { preset: 'ellipse' }, fill: 'ink' })],
    };
  }
  return node.label === '' ? shape : { ...shape, text: textOf(node, lettering.size) };
};
