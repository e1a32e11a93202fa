import type { Box } from '../../../deck/canvas.ts';
import type { Measure } from '../../../layouts/measure/measure.ts';
import type { Diagram, Direction } from './diagram.ts';
import { graphItems } from './layout/graphScene.ts';
import { boundsOf, type Item, moved, type Scene } from './layout/scene.ts';
import { sequenceItems } from './layout/sequenceScene.ts';
import { readDiagram } from './readDiagram.ts';

/** Of letters, on the canvas: smaller ones nobody reads, larger ones shout. */
const smallest = 12;
const largest = 22;

/** One way to draw a diagram, in letters of a size. */
type Draw = (size: number) => readonly Item[] | undefined;

const across: Readonly<Record<Direction, Direction>> = { TB: 'LR', BT: 'RL', LR: 'TB', RL: 'BT' };

/** The best first: as it was meant, with more air, and turned where there is no room. */
const waysToDraw = (diagram: Diagram, measure: Measure): Draw[] =>
  diagram.kind === 'sequence'
    ? [1, 0.6].map((air) => (size) => sequenceItems(diagram, { size, measure }, air))
    : [diagram.direction, across[diagram.direction]].flatMap((direction) =>
        [1, 1.5, 0.75].map(
          (air): Draw =>
            (size) =>
              graphItems(diagram, direction, { size, measure }, air),
        ),
      );

const fits = (items: readonly Item[], room: Box): boolean => {
  const { width, height } = boundsOf(items);
  return width <= room.width && height <= room.height;
};

const middled = (items: readonly Item[], room: Box, size: number): Scene => {
  const { x, y, width, height } = boundsOf(items);
  const by = { x: room.x + (room.width - width) / 2 - x, y: room.y + (room.height - height) / 2 - y };
  return { size, items: items.map((item) => moved(item, by)) };
};

/** As large as it fits: how large that is, what was drawn last tells. */
const largestOf = (draw: Draw, room: Box): Scene | undefined => {
  const least = draw(smallest);
  if (!least || !fits(least, room)) return undefined;
  // What does not grow with the letters leaves a little more.
  let size = Math.min(largest, sizeFor(least, smallest, room, largest) + 1);
  while (size > smallest) {
    const items = draw(size);
    if (items && fits(items, room)) return middled(items, room, size);
    size = items ? sizeFor(items, size, room, size - 1) : size - 1;
  }
  return middled(least, room, smallest);
};

const sizeFor = (items: readonly Item[], size: number, room: Box, most: number): number => {
  const { width, height } = boundsOf(items);
  return Math.min(most, Math.floor(size * Math.min(room.width / width, room.height / height)));
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
