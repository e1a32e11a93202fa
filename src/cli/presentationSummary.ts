import { inOneLine } from '../api/oneLine.ts';
import type { ReadPresentation } from '../api/reading.ts';
import { toldColumns } from './toldColumns.ts';

/** What a person wants to know of a presentation. `view`: where or how it can be viewed. */
export const presentationSummary = (
  { id, title, slideCount, notices }: ReadPresentation,
  view: string | undefined,
): string => {
  const rows = [
    ['id', id],
    ...(slideCount === undefined ? [] : [['slides', String(slideCount)]]),
    ...(view === undefined ? [] : [['view', view]]),
    ...notices.map((notice) => ['note', notice]),
  ];
  return `${inOneLine(title)}\n${toldColumns(rows)}`;
};
