import { type Extent, padded } from './letters.ts';
import type { Geometry, Point } from './scene.ts';

const slantShare = 0.4;
const slant = (height: number): number => Math.round(height * slantShare);

export const withSlants = (label: Extent, unit: number): Extent => {
  const { width, height } = padded(0.6, 0.5)(label, unit);
  return { width: width + 2 * slant(height), height };
};

/** A corner: shares of the width and the height, and how many slants further right. */
type Corner = readonly [left: number, slants: number, top: number];

/** Where the outline is at half its height: first on the left, last on the right. */
const halfway = (points: readonly Point[], y: number): number[] =>
  points
    .flatMap((from, at) => {
      const to = points[(at + 1) % points.length]!;
      if ((from.y - y) * (to.y - y) > 0 || from.y === to.y) return [];
      return [from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)];
    })
    .sort((one, other) => one - other);

/** A form with straight sides. */
export const polygon =
  (corners: readonly Corner[]) =>
  ({ width, height }: Extent): Geometry => {
    const points = corners.map(([left, slants, top]) => ({
      x: left * width + slants * slant(height),
      y: top * height,
    }));
    const crossed = halfway(points, height / 2);
    return {
      path: `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join(' L')} Z`,
      isFilled: true,
      sites: [
        { x: width / 2, y: 0 },
        { x: crossed[0] ?? 0, y: height / 2 },
        { x: width / 2, y: height },
        { x: crossed.at(-1) ?? width, y: height / 2 },
      ],
    };
  };
