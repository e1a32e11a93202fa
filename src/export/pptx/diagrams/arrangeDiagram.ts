import type { Box } from '../../../deck/canvas.ts';
import type { Measure } from '../../../layouts/measure/measure.ts';
import type { Diagram, Direction } from './diagram.ts';
import { foldedChains } from './layout/chainScene.ts';
import { drawGraph } from './layout/graphScene.ts';
import type { Extent } from './layout/letters.ts';
import { boundsOf, type Drawing, type Item, moved, type Scene } from './layout/scene.ts';
import { drawSequence } from './layout/sequenceScene.ts';
import { readDiagram } from './readDiagram.ts';

/** Of letters, on the canvas: smaller ones nobody reads, larger ones shout. */
const smallest = 12;
const largest = 28;

/** One way to draw a diagram, in letters of a size. */
type Draw = (size: number) => Drawing;

const across: Readonly<Record<Direction, Direction>> = { TB: 'LR', BT: 'RL', LR: 'TB', RL: 'BT' };

/** The best first: as it was meant, with more air, with less, and turned where there is no room; a long way in rows. */
const waysToDraw = (diagram: Diagram, measure: Measure): Draw[] =>
  diagram.kind === 'sequence'
    ? [1, 0.6].map((air) => (size) => drawSequence(diagram, { size, measure }, air))
    : [
        ...[diagram.direction, across[diagram.direction]].flatMap((direction) =>
          [1, 1.5, 0.75].map(
            (air): Draw =>
              (size) =>
                drawGraph(diagram, direction, { size, measure }, air),
          ),
        ),
        ...foldedChains(diagram).map(
          (draw): Draw =>
            (size) =>
              draw({ size, measure }),
        ),
      ];

const fits = ({ width, height }: Extent, room: Extent): boolean =>
  width <= room.width && height <= room.height;

const sizeFor = ({ width, height }: Extent, size: number, room: Extent, most: number): number =>
  Math.min(most, Math.floor(size * Math.min(room.width / width, room.height / height)));

const middled = (items: readonly Item[], room: Box, size: number): Scene => {
  const { x, y, width, height } = boundsOf(items);
  const by = { x: room.x + (room.width - width) / 2 - x, y: room.y + (room.height - height) / 2 - y };
  return { size, items: items.map((item) => moved(item, by)) };
};

/** By its boxes alone: how large its letters may be, what was tried last tells. */
const largestSize = (draw: Draw, room: Box): number => {
  const least = draw(smallest).extent;
  // What does not grow with the letters leaves a little more.
  let size = fits(least, room) ? Math.min(largest, sizeFor(least, smallest, room, largest) + 1) : 0;
  while (size > smallest) {
    const { extent } = draw(size);
    if (fits(extent, room)) return size;
    size = sizeFor(extent, size, room, size - 1);
  }
  return Math.min(smallest, size);
};

/** As large as it fits with its lines. */
const largestOf = (draw: Draw, room: Box): Scene | undefined => {
  const size = largestSize(draw, room);
  const sizes = [size, size - 1, size - 2, smallest].filter((each) => each >= smallest);
  for (const each of new Set(sizes)) {
    if (each > size) continue;
    const items = draw(each).items();
    if (items && fits(boundsOf(items), room)) return middled(items, room, each);
  }
  return undefined;
};

/** A diagram in its room; nothing where it is not understood or does not fit. */
export const arrangeDiagram = (source: string, room: Box, measure: Measure): Scene | undefined => {
  const diagram = readDiagram(source);
  if (!diagram) return undefined;
  for (const draw of waysToDraw(diagram, measure)) {
    const scene = largestOf(draw, room);
    if (scene) return scene;
  }
  return undefined;
};
