import * as z from 'zod';
import { RichText } from '../../deck/richText.ts';
import { type TypeStyle, typeScale } from '../../deck/typeScale.ts';
import type { Paragraph } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { breaksWord, heightOf, paragraph } from '../parts/text.ts';

/** `label` is the station's: a number, a date. */
export const Step = z.object({ label: z.string(), title: RichText.optional(), text: RichText });
export type Step = z.infer<typeof Step>;

export const mostSteps = 8;
export const titleGap = 6;

/** A number stands in its station; a date or a word stands on the line. */
export const isCounted = (label: string): boolean => /^\p{N}{1,2}[.)]?$/u.test(label);
export const areCounted = (all: readonly Step[]): boolean => all.every(({ label }) => isCounted(label));
export const shownLabel = (label: string, counted: boolean): string =>
  counted ? label.replace(/[.)]$/, '') : label;

export interface StepStyles {
  readonly text: TypeStyle;
  readonly title: TypeStyle;
}
/** The fewer words the larger. */
export const stepStyles = {
  large: { text: typeScale.bodyLarge, title: typeScale.headingLarge },
  roomy: { text: typeScale.bodyRoomy, title: typeScale.headingRoomy },
  body: { text: typeScale.body, title: typeScale.heading },
  small: { text: typeScale.small, title: typeScale.headingSmall },
} as const satisfies Record<string, StepStyles>;

export interface SetStep {
  readonly title: Paragraph | undefined;
  readonly text: Paragraph | undefined;
  readonly height: number;
  readonly lines: number;
  /** No word is broken that the smallest size leaves whole. */
  readonly isWhole: boolean;
}

export const setStep = (step: Step, styles: StepStyles, width: number, setting: Setting): SetStep => {
  const { lines } = setting.measure;
  const set = (text: RichText | undefined, style: TypeStyle) =>
    text && text.length > 0 ? paragraph(text, style, 'ink', lines(text, style, width)) : undefined;
  const title = set(step.title, styles.title);
  const text = set(step.text, styles.text);
  const both = [title, text].filter((part) => part !== undefined);
  return {
    title,
    text,
    height: heightOf(both.map((part, index) => (index === 0 ? part : { ...part, spaceBefore: titleGap }))),
    lines: both.reduce((sum, part) => sum + part.lines, 0),
    isWhole: !both.some(({ runs, style }) => breaksWord(runs, style, width, typeScale.small, setting)),
  };
};
