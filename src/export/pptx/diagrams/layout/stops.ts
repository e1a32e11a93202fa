import type { Box } from '../../../../deck/canvas.ts';
import { middle } from './boxes.ts';
import { type Site, sides } from './forms.ts';

/** Where edges begin and end. */
export interface Stop {
  readonly box: Box;
  /** Undefined: anywhere along its sides, each place for one line. */
  readonly sites: readonly Site[] | undefined;
  /** Lines leave here by the sides as well as along the ranks. */
  readonly isOpenAside: boolean;
}

const freeShares = [0.5, 0.25, 0.75];
const shifts = [0, 28, -28, 56, -56];

/** Of two boxes beside each other: places that lie opposite. */
const opposite = (low: number, size: number, otherLow: number, otherSize: number): number[] => {
  const [from, to] = [Math.max(low, otherLow) + 10, Math.min(low + size, otherLow + otherSize) - 10];
  return shifts.map((shift) => (from + to) / 2 + shift).filter((place) => place >= from && place <= to);
};

export const freeSites = ({ box }: Stop, { box: other }: Stop): Site[] => {
  const { x, y, width, height } = box;
  const xs = [...opposite(x, width, other.x, other.width), ...freeShares.map((share) => x + share * width)];
  const ys = [
    ...opposite(y, height, other.y, other.height),
    ...freeShares.map((share) => y + share * height),
  ];
  return sides.flatMap((side) =>
    (side === 'top' || side === 'bottom' ? xs : ys).map((place) => ({
      side,
      number: -1,
      point:
        side === 'top'
          ? { x: place, y }
          : side === 'bottom'
            ? { x: place, y: y + height }
            : { x: side === 'left' ? x : x + width, y: place },
    })),
  );
};

export const isCentered = ({ point, side }: Site, { box, sites }: Stop): boolean => {
  if (sites) return true;
  const center = middle(box);
  return side === 'top' || side === 'bottom'
    ? Math.abs(point.x - center.x) < 1
    : Math.abs(point.y - center.y) < 1;
};
