import { bodyBox } from '../../deck/canvas.ts';
import { styled, type TypeStyle } from '../../deck/typeScale.ts';
import { monoWidth } from '../measure/characterWidths.ts';

const mono = { family: 'code' } as const;

export interface ListingSize {
  readonly style: TypeStyle;
  /** Of the height there is, what it may take: large type wants some of it for air. */
  readonly share: number;
}

/** Letters on half a slide are not larger than the text above them. */
export const sharedSizes = [
  { style: styled(24, 36, 400, mono), share: 0.9 },
  { style: styled(20, 30, 400, mono), share: 1 },
] as const satisfies readonly ListingSize[];

/** The roomiest that holds the lines is used. */
export const listingSizes = [
  { style: styled(28, 42, 400, mono), share: 0.85 },
  { style: styled(24, 36, 400, mono), share: 0.85 },
  sharedSizes[1],
  { style: styled(18, 26, 400, mono), share: 1 },
  { style: styled(16, 21, 400, mono), share: 1 },
] as const satisfies readonly ListingSize[];

/** Around the lines, within their ground. */
export const listingPadding = { x: 24, y: 16 } as const;

/** How many letters stand beside each other. */
export const columnsIn = (
  width: number = bodyBox.width,
  { size }: TypeStyle = listingSizes.at(-1)!.style,
): number => Math.floor((width - 2 * listingPadding.x) / (size * monoWidth));
