import { titleLines } from '../../deck/canvas.ts';
import type { Theme } from '../../deck/theme.ts';
import { themes } from '../../deck/themes.ts';
import { type TypeStep, type TypeStyle, typeScale } from '../../deck/typeScale.ts';
import { plainStyle } from './text.ts';

const heaviest = (themes as readonly Theme[]).reduce(
  (most, { shape }) => Math.max(most, shape.titleWeight),
  0,
);

/** A title as its theme sets it. */
export const titleStyle = (style: TypeStyle, { shape }: Theme): TypeStyle => ({
  ...plainStyle(style),
  family: shape.titleFamily,
  weight: shape.titleWeight,
});

/** A title has the same lines in every theme: those of the widest, the text face at its heaviest. */
export const widestTitle = (style: TypeStyle): TypeStyle => ({ ...plainStyle(style), weight: heaviest });

/** How a title of a content slide is set, by its length. */
export const titleSteps = [
  { ...typeScale.title, lines: titleLines.heading },
  { ...typeScale.titleSentence, lines: titleLines.sentence },
] as const satisfies readonly TypeStep[];
