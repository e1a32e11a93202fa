import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import type { BlockOf } from '../../reading/document/sourceDocument.ts';
import { measureOf } from '../../text/measures.ts';
import { isTimeLabelAnywhere } from '../../text/timeLabels.ts';

const longest = 14;
/** "465 MB", "~4 GB" and "Fri May 15" */
const isWhole = (cell: string, language: Language): boolean =>
  measureOf(cell.replace(/^\s*[~≈<>±]\s*/u, ''), language) !== undefined ||
  (cell.length <= longest && isTimeLabelAnywhere(cell));

/** A table whose amounts and days are not broken in a narrow column. */
export const withWholeFigures = (block: BlockOf<'table'>, language: Language): BlockOf<'table'> => ({
  ...block,
  rows: block.rows.map((cells) =>
    cells.map((cell) =>
      isWhole(plain(cell), language)
        ? cell.map((span) => ({ ...span, text: span.text.replaceAll(' ', '\u00a0') }))
        : cell,
    ),
  ),
});
