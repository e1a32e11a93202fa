import type { ColorRole } from '../../../../layouts/arrangement.ts';
import type { End } from '../diagram.ts';
import { centeredAt } from './boxes.ts';
import type { LineEnd, PlacedShape, Point } from './scene.ts';
import { distance } from './segments.ts';

/** What stands at a line's end and is no arrow that lines have of themselves: drawn from left to right, its tip last. */
interface Sign {
  readonly name: string;
  readonly length: number;
  readonly width: number;
  readonly path: string;
  readonly fill: ColorRole;
}

const bar = (x: number): string => `M${x} 2 L${x} 14`;
const circle = 'M0 8 A4 4 0 0 1 4 4 A4 4 0 0 1 8 8 A4 4 0 0 1 4 12 A4 4 0 0 1 0 8 Z';
const foot = 'M8 8 L20 0 M8 8 L20 16 M0 8 L20 8';

const signs: Readonly<Partial<Record<End, Sign>>> = {
  triangle: { name: 'Inherits', length: 14, width: 14, path: 'M0 0 L14 7 L0 14 Z', fill: 'paper' },
  diamond: { name: 'Consists of', length: 18, width: 10, path: 'M0 5 L9 0 L18 5 L9 10 Z', fill: 'muted' },
  hollowDiamond: { name: 'Has', length: 18, width: 10, path: 'M0 5 L9 0 L18 5 L9 10 Z', fill: 'paper' },
  circle: {
    name: 'Circle',
    length: 8,
    width: 8,
    path: 'M0 4 A4 4 0 0 1 4 0 A4 4 0 0 1 8 4 A4 4 0 0 1 4 8 A4 4 0 0 1 0 4 Z',
    fill: 'muted',
  },
  cross: { name: 'Cross', length: 12, width: 10, path: 'M0 0 L10 10 M0 10 L10 0', fill: 'muted' },
  one: { name: 'Exactly one', length: 20, width: 16, path: `${bar(10)} ${bar(15)}`, fill: 'paper' },
  maybeOne: { name: 'None or one', length: 20, width: 16, path: `${circle} ${bar(14)}`, fill: 'paper' },
  many: { name: 'One or more', length: 20, width: 16, path: `${foot} ${bar(4)}`, fill: 'paper' },
  maybeMany: { name: 'Any number', length: 20, width: 16, path: `${foot} ${circle}`, fill: 'paper' },
};

/** How far along the line an end's sign reaches. */
export const reachOf = (end: End): number => signs[end]?.length ?? (end === 'none' ? 0 : 10);

export const lineEndOf = (end: End): LineEnd => (end === 'arrow' || end === 'open' ? end : 'none');

/** The sign of a line that arrives from somewhere; none where the line has it of itself. */
export const signAt = (id: string, end: End, tip: Point, before: Point): PlacedShape | undefined => {
  const sign = signs[end];
  if (!sign) return undefined;
  const far = distance(before, tip) || 1;
  const [dx, dy] = [(tip.x - before.x) / far, (tip.y - before.y) / far];
  const center = { x: tip.x - (dx * sign.length) / 2, y: tip.y - (dy * sign.length) / 2 };
  const turn = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  return {
    item: 'shape',
    id,
    name: sign.name,
    box: centeredAt(center, sign.length, sign.width),
    geometry: { path: sign.path, isFilled: true, sites: [] },
    ...(turn !== 0 && { turn }),
    fill: sign.fill,
    outline: { color: 'muted', width: 1.5 },
  };
};
