import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import type { SlideOf } from '../../../layouts/slide.ts';
import type { BlockOf } from '../../reading/document/sourceDocument.ts';
import { areStations, sayingDaysOnce } from '../../text/timeLabels.ts';

const fewest = 3;
const most = 8;
const longestText = 60;

/** A table of dates and what is done then, row by row along a line; undefined where it tells something else. */
export const timelineOfTable = (
  { head, rows }: BlockOf<'table'>,
  language: Language,
): SlideOf<'steps'>['steps'] | undefined => {
  if (head.length !== 2 || rows.length < fewest || rows.length > most) return undefined;
  const column = (at: number): string[] => rows.map((row) => plain(row[at] ?? []).trim());
  const ofTimes = [0, 1].find((at) => areStations(column(at), language));
  if (ofTimes === undefined) return undefined;
  const texts = rows.map((row) => row[1 - ofTimes] ?? []);
  const isTold = texts.every(
    (text) => /\p{L}{2}/u.test(plain(text)) && visualLength(plain(text)) <= longestText,
  );
  return isTold
    ? sayingDaysOnce(column(ofTimes)).map((label, at) => ({ label, text: texts[at]! }))
    : undefined;
};
