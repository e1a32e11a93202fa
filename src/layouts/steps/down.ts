import { bodyBox } from '../../deck/canvas.ts';
import { rich } from '../../deck/richText.ts';
import { typeScale } from '../../deck/typeScale.ts';
import type { Arranged, Group, Part, TooMuch } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { airyShare, itemsTooMany, tooHigh } from '../parts/list.ts';
import { hairline, hairlineWidth, marked } from '../parts/shapes.ts';
import { heightIn, type Sheet, sheetArranged, topFor } from '../parts/sheet.ts';
import { bottomOf, paragraph, textBox } from '../parts/text.ts';
import { stationLabel } from './stations.ts';
import { areCounted, type SetStep, type Step, setStep, shownLabel, stepStyles, titleGap } from './step.ts';

/** Steps under each other: the label on the left, title and text beside it. */
const label = { words: 152, numbers: 72 } as const;
const textWidth = { words: 960, numbers: 1032 } as const;
const gap = 28;
const most = 6;
const least = 40;
const station = 40;

const sizes = ['roomy', 'body', 'small'] as const;

const setAll = (all: readonly Step[], width: number, room: number, setting: Setting) => {
  const tries = sizes.map((size) => {
    const set = all.map((step) => setStep(step, stepStyles[size], width, setting));
    const heights = set.map(({ height }) => Math.max(least, height));
    return { set, heights, height: heights.reduce((sum, height) => sum + height, (all.length - 1) * gap) };
  });
  return (
    tries.find(({ set, height }, index) =>
      index === sizes.length - 1
        ? height <= room
        : height <= room * airyShare && set.every(({ isWhole }) => isWhole),
    ) ?? tries[sizes.length - 1]!
  );
};

const labelParts = (
  text: string,
  isCounted: boolean,
  { x, y }: { readonly x: number; readonly y: number },
  firstLine: number,
  setting: Setting,
): readonly Part[] => {
  if (isCounted) {
    const box = { x, y: y + Math.round((firstLine - station) / 2), width: station, height: station };
    const said = [paragraph(rich(text), stationLabel, 'accentInk' as const, 1)];
    return [
      marked('station', box, setting),
      textBox('station', box, said, { align: 'center', anchor: 'center', wrap: 'none', height: station }),
    ];
  }
  const width = label.words - gap / 2;
  const style = stationLabel;
  const lines = setting.measure.lines(rich(text), style, width);
  const top = y + Math.max(0, Math.round((firstLine - style.lineHeight) / 2));
  return [textBox('station', { x, y: top, width }, [paragraph(rich(text), style, 'accentText', lines)])];
};

const textParts = (
  { title, text }: SetStep,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): readonly Part[] => {
  const heading = title && textBox('heading', { x, y, width }, [title], { wrap: 'tidy' });
  const below = heading ? bottomOf(heading) + titleGap : y;
  return [
    ...(heading ? [heading] : []),
    ...(text ? [textBox('paragraph', { x, y: below, width }, [text], { wrap: 'tidy' })] : []),
  ];
};

export const arrangeDown = (
  all: readonly Step[],
  sheet: Sheet,
  tooMuch: readonly TooMuch[],
  setting: Setting,
): Arranged => {
  const isCounted = areCounted(all);
  const room = heightIn(sheet.room);
  const setWidth = isCounted ? textWidth.numbers : textWidth.words;
  const { set, heights, height } = setAll(all, setWidth, room, setting);
  const top = topFor(height, sheet.room);
  const { x, width } = bodyBox;
  let y = top;
  const groups = all.map((step, index): Group => {
    const own = set[index]!;
    const box = { x, y, width, height: heights[index] ?? 0 };
    y += box.height + gap;
    const first = (own.title ?? own.text)?.style.lineHeight ?? typeScale.small.lineHeight;
    const textX = x + (isCounted ? label.numbers : label.words);
    return {
      kind: 'group',
      role: 'step',
      box,
      parts: [
        ...(index > 0 ? [hairline(x, box.y - gap / 2 - hairlineWidth, width)] : []),
        ...labelParts(shownLabel(step.label, isCounted), isCounted, box, first, setting),
        ...textParts(own, { x: textX, y: box.y, width: setWidth }),
      ],
    };
  });
  const texts = set.flatMap(({ title, text }) => [title, text].filter((part) => part !== undefined));
  return sheetArranged(
    sheet,
    top,
    [{ kind: 'group', role: 'steps', ordered: true, box: { x, y: top, width, height }, parts: groups }],
    [
      ...(tooMuch.length > 0 ? tooMuch : itemsTooMany('steps', all.length, most)),
      ...tooHigh('steps', texts, height, room),
    ],
  );
};
