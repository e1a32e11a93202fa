import type { Box } from '../../../../deck/canvas.ts';
import type { TypeStyle } from '../../../../deck/typeScale.ts';
import type { ColorRole } from '../../../../layouts/arrangement.ts';
import type { End, LineKind } from '../diagram.ts';
import type { Extent } from './letters.ts';

/** A diagram as it stands on its slide, in the order in which it is drawn. */
export interface Scene {
  readonly size: number;
  readonly items: readonly Item[];
}

/** A diagram in letters of a size, before its place on the slide is known. */
export interface Drawing {
  /** Of its boxes; its lines may take more. */
  readonly extent: Extent;
  /** Nothing where its lines find no way. */
  readonly items: () => readonly Item[] | undefined;
}

export type Item = PlacedShape | PlacedLine;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** `path` is SVG's, in a box of its own; lines end at `sites`, by their number. */
export type Geometry =
  | { readonly preset: string; readonly adjust?: number }
  | { readonly path: string; readonly isFilled: boolean; readonly sites: readonly Point[] };

export interface PlacedShape {
  readonly item: 'shape';
  readonly id: string;
  readonly name: string;
  readonly box: Box;
  readonly geometry: Geometry;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly fill?: Paint;
  readonly outline?: Outline;
  readonly text?: PlacedText;
  /** What moves along with it. */
  readonly parts?: readonly PlacedShape[];
}

/** The theme's, or an author's own. */
export type Paint = ColorRole | `#${string}`;

export interface Outline {
  readonly color: Paint;
  readonly width: number;
  readonly dash?: 'dashed' | 'dotted';
  readonly isDouble?: boolean;
}

export interface PlacedText {
  readonly paragraphs: readonly string[];
  readonly style: TypeStyle;
  readonly color: Paint;
  readonly align: 'start' | 'center';
  readonly anchor: 'start' | 'center' | 'end';
  /** Left and right of the text. */
  readonly margin: number;
  /** Where cells begin that tabulators part; such text is read from left to right. */
  readonly tabs?: readonly number[];
}

/** A shape and the number of the place on it. */
export interface Joint {
  readonly shape: string;
  readonly site: number;
}

export interface PlacedLine {
  readonly item: 'line';
  readonly name: string;
  /** Two: straight; more: by right angles. */
  readonly points: readonly Point[];
  readonly from?: Joint | undefined;
  readonly to?: Joint | undefined;
  readonly fromEnd: LineEnd;
  readonly toEnd: LineEnd;
  readonly line: Exclude<LineKind, 'unseen'>;
  readonly color: ColorRole;
}

/** Those that lines have of themselves; others are shapes. */
export type LineEnd = Extract<End, 'none' | 'arrow' | 'open'>;

export const boundsOf = (items: readonly Item[]): Box => {
  const corners = items.flatMap((item) =>
    item.item === 'line'
      ? item.points
      : [item, ...(item.parts ?? [])].flatMap(({ box: { x, y, width, height } }) => [
          { x, y },
          { x: x + width, y: y + height },
        ]),
  );
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  return { x: left, y: top, width: right - left, height: bottom - top };
};

const movedShape = (shape: PlacedShape, by: Point): PlacedShape => ({
  ...shape,
  box: { ...shape.box, x: shape.box.x + by.x, y: shape.box.y + by.y },
  ...(shape.parts && { parts: shape.parts.map((part) => movedShape(part, by)) }),
});

export const moved = (item: Item, by: Point): Item =>
  item.item === 'line'
    ? { ...item, points: item.points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })) }
    : movedShape(item, by);
