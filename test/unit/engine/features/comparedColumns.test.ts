import assert from 'node:assert/strict';
import { rich } from '../../../../src/deck/richText.ts';
import { comparedColumns } from '../../../../src/engine/features/comparedColumns.ts';

const compared = (head: readonly string[], ...rows: readonly (readonly string[])[]) => {
  const found = comparedColumns({ head: head.map(rich), rows: rows.map((row) => row.map(rich)) }, 'us');
  return found && { ...found, columns: found.columns.map(({ name, values }) => [name, ...values]) };
};

describe('comparedColumns', () => {
  it('are those in one unit, of a table of several', () => {
    assert.deepEqual(
      compared(
        ['Boat', 'Crew', 'Out', 'Back'],
        ['Ada', '12', '415 ms', '227 ms'],
        ['Bo', '9', '962 ms', '430 ms'],
      ),
      {
        labels: ['Ada', 'Bo'],
        columns: [
          ['Out', 415, 962],
          ['Back', 227, 430],
        ],
        prefix: '',
        suffix: ' ms',
        decimals: 0,
      },
    );
  });

  it('are none where the first column is an amount of their unit, and names no row', () => {
    assert.equal(
      compared(
        ['Reward', 'Crew', 'At once', 'Later'],
        ['£500', 'small', '£250', '£250'],
        ['£1500', 'large', '£500', '£1000'],
      ),
      undefined,
    );
  });

  it('are told in the unit of the largest', () => {
    const found = compared(
      ['Boat', 'Crew', 'Out', 'Back'],
      ['Ada', '12', '1.5 s', '500 ms'],
      ['Bo', '9', '2.5 s', '250 ms'],
    );
    assert.deepEqual(found?.columns, [
      ['Out', 1.5, 2.5],
      ['Back', 0.5, 0.25],
    ]);
    assert.equal(found?.suffix, ' s');
  });

  it('have their unit in the head as well', () => {
    const found = compared(
      ['Year', 'Guests', 'Fees (€)', 'Gifts (€)'],
      ['2024', '90', '5', '4'],
      ['2025', '80', '6', '3'],
    );
    assert.deepEqual(found?.columns, [
      ['Fees', 5, 6],
      ['Gifts', 4, 3],
    ]);
  });

  it('are none without a unit, with a hole, alone, or where one bar hides the others', () => {
    assert.equal(compared(['Boat', 'A', 'B', 'C'], ['Ada', '1', '2', 'x'], ['Bo', '3', '4', 'y']), undefined);
    assert.equal(
      compared(['Boat', 'Crew', 'A', 'B'], ['Ada', '1', '2 s', 'never'], ['Bo', '3', '4 s', '5 s']),
      undefined,
    );
    assert.equal(compared(['Boat', 'Crew', 'A'], ['Ada', '1', '2 s'], ['Bo', '3', '4 s']), undefined);
    assert.equal(
      compared(['Boat', 'Crew', 'A', 'B'], ['Ada', '1', '1 s', '2 s'], ['Bo', '3', '3 s', '900 s']),
      undefined,
    );
  });

  it('are none of a table that compares much more', () => {
    const [more, cells] = [
      ['D', 'E', 'F', 'G', 'H', 'I'],
      ['a', 'b', 'c', 'd', 'e', 'f'],
    ];
    const row = (name: string, one: string, other: string) => [name, one, other, ...cells!];
    assert.equal(
      compared(['Boat', 'A', 'B', ...more!], row('Ada', '1 s', '2 s'), row('Bo', '3 s', '4 s')),
      undefined,
    );
  });

  it('are none where all columns are: the table is a chart then', () => {
    assert.equal(compared(['Boat', 'A', 'B'], ['Ada', '1 s', '2 s'], ['Bo', '3 s', '4 s']), undefined);
  });
});
