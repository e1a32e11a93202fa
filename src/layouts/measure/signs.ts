import type { Span } from '../../deck/richText.ts';
import type { TypeStyle } from '../../deck/typeScale.ts';
import { arabicWidth, isArabicLetter, widthsOf } from './characterWidths.ts';
import { codeBreaks, codeTies } from './codeBreaks.ts';

/** Room for kerning, other systems' fonts and rounding. */
const margin = 1.015;
const strongWeight = 700;
/** Code in a line of text stands in a box of its own, set a little smaller but never under a least size. */
export const inlineCode = { scale: 0.88, least: 16, padding: 0.28 } as const;
const texSign = 0.72;
const joiner = 0x200d;
const zeroWidthSpace = 0x200b;
const wordJoiner = 0x2060;
const texLetter = 0x78;
const rowEnd = '\0';
const newline = 0x0a;

export const codeScale = (size: number): number => Math.max(inlineCode.scale, inlineCode.least / size);

/** About the signs that a formula shows; a row of a matrix is a line. */
const visibleTex = (tex: string): string =>
  tex
    .replace(/\\(?:begin|end)\{[^{}]*\}/g, '')
    .replace(/\s*\\\\\s*/g, rowEnd)
    .replace(/\\(?:left|right|mathrm|mathbf|text|operatorname|displaystyle|limits)\b/g, '')
    .replace(/\\[a-zA-Z]{2,4}(?=[^a-zA-Z]|$)/g, 'xx')
    .replace(/\\[a-zA-Z]+/g, 'x')
    .replace(/\\.|[{}^_&$\s]/g, '');

export type Visit = (codePoint: number, ems: number) => void;
export type Face = Pick<TypeStyle, 'family' | 'weight' | 'tracking'>;

const isSkinTone = (codePoint: number): boolean => codePoint >= 0x1f3fb && codePoint <= 0x1f3ff;
const isVariation = (codePoint: number): boolean => codePoint >= 0xfe00 && codePoint <= 0xfe0f;

/** Walks over a run's signs with their widths in ems of the style's size. */
const walkRun = (
  letters: string,
  weight: number,
  face: Face,
  codeSize: number | undefined,
  visit: Visit,
): void => {
  const isCode = codeSize !== undefined;
  const scale = codeSize ?? 1;
  const widthOf = widthsOf(isCode ? 'code' : face.family, weight);
  const edge = isCode ? inlineCode.padding * scale : 0;
  let padding = edge;
  let joined = false;
  const breaks = new Set(isCode ? codeBreaks(letters) : []);
  const ties = new Set(isCode ? codeTies(letters) : []);
  for (let at = 0; at < letters.length; ) {
    const codePoint = letters.codePointAt(at)!;
    if (breaks.has(at)) visit(zeroWidthSpace, 0);
    if (ties.has(at)) visit(wordJoiner, 0);
    at += codePoint > 0xffff ? 2 : 1;
    const next = at < letters.length ? letters.codePointAt(at) : undefined;
    let width: number = joined
      ? 0
      : isArabicLetter(codePoint)
        ? arabicWidth(codePoint, next, weight)
        : widthOf(codePoint);
    joined = codePoint === joiner || (joined && width === 0 && isVariation(codePoint));
    if (isSkinTone(codePoint)) width = 0;
    if (next === undefined) padding += edge;
    visit(codePoint, width === 0 ? 0 : (width * scale + face.tracking) * margin + padding);
    if (width !== 0) padding = 0;
  }
};

export const walkSigns = (text: readonly Span[], face: Face, codeSize: number, visit: Visit): void => {
  for (const { text: letters, marks } of text) {
    if (marks?.includes('math')) {
      for (const sign of visibleTex(letters))
        if (sign === rowEnd) visit(newline, 0);
        else visit(texLetter, sign === ' ' ? 0 : texSign * margin);
      continue;
    }
    const weight = marks?.includes('strong') ? Math.max(face.weight, strongWeight) : face.weight;
    walkRun(letters, weight, face, marks?.includes('code') ? codeSize : undefined, visit);
  }
};
