import { inOneLine } from '../api/oneLine.ts';
import { columns } from './columns.ts';

/** Rows of what a service told, one line each. */
export const toldColumns = (rows: readonly (readonly string[])[], indent?: string): string =>
  columns(
    rows.map((row) => row.map(inOneLine)),
    indent,
  );
