import { bodyBox } from '../../deck/canvas.ts';
import { rich } from '../../deck/richText.ts';
import type { Arranged, Group, Part, TooMuch } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { connector, marked } from '../parts/shapes.ts';
import { heightIn, type Sheet, sheetArranged, topFor } from '../parts/sheet.ts';
import { bottomOf, paragraph, textBox } from '../parts/text.ts';
import { large, rowGap, type StationsLook, stationGap, wordGap } from './stations.ts';
import { type SetStep, type Step, shownLabel, titleGap } from './step.ts';

const station = 40;
const point = 24;
/** The line keeps so far from what stands on it. */
const clear = 8;
/** Two rows of few words spread over this height. */
const leastTwoRows = 344;

const label = (text: string, { label: style }: StationsLook) => [
  paragraph(rich(text), style, 'accentText', 1),
];

/** What stands on the line, where the line goes on behind it, and the label. */
const onLine = (
  text: string,
  x: number,
  y: number,
  look: StationsLook,
  setting: Setting,
): { readonly parts: readonly Part[]; readonly end: number; readonly middle: number } => {
  const { isLarge, isCounted, width } = look;
  if (isLarge) {
    const place = { x, y: y + large.labelTop, width };
    const box = { x, y, width: point, height: point };
    return {
      parts: [marked('point', box, setting), textBox('station', place, label(text, look), { wrap: 'none' })],
      end: x + point + clear,
      middle: y + point / 2,
    };
  }
  const middle = y + station / 2;
  if (isCounted) {
    const box = { x, y, width: station, height: station };
    const counted = [paragraph(rich(text), look.label, 'accentInk' as const, 1)];
    return {
      parts: [
        marked('station', box, setting),
        textBox('station', box, counted, {
          align: 'center',
          anchor: 'center',
          wrap: 'none',
          height: station,
        }),
      ],
      end: x + station + clear,
      middle,
    };
  }
  const wide = Math.ceil(setting.measure.width(rich(text), look.label));
  return {
    parts: [
      textBox('station', { x, y, width: wide }, label(text, look), {
        anchor: 'center',
        wrap: 'none',
        height: station,
      }),
    ],
    end: x + wide + wordGap,
    middle,
  };
};

const stepTexts = ({ title, text }: SetStep, x: number, top: number, width: number): readonly Part[] => {
  const heading = title && textBox('heading', { x, y: top, width }, [title], { wrap: 'tidy' });
  const y = heading ? bottomOf(heading) + titleGap : top;
  return [
    ...(heading ? [heading] : []),
    ...(text ? [textBox('paragraph', { x, y, width }, [text], { wrap: 'tidy' })] : []),
  ];
};

const stepAt = (
  step: Step,
  index: number,
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
  look: StationsLook,
  setting: Setting,
): Group => {
  const { across, width, textTop, set, isCounted } = look;
  const { parts, end, middle } = onLine(shownLabel(step.label, isCounted), x, y, look, setting);
  const isLastOfRow = (index + 1) % across === 0 || index === set.length - 1;
  const to = isLastOfRow ? x + width : x + width + stationGap - (isCounted || look.isLarge ? clear : 0);
  const line = to > end ? [connector(end, middle, to - end)] : [];
  const texts = stepTexts(set[index]!, x, y + textTop, width);
  return { kind: 'group', role: 'step', box: { x, y, width, height }, parts: [...line, ...parts, ...texts] };
};

export const arrangeStations = (
  all: readonly Step[],
  look: StationsLook,
  sheet: Sheet,
  tooMuch: readonly TooMuch[],
  setting: Setting,
): Arranged => {
  const { across, down, width, textTop, set } = look;
  const heights = Array.from({ length: down }, (_, row) =>
    Math.max(...set.slice(row * across, (row + 1) * across).map(({ height }) => textTop + height)),
  );
  const room = heightIn(sheet.room);
  const full = heights.reduce((sum, height) => sum + height, (down - 1) * rowGap);
  const height = down === 1 ? full : Math.min(room, Math.max(full, leastTwoRows));
  const between = rowGap + height - full;
  const top = topFor(height, sheet.room);
  const groups = all.map((step, index) => {
    const row = Math.floor(index / across);
    const y = top + (row === 0 ? 0 : (heights[0] ?? 0) + between);
    const x = bodyBox.x + (index % across) * (width + stationGap);
    return stepAt(step, index, { x, y, height: heights[row] ?? 0 }, look, setting);
  });
  const box = { x: bodyBox.x, y: top, width: bodyBox.width, height };
  return sheetArranged(
    sheet,
    top,
    [{ kind: 'group', role: 'steps', ordered: true, box, parts: groups }],
    tooMuch,
  );
};
