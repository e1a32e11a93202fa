import { plain, type RichText, rich } from '../../../deck/richText.ts';
import { sliceRich, trimRich } from '../../../deck/sliceRich.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Item } from '../../features/items.ts';
import type { Frame, Writing } from '../draft/draft.ts';
import { groupSlide } from '../points/bestSlide.ts';
import { type Point, pointOf } from '../points/points.ts';

/** "Good, because it is free", "Con: nobody knows it", "+ free" */
const opener = /^(?:(\p{Lu}\p{L}{1,11})\s*[,:，：]\s*|([+–])\s+)(?=\S)/u;
const name = /^(?:\p{Lu}\p{L}{1,11}|[+–])$/u;
const least = 3;

interface Side {
  readonly name: string;
  readonly point: Point;
}

const partsOf = ({ lead, text }: Item): { name: string; said: RichText } | undefined => {
  const whole = plain(text);
  const [opening = '', word, sign] = lead ? ['', plain(withoutColon(lead))] : (opener.exec(whole) ?? []);
  const opened = word ?? sign;
  return opened !== undefined && name.test(opened)
    ? { name: opened, said: trimRich(sliceRich(text, opening.length, whole.length)) }
    : undefined;
};

const sideOf = (item: Item): Side | undefined => {
  const parts = item.inner.length > 0 || item.checked !== undefined ? undefined : partsOf(item);
  return parts && { name: parts.name, point: pointOf(parts.said, 'item') };
};

/** Entries that begin with one word and then all with another, side by side under these; undefined: no such list, or no room. */
export const opposedSlide = (
  items: readonly Item[],
  lead: RichText | undefined,
  frame: Frame,
  writing: Writing,
): Slide | undefined => {
  const found = items.map(sideOf);
  if (items.length < least || !found.every((side) => side !== undefined)) return undefined;
  // Two people who talk take turns: what they say is read down.
  const turns = found.filter((side, at) => side.name !== found[at - 1]?.name);
  if (turns.length !== 2) return undefined;
  const groups = [...Map.groupBy(found, (side) => side.name)].map(([heading, all]) => ({
    heading: rich(heading),
    points: all.map(({ point }) => point),
  }));
  return groupSlide({ ...(lead ? { lead } : {}), groups }, frame, writing);
};
