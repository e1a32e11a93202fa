import { plain, type RichText, rich } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Item } from '../../features/items.ts';
import { sliceRich, trimRich } from '../../text/sentences.ts';
import type { Frame, Writing } from '../draft.ts';
import { groupSlide } from './bestSlide.ts';
import { type Point, pointOf } from './points.ts';

/** "Good, because it is free", "Con: nobody knows it" */
const opener = /^(\p{Lu}\p{L}{1,11})\s*[,:，：]\s*(?=\S)/u;
const least = 3;
const sides = 2;

interface Side {
  readonly name: string;
  readonly point: Point;
}

const nameOf = ({ lead, text }: Item): { name: string; rest: RichText } | undefined => {
  if (lead) {
    const [, name] = opener.exec(`${plain(lead).replace(/[:：]\s*$/u, '')}: .`) ?? [];
    return name === undefined ? undefined : { name, rest: text };
  }
  const [all, name] = opener.exec(plain(text)) ?? [];
  return all === undefined || name === undefined
    ? undefined
    : { name, rest: trimRich(sliceRich(text, all.length, plain(text).length)) };
};

const sideOf = (item: Item): Side | undefined => {
  const named = item.inner.length > 0 || item.checked !== undefined ? undefined : nameOf(item);
  return named && { name: named.name, point: pointOf(named.rest, 'item') };
};

/** Entries that all begin with one of two words, more than once, side by side under these; undefined: no such list, or no room. */
export const opposedSlide = (
  items: readonly Item[],
  lead: RichText | undefined,
  frame: Frame,
  writing: Writing,
): Slide | undefined => {
  const found = items.map(sideOf);
  if (items.length < least || !found.every((side) => side !== undefined)) return undefined;
  const byName = Map.groupBy(found, ({ name }) => name);
  if (byName.size !== sides) return undefined;
  const groups = [...byName].map(([name, all]) => ({
    heading: rich(name),
    points: all.map(({ point }) => point),
  }));
  return groupSlide({ ...(lead ? { lead } : {}), groups }, frame, writing);
};
