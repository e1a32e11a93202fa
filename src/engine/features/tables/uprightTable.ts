import { plain } from '../../../deck/richText.ts';
import type { BlockOf } from '../../reading/document/sourceDocument.ts';
import { isBlank } from '../../text/richJoin.ts';

const fewest = 4;

/** A table of one row says of each of its columns one thing: each is a row of its own. */
export const uprightTable = (table: BlockOf<'table'>): BlockOf<'table'> => {
  const { head, rows } = table;
  const [row, ...others] = rows;
  if (!row || others.length > 0) return table;
  // "Visitors" below an empty cell names the figures after it.
  const from = head[0] !== undefined && isBlank(head[0]) ? 1 : 0;
  const names = head.slice(from);
  const cells = names.map((_, at) => row[from + at] ?? []);
  const isTold = names.every((name) => !isBlank(name)) && cells.every((cell) => /\p{N}/u.test(plain(cell)));
  return names.length >= fewest && isTold
    ? {
        ...table,
        head: [[], from === 1 ? (row[0] ?? []) : []],
        rows: names.map((name, at) => [name, cells[at]!]),
        align: ['start', 'end'],
      }
    : table;
};
