import type { Box } from '../../../../deck/canvas.ts';
import type { ColorRole } from '../../../../layouts/arrangement.ts';
import type { Form } from '../diagram.ts';
import { type Extent, padded } from './letters.ts';
import { polygon, withSlants } from './polygons.ts';
import type { Geometry, Outline, Point } from './scene.ts';

export type Side = 'top' | 'right' | 'bottom' | 'left';
export const sides: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** A place where lines end, and to where they leave. */
export interface Site {
  readonly side: Side;
  readonly point: Point;
  readonly number: number;
}

interface FormLook {
  /** How large it is around its label; `unit` is the size of the letters. */
  readonly around: (label: Extent, unit: number) => Extent;
  readonly geometry: (size: Extent) => Geometry;
  /** The numbers of the places at its top, right, bottom and left. */
  readonly sites: readonly [number, number, number, number];
  /** How wide labels are before they are broken, in letters' sizes. */
  readonly widest: number;
  readonly fill?: ColorRole;
  readonly outline?: ColorRole;
  readonly isDouble?: true;
}

const counterclockwise = [0, 3, 2, 1] as const;
const preset = (name: string, adjust?: number) => (): Geometry => ({
  preset: name,
  ...(adjust !== undefined && { adjust }),
});

const plain: Pick<FormLook, 'fill' | 'outline'> = { fill: 'panel', outline: 'accent' };

const slanted = (corners: Parameters<typeof polygon>[0]): FormLook => ({
  around: withSlants,
  geometry: polygon(corners),
  sites: counterclockwise,
  widest: 11,
  ...plain,
});

/** How high a cylinder's lid is, of its width. */
const lid = 0.12;

const square =
  (side: number) =>
  (_: Extent, unit: number): Extent => ({ width: side * unit, height: side * unit });
const round = ({ width, height }: Extent, unit: number): Extent => {
  const side = Math.max(
    Math.hypot(width, height) + 0.5 * unit,
    Math.SQRT2 * Math.max(width, height) + 4,
    2.4 * unit,
  );
  return { width: side, height: side };
};

/** All that is known about a form. */
export const forms: Readonly<Record<Form, FormLook>> = {
  box: { around: padded(0.8, 0.5), geometry: preset('rect'), sites: counterclockwise, widest: 12, ...plain },
  rounded: {
    around: padded(0.9, 0.5),
    geometry: preset('roundRect', 22_000),
    sites: counterclockwise,
    widest: 12,
    ...plain,
  },
  pill: {
    around: ({ width, height }, unit) => padded(0.9, 0.5)({ width: width + height * 0.4, height }, unit),
    geometry: preset('roundRect', 50_000),
    sites: counterclockwise,
    widest: 12,
    ...plain,
  },
  circle: { around: round, geometry: preset('ellipse'), sites: [0, 6, 4, 2], widest: 8, ...plain },
  doubleCircle: {
    around: (label, unit) => {
      const { width } = round(label, unit);
      return { width: width + 8, height: width + 8 };
    },
    geometry: preset('ellipse'),
    sites: [0, 6, 4, 2],
    widest: 8,
    ...plain,
    isDouble: true,
  },
  diamond: {
    around: ({ width, height }, unit) => ({
      width: Math.max(2 * width + 0.6 * unit, 4 * unit),
      height: Math.max(2 * height + 0.5 * unit, 2.6 * unit),
    }),
    geometry: preset('diamond'),
    sites: counterclockwise,
    widest: 8,
    ...plain,
  },
  hexagon: slanted([
    [0, 1, 0],
    [1, -1, 0],
    [1, 0, 0.5],
    [1, -1, 1],
    [0, 1, 1],
    [0, 0, 0.5],
  ]),
  cylinder: {
    around: (label, unit) => {
      const { width, height } = padded(0.8, 0.4)(label, unit);
      const own = Math.max(width, 4 * unit);
      return { width: own, height: height + lid * 1.6 * own };
    },
    geometry: ({ width, height }) => ({
      preset: 'can',
      adjust: Math.round((width * lid * 100_000) / Math.min(width, height)),
    }),
    sites: [1, 4, 3, 2],
    widest: 10,
    ...plain,
  },
  subroutine: {
    around: (label, unit) => {
      const { width, height } = padded(0.3, 0.5)(label, unit);
      return { width: width / 0.74, height };
    },
    geometry: preset('flowChartPredefinedProcess'),
    sites: counterclockwise,
    widest: 11,
    ...plain,
  },
  slantedRight: slanted([
    [0, 1, 0],
    [1, 0, 0],
    [1, -1, 1],
    [0, 0, 1],
  ]),
  slantedLeft: slanted([
    [0, 0, 0],
    [1, -1, 0],
    [1, 0, 1],
    [0, 1, 1],
  ]),
  trapezoid: slanted([
    [0, 1, 0],
    [1, -1, 0],
    [1, 0, 1],
    [0, 0, 1],
  ]),
  trapezoidDown: slanted([
    [0, 0, 0],
    [1, 0, 0],
    [1, -1, 1],
    [0, 1, 1],
  ]),
  flag: slanted([
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 1],
    [0, 0, 1],
    [0, 1, 0.5],
  ]),
  start: { around: square(0.9), geometry: preset('ellipse'), sites: [0, 6, 4, 2], widest: 8, fill: 'ink' },
  end: {
    around: square(1.1),
    geometry: preset('ellipse'),
    sites: [0, 6, 4, 2],
    widest: 8,
    fill: 'paper',
    outline: 'ink',
  },
  choice: { around: square(1.8), geometry: preset('diamond'), sites: counterclockwise, widest: 8, ...plain },
  bar: {
    around: (_, unit) => ({ width: 6 * unit, height: 0.5 * unit }),
    geometry: preset('rect'),
    sites: counterclockwise,
    widest: 8,
    fill: 'ink',
  },
  note: {
    around: (label, unit) => {
      const { width, height } = padded(0.6, 0.4)(label, unit);
      return { width, height: height / 0.82 };
    },
    geometry: preset('foldedCorner'),
    sites: counterclockwise,
    widest: 12,
    fill: 'paper',
    outline: 'line',
  },
  text: { around: padded(0.3, 0.2), geometry: preset('rect'), sites: counterclockwise, widest: 14 },
  card: {
    around: padded(0.7, 0.4),
    geometry: preset('rect'),
    sites: counterclockwise,
    widest: 22,
    fill: 'paper',
    outline: 'accent',
  },
};

/** The four middles of a form in its box. */
export const sitesIn = (form: Form, box: Box): Site[] => {
  const { sites: numbers } = forms[form];
  const { x, y, width, height } = box;
  const geometry = forms[form].geometry(box);
  const own = 'path' in geometry ? geometry.sites : undefined;
  const middles: readonly Point[] = [
    { x: x + width / 2, y },
    { x: x + width, y: y + height / 2 },
    { x: x + width / 2, y: y + height },
    { x, y: y + height / 2 },
  ];
  return sides.map((side, at) => {
    const number = numbers[at]!;
    const site = own?.[number];
    return { side, number, point: site ? { x: x + site.x, y: y + site.y } : middles[at]! };
  });
};

export const outlineOf = (form: Form): Outline | undefined => {
  const { outline, isDouble } = forms[form];
  return outline && { color: outline, width: isDouble ? 4 : 1.5, ...(isDouble && { isDouble }) };
};
