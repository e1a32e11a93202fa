import { plain, type RichText } from '../../../deck/richText.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import type { Item } from '../../features/items.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { glueOf, joinRich } from '../../text/richJoin.ts';
import { withoutFullStop, withoutIdleAsides } from '../../text/shorten.ts';
import { lineOfPoint, type Point, pointWords } from '../points/points.ts';

interface InOneLine {
  /** Undefined: there is no room for it. */
  readonly point?: Point;
  /** How many entries below it are left out. */
  readonly left: number;
}

const leastEntries = 2;

/** What stands below an item, as far as so many words go. */
const entriesOf = ({ below, inner }: Item, words: number): RichText[] => {
  const entries = below.length > 0 ? below.map(lineOfPoint) : inner;
  const kept: RichText[] = [];
  let room = words;
  for (const entry of entries) {
    const short = withoutFullStop(withoutIdleAsides(withoutColon(entry)));
    room -= estimateWords(plain(short));
    if (room < 0) break;
    kept.push(short);
  }
  return kept;
};

/** "Tasks:" with what stands below it beside it, as far as so many words go: "Tasks: repository, folders …" */
export const inOneLine = (item: Item, words: number): InOneLine => {
  const all = item.inner.length;
  const kept = entriesOf(item, words);
  if (kept.length < Math.min(leastEntries, all)) return { left: all };
  const left = all - kept.length;
  const lead = lineOfPoint(item).map(({ text }) => ({ text }));
  const line = joinRich(kept, glueOf(kept));
  const point = { lead, text: left > 0 ? [...line, { text: ' …' }] : line, from: 'item' as const };
  return { point: { ...point, words: pointWords(point) }, left };
};
