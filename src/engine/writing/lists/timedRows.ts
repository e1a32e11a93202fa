import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { type Item, isParagraph } from '../../features/items.ts';
import { withoutColon } from '../../text/richJoin.ts';
import { areStations } from '../../text/timeLabels.ts';
import type { Frame } from '../draft/draft.ts';
import { areDefinitions, definitionTable } from '../points/layouts/definitionTable.ts';
import type { Point } from '../points/points.ts';

/** What happened when, where no line holds what is said of each hour: a row each. */
export const timedRows = (
  items: readonly Item[],
  points: readonly Point[],
  lead: RichText | undefined,
  most: number,
  frame: Frame,
  language: Language,
): Slide[] | undefined =>
  items.some(isParagraph) &&
  areDefinitions(points) &&
  areStations(
    points.map((point) => plain(withoutColon(point.lead ?? []))),
    language,
  )
    ? definitionTable(points, lead, most, frame)
    : undefined;
