import { bodyBox } from '../../deck/canvas.ts';
import { rich } from '../../deck/richText.ts';
import { typeScale } from '../../deck/typeScale.ts';
import type { Arranged, Part, TooMuch } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { hairline, rule } from '../parts/shapes.ts';
import { type Sheet, sheetArranged, topFor } from '../parts/sheet.ts';
import { heightOf, textBox } from '../parts/text.ts';
import { figureLook, figureParagraphs, type Stat, splitStat, unitGap, unitStyle } from './figure.ts';
import { mostLines, noteGap, setText } from './row.ts';

/** A figure alone has all of the slide: its label stands beside it, between two lines. */
const padding = 48;
const gap = 48;
const leastLabel = 420;

export const arrangeLone = (stat: Stat, sheet: Sheet, setting: Setting): Arranged => {
  const { x, width } = bodyBox;
  const look = figureLook([stat.value], width - leastLabel - gap, Number.POSITIVE_INFINITY, setting);
  const { figure, unit } = splitStat(stat.value);
  const { measure } = setting;
  const figureWidth = measure.width(rich(figure), look.style);
  const unitWidth = unit === '' ? 0 : measure.width(rich(unit), unitStyle);
  const valueWidth = Math.min(
    width - leastLabel - gap,
    Math.ceil(
      look.isUnitBelow ? Math.max(figureWidth, unitWidth) : figureWidth + (unit ? unitGap : 0) + unitWidth,
    ),
  );
  const labelX = x + valueWidth + gap;
  const labelWidth = width - valueWidth - gap;
  const label = setText(stat.label, typeScale.headingLarge, 'ink', labelWidth, setting);
  const note = setText(stat.note, typeScale.body, 'muted', labelWidth, setting);
  const labelHeight = label ? heightOf([label]) : 0;
  const noteHeight = note ? heightOf([note]) + noteGap : 0;
  const inner = Math.max(look.height, labelHeight + noteHeight);
  const height = inner + 2 * padding;
  const top = topFor(height, sheet.room);
  const labelY = Math.round(top + padding + (inner - labelHeight - noteHeight) / 2);
  const parts: Part[] = [
    rule(x, top, width, setting),
    ...(label ? [textBox('label', { x: labelX, y: labelY, width: labelWidth }, [label])] : []),
    textBox('value', { x, y: top + padding, width: valueWidth }, figureParagraphs(stat.value, look), {
      height: inner,
      anchor: 'center',
      wrap: 'none',
    }),
    ...(note
      ? [textBox('note', { x: labelX, y: labelY + labelHeight + noteGap, width: labelWidth }, [note])]
      : []),
    hairline(x, top + height, width),
  ];
  const tooMuch: TooMuch[] = [
    ...look.tooWide.map((): TooMuch => ({ where: 'value', unit: 'lines', has: 2, most: 1 })),
    ...(label && label.lines > mostLines.label
      ? [{ where: 'label', unit: 'lines', has: label.lines, most: mostLines.label } as const]
      : []),
    ...(note && note.lines > mostLines.note
      ? [{ where: 'note', unit: 'lines', has: note.lines, most: mostLines.note } as const]
      : []),
  ];
  const box = { x, y: top, width, height };
  return sheetArranged(
    sheet,
    top,
    [{ kind: 'group', role: 'stats', box, parts: [{ kind: 'group', role: 'stat', box, parts }] }],
    tooMuch,
  );
};
