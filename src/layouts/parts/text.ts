import type { Box } from '../../deck/canvas.ts';
import type { RichText, Span } from '../../deck/richText.ts';
import type { TypeStep, TypeStyle } from '../../deck/typeScale.ts';
import type { ColorRole, Paragraph, Run, TextBox, TextRole } from '../arrangement.ts';
import type { Setting } from '../layout.ts';

export type Place = Pick<Box, 'x' | 'y' | 'width'>;
type ParagraphMore = Partial<Pick<Paragraph, 'spaceBefore' | 'indent' | 'marker' | 'level'>>;
type BoxMore = Partial<Pick<TextBox, 'align' | 'anchor' | 'wrap' | 'emphasis' | 'unseen'>> & {
  readonly height?: number;
};

/** A style without the limits of its scale. */
export const plainStyle = ({ family, size, lineHeight, weight, tracking }: TypeStyle): TypeStyle => ({
  family,
  size,
  lineHeight,
  weight,
  tracking,
});

export const paragraph = (
  runs: readonly Run[],
  style: TypeStyle,
  color: ColorRole,
  lines: number,
  more: ParagraphMore = {},
): Paragraph => ({
  runs,
  style: plainStyle(style),
  color,
  lines,
  spaceBefore: 0,
  indent: 0,
  level: 0,
  ...more,
});

export const heightOf = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce(
    (sum, { spaceBefore, lines, style }, index) =>
      sum + (index === 0 ? 0 : spaceBefore) + lines * style.lineHeight,
    0,
  );

export const linesOf = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.reduce((sum, { lines }) => sum + lines, 0);

/** Paragraphs in a box as high as they are. */
export const textBox = (
  role: TextRole,
  { x, y, width }: Place,
  paragraphs: readonly Paragraph[],
  { height, ...more }: BoxMore = {},
): TextBox => ({
  kind: 'text',
  role,
  box: { x, y, width, height: height ?? heightOf(paragraphs) },
  align: 'start',
  anchor: 'start',
  paragraphs,
  ...more,
});

/** One text, measured into a box as high as its lines. */
export const written = (
  role: TextRole,
  text: RichText,
  style: TypeStyle,
  color: ColorRole,
  place: Place,
  { measure }: Pick<Setting, 'measure'>,
  more: BoxMore = {},
): TextBox =>
  textBox(role, place, [paragraph(text, style, color, measure.lines(text, style, place.width))], more);

export const bottomOf = ({ box }: { readonly box: Box }): number => box.y + box.height;

/** Whether the style would break a word that the floor's style leaves whole. */
export const breaksWord = (
  text: readonly Span[],
  style: TypeStyle,
  width: number,
  floor: TypeStyle,
  { measure }: Pick<Setting, 'measure'>,
): boolean => measure.wordWidth(text, style) > width && measure.wordWidth(text, floor) <= width;

/** The first step that holds the text; the last where none does. */
export const stepFor = (
  text: RichText,
  steps: readonly [TypeStep, ...TypeStep[]],
  width: number,
  { measure }: Pick<Setting, 'measure'>,
  asMeasured: (style: TypeStyle) => TypeStyle = (style) => style,
): { readonly step: TypeStep; readonly lines: number } => {
  const smallest = steps.at(-1) ?? steps[0];
  for (const step of steps) {
    const style = asMeasured(step);
    const lines = measure.lines(text, style, width);
    if (lines <= step.lines && !breaksWord(text, style, width, asMeasured(smallest), { measure }))
      return { step, lines };
  }
  const step = smallest;
  return { step, lines: measure.lines(text, asMeasured(step), width) };
};

/** Of a text that only says where one is, what stands on one line. */
export const shortened = (
  text: string,
  style: TypeStyle,
  width: number,
  { measure }: Pick<Setting, 'measure'>,
): string => {
  const fits = (shown: string) => measure.width([{ text: shown }], style) <= width;
  if (fits(text)) return text;
  let kept = '';
  for (const piece of text.split(/(?<=\s)|(?<=[\u3000-\u9fff])/u)) {
    if (!fits(`${kept}${piece}…`)) break;
    kept += piece;
  }
  if (kept === '') for (const letter of text) if (fits(`${kept}${letter}…`)) kept += letter;
  return `${kept.trimEnd()}…`;
};
