import { margins } from '../../deck/canvas.ts';
import type { RichText } from '../../deck/richText.ts';
import { step, type TypeStyle } from '../../deck/typeScale.ts';
import type { ColorRole, TextBox, TextRole, TooMuch } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { bottomOf, paragraph, stepFor, textBox, written } from './text.ts';
import { titleStyle, widestTitle } from './titles.ts';

/** A title and what stands under it, low on a ground of color. */
const tight = { tracking: -0.02 };
const titleSteps = [
  step(3, 56, 62, 700, tight),
  step(4, 44, 50, 700, tight),
  step(7, 32, 40, 700, tight),
] as const;
/** Beside the motif. */
export const wordsWidth = { title: 752, text: 720 } as const;
const titleWidth = wordsWidth.title;
const bottom = 600;

export interface Below {
  readonly role: TextRole;
  readonly text: RichText;
  readonly color: ColorRole;
  readonly width: number;
  readonly lines: number;
  readonly gap: number;
  readonly style: TypeStyle;
}

export const floodText = (
  title: RichText,
  below: readonly Below[],
  setting: Setting,
): { readonly parts: readonly TextBox[]; readonly tooMuch: readonly TooMuch[] } => {
  const { step: style, lines } = stepFor(title, titleSteps, titleWidth, setting, widestTitle);
  const x = margins.left;
  const boxes = [
    textBox(
      'title',
      { x, y: 0, width: titleWidth },
      [paragraph(title, titleStyle(style, setting.theme), 'ink', lines)],
      { wrap: 'even', anchor: 'end' },
    ),
  ];
  const tooMuch: TooMuch[] =
    lines > style.lines ? [{ where: 'title', unit: 'lines', has: lines, most: style.lines }] : [];
  for (const { role, text, color, width, lines: most, gap, style: own } of below) {
    if (text.length === 0) continue;
    const y = bottomOf(boxes.at(-1)!) + gap;
    const box = written(role, text, own, color, { x, y, width }, setting, { wrap: 'tidy' });
    const has = box.paragraphs[0]?.lines ?? 0;
    if (has > most) tooMuch.push({ where: role, unit: 'lines', has, most });
    boxes.push(box);
  }
  const shift = bottom - bottomOf(boxes.at(-1)!);
  return { parts: boxes.map((each) => ({ ...each, box: { ...each.box, y: each.box.y + shift } })), tooMuch };
};
