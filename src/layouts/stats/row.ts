import { bodyBox } from '../../deck/canvas.ts';
import type { RichText } from '../../deck/richText.ts';
import { type TypeStyle, typeScale } from '../../deck/typeScale.ts';
import type { Arranged, Group, Paragraph, Part, TooMuch } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { columnWidth } from '../parts/columns.ts';
import { rule, ruleRoom } from '../parts/shapes.ts';
import { heightIn, type Sheet, sheetArranged, topFor } from '../parts/sheet.ts';
import { heightOf, paragraph, textBox } from '../parts/text.ts';
import { calmSizes, type FigureLook, figureLook, figureParagraphs, type Stat } from './figure.ts';

export const statGap = 40;
const rowGap = 40;
const valueTop = 24;
const labelGap = 12;
export const noteGap = 8;
export const mostLines = { label: 3, note: 3 } as const;

interface SetStat {
  readonly value: readonly Paragraph[];
  readonly label: Paragraph;
  readonly note: Paragraph | undefined;
}

export const setText = (
  text: RichText | undefined,
  style: TypeStyle,
  color: 'ink' | 'muted',
  width: number,
  { measure }: Setting,
): Paragraph | undefined =>
  text && text.length > 0 ? paragraph(text, style, color, measure.lines(text, style, width)) : undefined;

const setStat = (stat: Stat, look: FigureLook, width: number, setting: Setting): SetStat => ({
  value: figureParagraphs(stat.value, look),
  label: paragraph(
    stat.label,
    typeScale.label,
    'ink',
    setting.measure.lines(stat.label, typeScale.label, width),
  ),
  note: setText(stat.note, typeScale.small, 'muted', width, setting),
});

/** Figures, labels and notes stand at heights of their own, however high each is. */
interface RowHeights {
  readonly value: number;
  readonly label: number;
  readonly note: number;
  readonly all: number;
}

const heightsOf = (row: readonly SetStat[], { height: value }: FigureLook): RowHeights => {
  const label = Math.max(...row.map((stat) => heightOf([stat.label])));
  const note = Math.max(...row.map((stat) => (stat.note ? heightOf([stat.note]) + noteGap : 0)));
  return { value, label, note, all: ruleRoom + valueTop + value + labelGap + label + note };
};

const statAt = (
  { value, label, note }: SetStat,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  heights: RowHeights,
  look: FigureLook,
  setting: Setting,
): Group => {
  const valueY = y + ruleRoom + valueTop;
  const labelY = valueY + heights.value + labelGap;
  const parts: Part[] = [
    rule(x, y, width, setting),
    textBox('label', { x, y: labelY, width }, [label]),
    textBox('value', { x, y: valueY, width }, value, {
      height: heights.value,
      anchor: look.isUnitBelow ? 'start' : 'end',
      wrap: 'none',
    }),
    ...(note ? [textBox('note', { x, y: labelY + heights.label + noteGap, width }, [note])] : []),
  ];
  return { kind: 'group', role: 'stat', box: { x, y, width, height: heights.all }, parts };
};

const tooMuchOf = (set: readonly SetStat[], look: FigureLook, isTwoRows: boolean): TooMuch[] => {
  const over = (where: 'label' | 'note', has: number, most: number, at: number): TooMuch[] =>
    has > most ? [{ where, unit: 'lines', has, most, at }] : [];
  return [
    ...look.tooWide.map((at): TooMuch => ({ where: 'value', unit: 'lines', has: 2, most: 1, at })),
    ...set.flatMap(({ label, note }, at) => [
      ...over('label', label.lines, isTwoRows ? 1 : mostLines.label, at),
      ...over('note', note?.lines ?? 0, isTwoRows ? 0 : mostLines.note, at),
    ]),
  ];
};

export const arrangeRow = (
  all: readonly Stat[],
  across: number,
  sheet: Sheet,
  setting: Setting,
): Arranged => {
  const down = Math.ceil(all.length / across);
  const width = columnWidth(across, statGap);
  const values = all.map(({ value }) => value);
  const largest = down > 1 ? (calmSizes[0] ?? 0) : Number.POSITIVE_INFINITY;
  const room = heightIn(sheet.room);
  const setIn = (most: number) => {
    const look = figureLook(values, width, most, setting);
    const set = all.map((stat) => setStat(stat, look, width, setting));
    const rows = Array.from({ length: down }, (_, row) =>
      heightsOf(set.slice(row * across, (row + 1) * across), look),
    );
    return { look, set, rows, height: rows.reduce((sum, row) => sum + row.all, (down - 1) * rowGap) };
  };
  const first = setIn(largest);
  const { look, set, rows, height } =
    first.height <= room
      ? first
      : (calmSizes
          .values()
          .map(setIn)
          .find((each) => each.height <= room) ?? first);
  const top = topFor(height, sheet.room);
  const groups = set.map((stat, index) => {
    const row = Math.floor(index / across);
    const y = top + rows.slice(0, row).reduce((sum, each) => sum + each.all + rowGap, 0);
    const x = bodyBox.x + (index % across) * (width + statGap);
    return statAt(stat, { x, y, width }, rows[row]!, look, setting);
  });
  const box = { x: bodyBox.x, y: top, width: bodyBox.width, height };
  return sheetArranged(
    sheet,
    top,
    [{ kind: 'group', role: 'stats', box, parts: groups }],
    [
      ...tooMuchOf(set, look, down > 1 && across > 2),
      ...(height > room ? [{ where: 'stats', unit: 'rows', has: down, most: 1 } as const] : []),
    ],
  );
};
