import { styled, type TypeStyle } from '../../../../deck/typeScale.ts';
import type { Measure } from '../../../../layouts/measure/measure.ts';

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface Lettering {
  readonly size: number;
  readonly measure: Measure;
}

/** Programs differ by a little in how wide they set. */
const slack = 1.04;

export const labelStyle = (size: number, weight = 400): TypeStyle =>
  styled(size, Math.round(size * 1.3), weight);

/** How much room a label takes that is broken at a width, or where its words are longer. */
export const extentOf = (
  text: string,
  style: TypeStyle,
  widest: number,
  { measure }: Pick<Lettering, 'measure'>,
): Extent => {
  if (text === '') return { width: 0, height: 0 };
  const runs = [{ text }];
  const most = Math.max(widest, measure.wordWidth(runs, style));
  const width = Math.min(measure.width(runs, style), most);
  return {
    width: Math.ceil(width * slack + 1),
    height: measure.lines(runs, style, width + 0.5) * style.lineHeight,
  };
};

/** A label with air around it, in sizes of its letters. */
export const padded =
  (x: number, y: number) =>
  ({ width, height }: Extent, unit: number): Extent => ({
    width: Math.max(width + 2 * x * unit, 2.6 * unit),
    height: Math.max(height, 1.3 * unit) + 2 * y * unit,
  });
