import type { RichText } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Item } from '../../features/items.ts';
import { fits } from '../../text/fit.ts';
import { type Task, tasksOf } from '../../text/tasks.ts';
import { type Frame, head, unwritten } from '../draft/draft.ts';
import { isLead } from '../points/room.ts';

const done: RichText = [{ text: '✔ ' }];

const tasksIn = (items: readonly Item[]): Task[] | undefined =>
  items.some(({ inner }) => inner.length > 0)
    ? undefined
    : tasksOf(
        items.map(({ whole }) => whole),
        items.every(({ checked }) => checked !== undefined),
      );

/** What is to be done, by whom and until when, a row each; undefined where one entry says less, or a slide holds fewer. */
export const taskTable = (
  items: readonly Item[],
  lead: RichText | undefined,
  frame: Frame,
): Slide | undefined => {
  const tasks = tasksIn(items);
  if (!tasks) return undefined;
  const columns = 1 + tasks[0]!.cells.length;
  const table: Slide = {
    ...unwritten,
    ...head(frame),
    layout: 'table',
    ...(lead && isLead(lead) ? { lead } : {}),
    head: Array.from({ length: columns }, () => []),
    align: Array.from({ length: columns }, () => 'start' as const),
    rows: tasks.map(({ what, cells }, at) => [[...(items[at]!.checked ? done : []), ...what], ...cells]),
  };
  return fits(table) ? table : undefined;
};
