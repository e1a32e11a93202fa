import assert from 'node:assert/strict';
import { plain } from '../../../../../../../src/deck/richText.ts';
import { withDashTables } from '../../../../../../../src/engine/reading/markdown/cleaning/tables/dashTables.ts';
import { markdown } from '../../../../../../support/reading.ts';

const bordered = [
  '  ----------------------------------',
  '  Item             Once      Yearly',
  '  ---------------- --------- -------',
  '  Booking          3,500     400',
  '  system',
  '',
  '  Van (used)       12,000    2,100',
  '',
  '  Caretaker                  18,000',
  '  ----------------------------------',
].join('\n');
const simple = ['Boat     Tons', '-------- ------', 'Ada      40', 'Bertha   30'].join('\n');

const tableOf = async (text: string) => {
  const table = (await markdown(text)).blocks.find(({ kind }) => kind === 'table');
  assert.ok(table?.kind === 'table');
  return [table.head, ...table.rows]
    .map((cells) => cells.map(plain))
    .filter((cells) => cells.some((cell) => cell !== ''));
};

describe('withDashTables', () => {
  it('reads a table by the dashes below its head, its rows parted by blank lines', async () => {
    assert.deepEqual(await tableOf(`Costs\n\n${bordered}\n\nIt is so.\n`), [
      ['Item', 'Once', 'Yearly'],
      ['Booking system', '3,500', '400'],
      ['Van (used)', '12,000', '2,100'],
      ['Caretaker', '', '18,000'],
    ]);
  });

  it('reads one of a line for each row', async () => {
    assert.deepEqual(await tableOf(`Boats\n\n${simple}\n\nIt is so.\n`), [
      ['Boat', 'Tons'],
      ['Ada', '40'],
      ['Bertha', '30'],
    ]);
  });

  it('keeps the number of lines, and what is none', () => {
    assert.equal(withDashTables(bordered).split('\n').length, bordered.split('\n').length);
    for (const text of ['-- --\n\nIt is so.', `\`\`\`\n${simple}\n\`\`\``, 'Boat\n----\n\nIt is so.'])
      assert.equal(withDashTables(text), text);
  });
});
