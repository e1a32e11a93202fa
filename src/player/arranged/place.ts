import { type Box, canvas } from '../../deck/canvas.ts';
import type { Theme } from '../../deck/theme.ts';
import { cardPadding } from '../../layouts/bullets/cards.ts';

const rounded = (value: number): number => Math.round(value * 10) / 10;

const edges = ({ x, y, width, height }: Box, isMirrored: boolean) => {
  const start = rounded(x);
  const end = rounded(canvas.width - x - width);
  return {
    top: rounded(y),
    bottom: rounded(canvas.height - y - height),
    left: isMirrored ? end : start,
    right: isMirrored ? start : end,
  };
};

/** Where a box stands: a style sheet uses it on the canvas, and another lets the box flow on a phone. */
export const placeOf =
  (isMirrored: boolean) =>
  (box: Box): string => {
    const { top, right, bottom, left } = edges(box, isMirrored);
    return `--b:${top}px ${right}px ${bottom}px ${left}px`;
  };

/** How far a card's content is from its edge in the theme that it was arranged for. */
export const cardSide = ({ shape }: Theme): number => (shape.card === 'rule' ? 0 : cardPadding);

/** Another theme may be chosen without arranging anew, and move the content of cards along. */
export const placeInCardOf =
  (isMirrored: boolean, theme: Theme) =>
  (box: Box): string => {
    const { top, right, bottom, left } = edges({ ...box, x: box.x - cardSide(theme) }, isMirrored);
    const [add, take] = isMirrored ? ['-', '+'] : ['+', '-'];
    return `--b:${top}px calc(${right}px ${take} var(--card-side)) ${bottom}px calc(${left}px ${add} var(--card-side))`;
  };
