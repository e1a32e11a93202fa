import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { type Item, isParagraph } from '../../features/items.ts';
import { areStations } from '../../text/timeLabels.ts';
import type { Frame } from '../draft/draft.ts';
import { areDefinitions, definitionTable } from '../points/layouts/definitionTable.ts';
import type { Point } from '../points/points.ts';
import { withDaysOnce } from '../tables/daysOnce.ts';

/** More of them are rather read as rows than along lines on several slides. */
const mostAlongLine = 12;

/** What happened when, where no line holds what is said of each hour, or all of them: a row each. */
export const timedRows = (
  items: readonly Item[],
  points: readonly Point[],
  lead: RichText | undefined,
  most: number,
  frame: Frame,
  language: Language,
): Slide[] | undefined =>
  (items.some(isParagraph) || items.length > mostAlongLine) &&
  areDefinitions(points) &&
  areStations(
    points.map((point) => plain(withoutColon(point.lead ?? []))),
    language,
  )
    ? definitionTable(points, lead, most, frame)?.map(withDaysOnce)
    : undefined;
