/** Rows of cells as lines with aligned columns. */
export const columns = (rows: readonly (readonly string[])[], indent = '  '): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      `${indent}${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
};
