import type { Box } from '../../deck/canvas.ts';
import type { RichText } from '../../deck/richText.ts';
import type { TypeStyle } from '../../deck/typeScale.ts';
import type { Group } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { hairline, hairlineWidth } from './shapes.ts';
import { paragraph, textBox } from './text.ts';

export interface RowLook {
  readonly number: { readonly width: number; readonly style: TypeStyle };
  readonly item: TypeStyle;
  readonly padding: number;
}

/** A numeral, if any, and a text beside it, over a hairline. */
export const numberedRow = (
  box: Box,
  counted: RichText | undefined,
  text: RichText,
  { number, item, padding }: RowLook,
  { measure }: Setting,
): Group => {
  const height = box.height - 2 * padding;
  const place = { x: box.x, y: box.y + padding, width: number.width };
  const indent = counted ? number.width : 0;
  const width = box.width - indent;
  return {
    kind: 'group',
    role: 'row',
    box,
    parts: [
      ...(counted
        ? [
            textBox('number', place, [paragraph(counted, number.style, 'accentText', 1)], {
              anchor: 'center',
              wrap: 'none',
              height,
            }),
          ]
        : []),
      textBox(
        'label',
        { ...place, x: box.x + indent, width },
        [paragraph(text, item, 'ink', measure.lines(text, item, width))],
        { anchor: 'center', height },
      ),
      hairline(box.x, box.y + box.height - hairlineWidth, box.width),
    ],
  };
};
