import { bodyBox, readingWidth } from '../../deck/canvas.ts';
import type { Bullet } from '../../deck/slide.ts';
import { step } from '../../deck/typeScale.ts';
import type { Arranged } from '../arrangement.ts';
import type { Setting } from '../layout.ts';
import { wholeBullet } from '../parts/list.ts';
import { bar, barRoom } from '../parts/shapes.ts';
import { heightIn, type Sheet, sheetArranged, topFor } from '../parts/sheet.ts';
import { paragraph, stepFor, textBox } from '../parts/text.ts';

/** One point is no list: it is said large, like a statement under its title. */
const steps = [step(2, 48, 60, 550), step(3, 40, 52, 500), step(6, 34, 46, 400)] as const;
const width = readingWidth;

/** Undefined: it is a task, has points under it, or is too long to be said at once. */
export const arrangeLoneItem = (
  items: readonly Bullet[],
  sheet: Sheet,
  setting: Setting,
): Arranged | undefined => {
  const [only, ...others] = items;
  if (!only || others.length > 0 || only.checked !== undefined || only.items?.length) return undefined;
  const text = wholeBullet(only);
  const { step: style, lines } = stepFor(text, steps, width, setting);
  const above = barRoom.height + barRoom.gap;
  const height = above + lines * style.lineHeight;
  if (lines > style.lines || height > heightIn(sheet.room)) return undefined;
  const top = topFor(height, sheet.room);
  const { x } = bodyBox;
  const said = textBox('paragraph', { x, y: top + above, width }, [paragraph(text, style, 'ink', lines)], {
    wrap: 'even',
  });
  return sheetArranged(sheet, top, [bar(x, top, setting), said]);
};
