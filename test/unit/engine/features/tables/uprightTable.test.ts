import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { uprightTable } from '../../../../../src/engine/features/tables/uprightTable.ts';

const table = (head: string[], ...rows: string[][]) => ({
  kind: 'table' as const,
  position: { from: 1, to: 3 },
  head: head.map(rich),
  align: head.map(() => 'start' as const),
  rows: rows.map((cells) => cells.map(rich)),
});
const linesOf = (head: string[], ...rows: string[][]): string[] => {
  const upright = uprightTable(table(head, ...rows));
  return [upright.head, ...upright.rows].map((cells) => cells.map(plain).join(' '));
};
const months = ['Jan', 'Feb', 'Mar', 'Apr'];

describe('uprightTable', () => {
  it('has a row for each column of a table of one row', () => {
    assert.deepEqual(linesOf(months, ['9', '18', '24', '26']).slice(1), [
      'Jan 9',
      'Feb 18',
      'Mar 24',
      'Apr 26',
    ]);
    assert.equal(linesOf(['', ...months], ['Visitors', '9', '18', '24', '26'])[0], ' Visitors');
  });

  it('leaves a table of several rows, of few columns, and of words', () => {
    assert.equal(linesOf(months, ['1', '2', '3', '4'], ['1', '2', '3', '4']).length, 3);
    assert.deepEqual(linesOf(['Jan', 'Feb'], ['9', '18']), ['Jan Feb', '9 18']);
    assert.equal(linesOf(months, ['cold', 'cold', 'wet', 'warm']).length, 2);
  });
});
