import { rich } from '../../deck/richText.ts';
import { styled, type TypeStyle, typeScale } from '../../deck/typeScale.ts';
import type { Setting } from '../layout.ts';
import { columnWidth } from '../parts/columns.ts';
import { heightIn, type Sheet } from '../parts/sheet.ts';
import { areCounted, type SetStep, type Step, setStep, shownLabel, stepStyles } from './step.ts';

/** Steps beside each other, on a line or on two. */
export interface StationsLook {
  readonly across: number;
  readonly down: number;
  readonly width: number;
  /** From the line's upper edge to the text. */
  readonly textTop: number;
  readonly label: TypeStyle;
  /** Few words: a point on the line, and under it the numeral or the word, set large. */
  readonly isLarge: boolean;
  readonly isCounted: boolean;
  readonly set: readonly SetStep[];
}

export const stationGap = 28;
export const rowGap = 32;
/** Stations on one line, and with how many lines of the smallest text under each. */
const line = { most: 5, lines: 6, top: 72 } as const;
const rows = { most: 8, lines: 4, top: 56 } as const;
export const large = { labelTop: 44, labelGap: 16 } as const;
const numeral = styled(96, 104, 700, { tracking: -0.03 });
export const stationLabel = styled(20, 24, 650);
/** A word on the line leaves so much of it to be seen. */
export const wordGap = 20;
/** Of the height there is, what each size may take. */
const shares = { large: 0.7, roomy: 0.84, body: 0.92, small: 1 } as const;

const labelsFit = (all: readonly Step[], style: TypeStyle, width: number, { measure }: Setting): boolean =>
  all.every(({ label }) => measure.width(rich(label), style) <= width);

/** The largest look in which every step stands under its station; undefined: they stand under each other. */
export const stationsLook = (
  all: readonly Step[],
  { room }: Sheet,
  setting: Setting,
): StationsLook | undefined => {
  if (all.length > rows.most) return undefined;
  const isOneLine = all.length <= line.most;
  const { lines: mostLines, top } = isOneLine ? line : rows;
  const across = isOneLine ? all.length : Math.ceil(all.length / 2);
  const down = isOneLine ? 1 : 2;
  const width = columnWidth(across, stationGap);
  const counted = areCounted(all);
  // What goes on from the slide before goes on as it began: under each other.
  if (counted && shownLabel(all[0]!.label, true) !== '1') return undefined;
  const base = { across, down, width, isCounted: counted };
  const inSize = (size: keyof typeof stepStyles) =>
    all.map((step) => setStep(step, stepStyles[size], width, setting));
  if (!counted && !labelsFit(all, typeScale.heading, width - wordGap, setting)) return undefined;
  if (inSize('small').some(({ lines }) => lines > mostLines)) return undefined;
  const tries = [
    ...(isOneLine
      ? [{ size: 'large', isLarge: true } as const, { size: 'roomy', isLarge: true } as const]
      : []),
    { size: 'roomy', isLarge: false } as const,
    { size: 'body', isLarge: false } as const,
    { size: 'small', isLarge: false } as const,
  ];
  const height = Math.floor((heightIn(room) - (down - 1) * rowGap) / down);
  for (const { size, isLarge } of tries) {
    const wide = counted ? numeral : typeScale.headingLarge;
    const small = counted ? stationLabel : typeScale.heading;
    const label = isLarge ? wide : small;
    const textTop = isLarge ? large.labelTop + wide.lineHeight + large.labelGap : top;
    const set = inSize(size);
    const isFloor = size === 'small';
    if (
      set.every((step) => step.height <= (height - textTop) * shares[size] && (isFloor || step.isWhole)) &&
      labelsFit(
        all.map((step) => ({ ...step, label: shownLabel(step.label, counted) })),
        label,
        width,
        setting,
      )
    )
      return { ...base, textTop, label, isLarge, set };
  }
  return undefined;
};
