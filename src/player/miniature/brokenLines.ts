import { strongWeight, type TypeStyle } from '../../deck/typeScale.ts';
import type { Run } from '../../layouts/arrangement.ts';
import type { Measure } from '../../layouts/measure/measure.ts';

/** A piece of one line that is set alike. */
export interface Piece {
  readonly text: string;
  readonly style: TypeStyle;
  readonly width: number;
}

/** In ems, about. */
const spaceWidth = 0.27;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const styleOf = ({ style, marks }: Run, around: TypeStyle): TypeStyle => {
  const own = style ?? around;
  return marks?.includes('strong') ? { ...own, weight: strongWeight } : own;
};

/** Text as lines of a width: a small picture may break one elsewhere than the page. */
export const brokenLines = (
  runs: readonly Run[],
  style: TypeStyle,
  width: number,
  measure: Measure,
): readonly (readonly Piece[])[] => {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const run of runs) {
    const own = styleOf(run, style);
    for (const { segment } of words.segment(run.text)) {
      if (segment.includes('\n')) {
        lines.push([]);
        used = 0;
        continue;
      }
      const isSpace = segment.trim() === '';
      const room = isSpace ? spaceWidth * own.size : measure.width([{ text: segment }], own);
      if (used + room > width && used > 0) {
        lines.push([]);
        used = 0;
        if (isSpace) continue;
      }
      used += room;
      const line = lines.at(-1)!;
      const last = line.at(-1);
      if (last?.style === own)
        line[line.length - 1] = { style: own, text: last.text + segment, width: last.width + room };
      else line.push({ text: segment, style: own, width: room });
    }
  }
  return lines;
};
