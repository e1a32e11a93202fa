import * as z from 'zod';
import { RichText, rich } from '../../deck/richText.ts';
import { step, styled, type TypeStep } from '../../deck/typeScale.ts';
import type { Paragraph } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { paragraph, plainStyle } from '../parts/text.ts';

export const Stat = z.object({ value: z.string(), label: RichText, note: RichText.optional() });
export type Stat = z.infer<typeof Stat>;

const spaced = { tracking: -0.03 };
const tight = { tracking: -0.02 };
/** All figures of a slide are of one size: the first in which each stands on one line. */
const sizes = [
  step(1, 152, 160, 700, spaced),
  step(1, 112, 120, 700, spaced),
  step(1, 88, 96, 700, spaced),
  step(1, 64, 72, 700, tight),
  step(1, 44, 52, 700, tight),
  step(1, 32, 40, 650, tight),
] as const;
export const unitStyle = styled(32, 40, 650, { tracking: -0.01 });
export const unitGap = 12;
/** A figure beside others is not larger than its column bears. */
const share = 0.94;

/** "€14.2 million" is the figure "€14.2", set large, and its unit, set beside or under it. */
export const splitStat = (value: string): { readonly figure: string; readonly unit: string } => {
  const at = value.search(/\p{L}/u);
  const figure = value.slice(0, Math.max(0, at)).trimEnd();
  const isParted = /\p{N}/u.test(figure) && figure.length < at && /^\p{L}{2}/u.test(value.slice(at));
  return isParted ? { figure, unit: value.slice(at) } : { figure: value, unit: '' };
};

export interface FigureLook {
  readonly style: TypeStep;
  /** One unit that finds no room beside its figure takes all of the slide's below. */
  readonly isUnitBelow: boolean;
  readonly height: number;
  readonly tooWide: readonly number[];
}

/** The sizes to try for a full slide: its figures do not shout. */
export const calmSizes: readonly number[] = sizes.slice(1).map(({ size }) => size);

/** In no size above `largest`. */
export const figureLook = (
  values: readonly string[],
  width: number,
  largest: number,
  { measure }: Setting,
): FigureLook => {
  const split = values.map(splitStat);
  const holds = (style: TypeStep) =>
    split.every(({ figure }) => measure.width(rich(figure), style) <= width * share);
  const allowed = sizes.filter(({ size }) => size <= largest);
  const style = allowed.find(holds) ?? sizes[sizes.length - 1]!;
  const isUnitBelow = split.some(
    ({ figure, unit }) =>
      unit !== '' &&
      measure.width(rich(figure), style) + unitGap + measure.width(rich(unit), unitStyle) > width,
  );
  return {
    style,
    isUnitBelow,
    height: style.lineHeight + (isUnitBelow ? unitStyle.lineHeight : 0),
    tooWide: split.flatMap(({ figure, unit }, at) =>
      measure.width(rich(figure), style) > width || measure.lines(rich(unit), unitStyle, width) > 1
        ? [at]
        : [],
    ),
  };
};

export const figureParagraphs = (value: string, { style, isUnitBelow }: FigureLook): readonly Paragraph[] => {
  const { figure, unit } = splitStat(value);
  if (unit === '') return [paragraph(rich(figure), style, 'accentText', 1)];
  if (isUnitBelow)
    return [
      paragraph(rich(figure), style, 'accentText', 1),
      paragraph(rich(unit), unitStyle, 'accentText', 1),
    ];
  return [
    paragraph([{ text: figure }, { text: ` ${unit}`, style: plainStyle(unitStyle) }], style, 'accentText', 1),
  ];
};
