import type { Box } from '../../../../deck/canvas.ts';
import type { Site } from './forms.ts';
import type { Point } from './scene.ts';
import { distance, lengthOf, tidied } from './segments.ts';

/** A way that a line may take, and how good it looks: less is better. */
export interface Way {
  readonly from: Site;
  readonly to: Site;
  readonly points: readonly Point[];
  readonly cost: number;
}

const normals = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
} as const;

/** Before its first bend a line goes so far at least. */
const leastStub = 14;
const bendCost = 12;
const slantCost = 90;
const jogCost = 30;
const leastJog = 12;

const shares = [0.5, 0.35, 0.65, 0.2, 0.8];
const detours = [16, 26, 36, 48];

const isVertical = ({ side }: Site): boolean => side === 'top' || side === 'bottom';
const away = ({ point, side }: Site, by: number): Point => ({
  x: point.x + normals[side].x * by,
  y: point.y + normals[side].y * by,
});
const dot = (one: Point, other: Point): number => one.x * other.x + one.y * other.y;
const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** Leaves and arrives as the sides face, far enough. */
const isWell = (points: readonly Point[], from: Site, to: Site): boolean => {
  const [first, second] = points;
  const [before, last] = points.slice(-2);
  if (!first || !second || !before || !last) return false;
  const [out, back] = [between(first, second), between(last, before)];
  const [far, near] = [distance(first, second), distance(before, last)];
  if (far < leastStub || near < leastStub) return false;
  return dot(out, normals[from.side]) / far > 0.4 && dot(back, normals[to.side]) / near > 0.4;
};

const isUpright = (points: readonly Point[]): boolean =>
  points
    .slice(1)
    .every(({ x, y }, at) => Math.abs(x - points[at]!.x) < 0.01 || Math.abs(y - points[at]!.y) < 0.01);

const costOf = (points: readonly Point[]): number => {
  if (!isUpright(points)) {
    const { x, y } = between(points[0]!, points.at(-1)!);
    const off = Math.min(Math.abs(x), Math.abs(y));
    return lengthOf(points) + (off < leastJog ? 6 : slantCost);
  }
  const jogs = points.slice(2, -1).filter((point, at) => distance(point, points[at + 1]!) < leastJog).length;
  return lengthOf(points) + (points.length - 2) * bendCost + jogs * jogCost;
};

/** The points where a way by right angles may bend. */
const bends = (from: Site, to: Site, channels: Channels): Point[][] => {
  const [a, b] = [from.point, to.point];
  const corner = isVertical(from) ? { x: a.x, y: b.y } : { x: b.x, y: a.y };
  if (isVertical(from) !== isVertical(to)) {
    const loops = from.side === to.side ? [] : detours.slice(0, 2).map((by) => aroundCorner(from, to, by));
    return [[corner], ...loops];
  }
  const axis = isVertical(from) ? 'y' : 'x';
  const other = axis === 'y' ? 'x' : 'y';
  const at = (main: number, cross: number): Point =>
    axis === 'y' ? { x: cross, y: main } : { x: main, y: cross };
  const single = (main: number): Point[] => [at(main, a[other]), at(main, b[other])];
  if (from.side === to.side) {
    const sign = normals[from.side][axis];
    const outer = sign > 0 ? Math.max(a[axis], b[axis]) : Math.min(a[axis], b[axis]);
    const beyond = channels[axis].filter((main) => (main - outer) * sign >= leastStub);
    return [...detours.map((by) => outer + sign * by), ...beyond].map(single);
  }
  const through = shares.map((share) => single(a[axis] + (b[axis] - a[axis]) * share));
  const ways = channels[other].flatMap((cross) =>
    [leastStub, leastStub + 10].flatMap((by) => {
      const [leaves, arrives] = [away(from, by)[axis], away(to, by)[axis]];
      return [[at(leaves, a[other]), at(leaves, cross), at(arrives, cross), at(arrives, b[other])]];
    }),
  );
  return [...through, ...ways];
};

/** From one side of a box around to a neighboring side. */
const aroundCorner = (from: Site, to: Site, by: number): Point[] => {
  const [out, back] = [away(from, by), away(to, by)];
  return [out, isVertical(from) ? { x: back.x, y: out.y } : { x: out.x, y: back.y }, back];
};

/** Where lines may run between and around the boxes. */
export interface Channels {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

export const channelsOf = (boxes: readonly Box[], hints: readonly Point[]): Channels => {
  const places = (
    low: (box: Box) => number,
    size: (box: Box) => number,
    own: readonly number[],
  ): number[] => [
    ...new Set(
      [
        ...own,
        ...boxes.flatMap((box) => [-20, -10].flatMap((by) => [low(box) + by, low(box) + size(box) - by])),
      ].map((place) => Math.round(place * 4) / 4),
    ),
  ];
  return {
    x: places(
      ({ x }) => x,
      ({ width }) => width,
      hints.map(({ x }) => x),
    ),
    y: places(
      ({ y }) => y,
      ({ height }) => height,
      hints.map(({ y }) => y),
    ),
  };
};

/** All ways between two places, straight and by right angles. */
export const waysBetween = (from: Site, to: Site, channels: Channels): Way[] =>
  (distance(from.point, to.point) < leastStub ? [] : [[], ...bends(from, to, channels)]).flatMap((inner) => {
    const points = tidied([from.point, ...inner, to.point]);
    return isWell(points, from, to) ? [{ from, to, points, cost: costOf(points) }] : [];
  });
