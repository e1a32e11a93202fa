import assert from 'node:assert/strict';
import { plain } from '../../../../../../../src/deck/richText.ts';
import { withGridTables } from '../../../../../../../src/engine/reading/markdown/cleaning/tables/gridTables.ts';
import { markdown } from '../../../../../../support/reading.ts';

const grid = [
  '+-----------+-------+',
  '|What       |Cost   |',
  '|           |(US$)  |',
  '+===========+=======+',
  '|Flights for|1400.00|',
  '|Ada        |       |',
  '+-----------+-------+',
  '|Total      |1400.00|',
  '+-----------+-------+',
].join('\n');

const tableOf = async (text: string) => {
  const { blocks } = await markdown(text);
  const table = blocks.find(({ kind }) => kind === 'table');
  assert.ok(table?.kind === 'table');
  const said = [table.head, ...table.rows].map((cells) => cells.map(plain));
  return said.filter((cells) => cells.some((cell) => cell !== ''));
};

describe('withGridTables', () => {
  it('reads a table that is drawn around its cells, whose cells go over several lines', async () => {
    assert.deepEqual(await tableOf(`Costs\n\n${grid}\n`), [
      ['What', 'Cost (US$)'],
      ['Flights for Ada', '1400.00'],
      ['Total', '1400.00'],
    ]);
  });

  it('reads one without a head', async () => {
    const bare = ['+----+----+', '| a  | b  |', '+----+----+', '| c  | d  |', '+----+----+'].join('\n');
    assert.deepEqual(await tableOf(`It is so.\n\n${bare}\n`), [
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('keeps the number of lines, and what is none', () => {
    assert.equal(withGridTables(grid).split('\n').length, grid.split('\n').length);
    for (const text of ['+---+---+\n\nIt is so.', `\`\`\`\n${grid}\n\`\`\``, '+---+---+\n| a | b |\nno more'])
      assert.equal(withGridTables(text), text);
  });
});
