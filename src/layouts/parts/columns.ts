import { bodyBox } from '../../deck/canvas.ts';

/** Width of one of `count` equal columns. */
export const columnWidth = (count: number, gap: number, width: number = bodyBox.width): number =>
  Math.floor((width - (count - 1) * gap) / count);

/** Up to three in one row, four as two by two, five and six in two rows of three. */
export const acrossOf = (count: number): number => (count === 4 ? 2 : Math.min(count, 3));
