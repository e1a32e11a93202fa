import { bodyBox, readingWidth } from '../../deck/canvas.ts';
import { greatest } from '../../deck/extremes.ts';
import type { RichText } from '../../deck/richText.ts';
import { typeScale } from '../../deck/typeScale.ts';
import type { Arranged, Paragraph, Part, TooMuch } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { arranged, type Sheet } from '../parts/sheet.ts';
import { bottomOf, heightOf, paragraph, textBox } from '../parts/text.ts';

/** Of lines, and of the space between it and what it is said of. */
const most = 3;
const gap = 28;

/** What is said of points after them, set as a text. */
interface Remark {
  readonly paragraphs: readonly Paragraph[];
  readonly height: number;
}

export const remarkOf = (text: RichText, { measure }: Setting): Remark => {
  const style = typeScale.body;
  const paragraphs = [paragraph(text, style, 'ink', measure.lines(text, style, readingWidth))];
  return { paragraphs, height: heightOf(paragraphs) };
};

/** What is left of a sheet above it. */
export const above = ({ height }: Remark, sheet: Sheet): Sheet => ({
  ...sheet,
  room: { ...sheet.room, bottom: sheet.room.bottom - height - gap },
});

/** Points with what is said of them right below them. */
export const withRemark = (points: Arranged, remark: Remark | undefined): Arranged => {
  if (!remark) return points;
  const { paragraphs } = remark;
  const { arrangement } = points;
  const bottom = greatest(arrangement.parts.map(bottomOf), bodyBox.y);
  const text: Part = textBox(
    'paragraph',
    { x: bodyBox.x, y: bottom + gap, width: readingWidth },
    paragraphs,
    {
      wrap: 'tidy',
    },
  );
  const [{ lines } = { lines: 0 }] = paragraphs;
  const tooMuch: readonly TooMuch[] = [
    ...(points.fits ? [] : points.tooMuch),
    ...(lines > most ? [{ where: 'paragraph', unit: 'lines', has: lines, most } as const] : []),
  ];
  return arranged({ ...arrangement, parts: [...arrangement.parts, text] }, tooMuch);
};
