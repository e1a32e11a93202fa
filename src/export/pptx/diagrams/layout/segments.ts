import type { Box } from '../../../../deck/canvas.ts';
import type { Point } from './scene.ts';

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((to, at) => ({ from: points[at]!, to }));

/** The sides of a box. */
export const edgesOf = ({ x, y, width, height }: Box): Segment[] => {
  const [left, right, top, bottom] = [x, x + width, y, y + height];
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: left, y: top },
  ];
  return segmentsOf(corners);
};

export const lengthOf = (points: readonly Point[]): number =>
  segmentsOf(points).reduce((sum, { from, to }) => sum + distance(from, to), 0);

/** The point so far along a line. */
export const along = (points: readonly Point[], length: number): Point => {
  let left = length;
  for (const { from, to } of segmentsOf(points)) {
    const own = distance(from, to);
    if (left <= own && own > 0) {
      const share = left / own;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    left -= own;
  }
  return points.at(-1)!;
};

const unit = ({ from, to }: Segment): Point => {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

/** Nearer than this beside each other, two lines look like one. */
const apart = 7;

/** Whether two straight pieces run along each other. */
export const runTogether = (one: Segment, other: Segment): boolean => {
  const [a, b] = [unit(one), unit(other)];
  if (Math.abs(a.x * b.y - a.y * b.x) > 0.07) return false;
  const beside = ({ x, y }: Point): number => Math.abs((x - one.from.x) * a.y - (y - one.from.y) * a.x);
  if (Math.min(beside(other.from), beside(other.to)) >= apart) return false;
  const ahead = ({ x, y }: Point): number => (x - one.from.x) * a.x + (y - one.from.y) * a.y;
  const [low, high] = [ahead(other.from), ahead(other.to)].sort((first, second) => first - second);
  return Math.min(high!, distance(one.from, one.to)) - Math.max(low!, 0) > 2;
};

export const cross = (one: Segment, other: Segment): boolean => {
  const turn = (a: Point, b: Point, c: Point): number =>
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  return (
    turn(one.from, one.to, other.from) * turn(one.from, one.to, other.to) < 0 &&
    turn(other.from, other.to, one.from) * turn(other.from, other.to, one.to) < 0
  );
};

/** How far a point is from a straight piece. */
export const distanceTo = ({ from, to }: Segment, point: Point): number => {
  const length = distance(from, to) || 1;
  const share = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length ** 2;
  const at = Math.max(0, Math.min(1, share));
  return distance({ x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at }, point);
};

/** What is left of two lines from one point after they part. */
export const afterParting = (one: readonly Point[], other: readonly Point[]): [Point[], Point[]] => {
  const [a, b] = [[...one], [...other]];
  while (a.length > 1 && b.length > 1) {
    const [mine, yours] = [unit({ from: a[0]!, to: a[1]! }), unit({ from: b[0]!, to: b[1]! })];
    if (distance(a[0]!, b[0]!) > 0.5 || mine.x * yours.x + mine.y * yours.y < 0.9999) break;
    const [long, short] = distance(a[0]!, a[1]!) >= distance(b[0]!, b[1]!) ? [a, b] : [b, a];
    long[0] = short[1]!;
    short.shift();
    if (distance(long[0]!, long[1]!) < 0.5) long.shift();
  }
  return [a, b];
};

/** Without points that stand on a straight way; no two at one place. */
export const tidied = (points: readonly Point[]): Point[] => {
  const apartOnes = points.filter((point, at) => at === 0 || distance(point, points[at - 1]!) > 0.01);
  return apartOnes.filter((point, at) => {
    const [before, after] = [apartOnes[at - 1], apartOnes[at + 1]];
    if (!before || !after) return true;
    const [a, b] = [unit({ from: before, to: point }), unit({ from: point, to: after })];
    return a.x * b.x + a.y * b.y < 0.9999;
  });
};
