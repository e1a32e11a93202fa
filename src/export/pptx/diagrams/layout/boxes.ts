import type { Box } from '../../../../deck/canvas.ts';
import type { Point } from './scene.ts';

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

export const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

export const around = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
};

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export const centeredAt = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Whether a straight line goes through the inside of a box. */
export const crossesBox = (from: Point, to: Point, { x, y, width, height }: Box): boolean => {
  let [enters, leaves] = [0, 1];
  for (const [start, delta, low, high] of [
    [from.x, to.x - from.x, x, x + width],
    [from.y, to.y - from.y, y, y + height],
  ] as const) {
    if (Math.abs(delta) < 1e-9) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [one, other] = [(low - start) / delta, (high - start) / delta];
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  return leaves - enters > 1e-9;
};

/** The places that every shape has first, from the top against the clock: some programs know no others. */
export const middlesOf = ({ width, height }: Pick<Box, 'width' | 'height'>): Point[] => [
  { x: width / 2, y: 0 },
  { x: 0, y: height / 2 },
  { x: width / 2, y: height },
  { x: width, y: height / 2 },
];
/** As many are they: what a shape has of its own is counted on from there. */
export const middles = 4;
