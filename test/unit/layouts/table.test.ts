import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import { arrange, sizeOf, tableOf, textsOf, tooMuch } from '../../support/arranging.ts';

const table = (head: string[], rows: string[][], more: object = {}) =>
  arrange('table', { head: head.map(rich), rows: rows.map((row) => row.map(rich)), align: [], ...more });
const rowsOf = (count: number, ...cells: string[]): string[][] => Array(count).fill(cells);
const cellSize = (arranged: ReturnType<typeof table>): number =>
  tableOf(arranged)?.rows.at(-1)?.cells[0]?.style.size ?? 0;

describe('a table', () => {
  it('holds twelve short rows, and says how many are too many', () => {
    assert.deepEqual(tooMuch(table(['a', 'b'], rowsOf(12, 'one', 'two'))), []);
    assert.deepEqual(tooMuch(table(['a', 'b'], rowsOf(15, 'one', 'two')))[0], {
      where: 'table',
      unit: 'rows',
      has: 15,
      most: 12,
    });
  });

  it('holds twelve short rows under a title of two lines as well', () => {
    const title = rich('Customers who wait longer than five weeks cancel their orders three times as often');
    assert.deepEqual(tooMuch(table(['a', 'b'], rowsOf(12, 'one', 'two'), { title, caption: rich('c') })), []);
  });

  it('is set tighter before it is parted', () => {
    assert.equal(cellSize(table(['a', 'b'], rowsOf(4, 'one', 'two'))), 24);
    assert.equal(cellSize(table(['a', 'b'], rowsOf(8, 'one', 'two'))), 22);
    assert.equal(cellSize(table(['a', 'b'], rowsOf(9, 'one', 'two'))), 20);
    assert.equal(cellSize(table(['a', 'b'], rowsOf(12, 'one', 'two'))), 18);
  });

  it('gives each column of its width what its cells need', () => {
    const long = 'A comment that goes on for a while and needs the room that the figures leave. '.repeat(2);
    const { columns = [] } = tableOf(table(['n', 'Comment'], rowsOf(3, '12', long))) ?? {};
    assert.ok(columns[0]! < 100 && columns[1]! > 900, String(columns));
  });

  it('takes all of the width, and no more', () => {
    for (const cells of [['1', '2'], Array(8).fill('Some words in each of them')]) {
      const { columns = [], box } = tableOf(table(cells, rowsOf(2, ...cells)))!;
      const width = columns.reduce((sum, each) => sum + each, 0);
      assert.ok(width <= 1136 && width > 1120 && box.width === width, String(width));
    }
  });

  it('breaks no word where another column can give', () => {
    const word = 'Donaudampfschifffahrtsgesellschaft';
    const long = 'words that may stand under each other '.repeat(5);
    const [row] = tableOf(table(['a', 'b', 'c'], [[word, long, long]]))?.rows.slice(1) ?? [];
    assert.equal(row?.cells[0]?.lines, 1);
  });

  it('names its rows and columns, and shows what matters', () => {
    const { rows } = tableOf(table(['a', 'b'], rowsOf(2, 'one', 'two'), { emphasis: { row: 1 } }))!;
    assert.deepEqual(
      rows[0]?.cells.map(({ heads }) => heads),
      ['column', 'column'],
    );
    assert.deepEqual(
      rows[1]?.cells.map(({ heads }) => heads),
      ['row', undefined],
    );
    assert.ok(rows[2]?.cells.every(({ color }) => color === 'accentText'));
  });

  it('has no head row where the source has none', () => {
    assert.ok(tableOf(table(['', ''], rowsOf(2, 'one', 'two')))?.rows.every(({ isHead }) => !isHead));
  });

  it('says how many columns are too many', () => {
    const cells = Array(10).fill('x');
    assert.deepEqual(tooMuch(table(cells, [cells])), [{ where: 'table', unit: 'columns', has: 10, most: 8 }]);
  });

  it('has what is said of it above it', () => {
    const arranged = table(['a', 'b'], rowsOf(3, 'one', 'two'), { lead: rich('All markets grew') });
    const [lead] = textsOf(arranged, 'lead');
    assert.ok(lead && lead.box.y + lead.box.height < tableOf(arranged)!.box.y);
  });

  it('has its caption right under it, large enough to be read where that leaves room for its rows', () => {
    const title = rich('Customers who wait longer than five weeks cancel their orders three times as often');
    for (const [rows, size] of [
      [3, 20],
      [12, 16],
    ] as const) {
      const more = { title, caption: rich('All markets, and those by the sea. '.repeat(8)) };
      const arranged = table(['a', 'b'], rowsOf(rows, 'one', 'two'), more);
      const { box } = tableOf(arranged)!;
      const [caption] = textsOf(arranged, 'caption');
      assert.equal(sizeOf(caption), size);
      assert.equal(caption?.box.y, box.y + box.height + 12);
    }
  });
});
