import type { RichText } from '../../deck/richText.ts';
import type { TypeStyle } from '../../deck/typeScale.ts';
import type { Setting } from '../layout.ts';

/** A column is not narrower than this, however short its cells are. */
const leastColumn = 40;
/** Words wider than this share of the table may be broken. */
const wordShare = 0.4;

export interface ColumnNeed {
  /** Everything on one line. */
  readonly wish: number;
  /** No word broken. */
  readonly least: number;
}

export const columnNeeds = (
  rows: readonly (readonly RichText[])[],
  count: number,
  styleOf: (row: number, column: number) => TypeStyle,
  width: number,
  { measure }: Pick<Setting, 'measure'>,
): readonly ColumnNeed[] =>
  Array.from({ length: count }, (_, column) => {
    let wish = leastColumn;
    let least = leastColumn;
    for (const [row, cells] of rows.entries()) {
      const cell = cells[column] ?? [];
      const style = styleOf(row, column);
      wish = Math.max(wish, Math.ceil(measure.width(cell, style)));
      least = Math.max(least, Math.min(wordShare * width, Math.ceil(measure.wordWidth(cell, style))));
    }
    return { wish, least: Math.min(wish, least) };
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The text widths of columns: what each needs of the width that there is. */
export const shareOut = (needs: readonly ColumnNeed[], room: number): readonly number[] => {
  const wishes = needs.map(({ wish }) => wish);
  const wished = sum(wishes);
  if (wished <= room) {
    const more = (room - wished) / needs.length;
    return wishes.map((wish) => Math.floor(wish + more));
  }
  const least = sum(needs.map((need) => need.least));
  if (least >= room) return needs.map((need) => Math.floor((need.least / least) * room));
  const share = (room - least) / (wished - least);
  return needs.map((need) => Math.floor(need.least + (need.wish - need.least) * share));
};
