import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import type { SlideOf } from '../../../layouts/slide.ts';
import type { BlockOf } from '../../reading/document/sourceDocument.ts';
import { statsOf } from '../points/layouts/figures.ts';
import { type Point, pointWords } from '../points/points.ts';

const fewest = 3;
/** "", "Value": more of a head, "Week 12" or "Cost (€)", says what the figures are. */
const saysNothing = /^\p{L}*$/u;

/** "People evacuated | 87", "Downtime | 2 h 8 min": what share no axis are figures; undefined where one of them is none. */
export const statsOfTable = (
  { head, rows }: BlockOf<'table'>,
  language: Language,
): SlideOf<'stats'>['stats'] | undefined => {
  const [, name = []] = head;
  if (head.length !== 2 || rows.length < fewest || !saysNothing.test(plain(name).trim())) return undefined;
  const points = rows.map(([lead = [], text = []]): Point => {
    const named = { lead, text, from: 'item' as const };
    return { ...named, words: pointWords(named) };
  });
  return points.every(({ lead }) => plain(lead ?? []).trim() !== '') ? statsOf(points, language) : undefined;
};
