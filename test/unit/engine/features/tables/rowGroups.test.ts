import assert from 'node:assert/strict';
import { plain, type RichText, rich } from '../../../../../src/deck/richText.ts';
import { rowGroups } from '../../../../../src/engine/features/tables/rowGroups.ts';

const strong = (text: string): RichText => [{ text, marks: ['strong'] }];
const row = (...cells: (string | RichText)[]): RichText[] =>
  cells.map((cell) => (typeof cell !== 'string' ? cell : cell === '' ? [] : rich(cell)));
const groups = (rows: RichText[][]) =>
  rowGroups(rows).map(({ name, rows: own }) => [name ? plain(name) : undefined, own.length]);

describe('rowGroups', () => {
  it('parts rows where one of a single cell names those below it', () => {
    assert.deepEqual(
      groups([
        row('Hull', '', ''),
        row('Paint', 'May', '4'),
        row('Plank', 'May', '9'),
        row('Sails', '', ''),
        row('Jib', 'June', '2'),
        row('Main', 'June', '5'),
      ]),
      [
        ['Hull', 2],
        ['Sails', 2],
      ],
    );
  });

  it('ends a group of rows that begin with a blank cell where one does not', () => {
    assert.deepEqual(
      groups([
        row('Hull', '', ''),
        row('', 'Paint', '4'),
        row('', 'Plank', '9'),
        row('Sails', '', ''),
        row('', 'Jib', '2'),
        row('Fees', '', '3'),
        row('', 'Master', '1'),
      ]),
      [
        ['Hull', 2],
        ['Sails', 1],
        [undefined, 2],
      ],
    );
  });

  it('takes the bold names for the greater ones', () => {
    assert.deepEqual(
      groups([
        row(strong('Hull'), ''),
        row('Below the water:', ''),
        row('Paint', '4'),
        row('Plank', '9'),
        row(strong('Sails'), ''),
        row('Jib', '2'),
        row('Main', '5'),
      ]),
      [
        ['Hull', 3],
        ['Sails', 2],
      ],
    );
  });

  it('leaves a sum above the first name with what that names', () => {
    const [first] = rowGroups([
      row('', '20'),
      row('Hull', ''),
      row('Paint', '4'),
      row('Plank', '9'),
      row('Sails', ''),
      row('Jib', '2'),
      row('Main', '5'),
    ]);
    assert.equal(first?.name, undefined);
    assert.equal(first?.rows.length, 4);
  });

  it('goes by a first cell that is written once for several rows', () => {
    assert.deepEqual(groups([row('North', 'a'), row('', 'b'), row('South', 'c'), row('South', 'd')]), [
      [undefined, 2],
      [undefined, 2],
    ]);
  });

  it('takes a form that is hardly filled in, and rows that differ, for one group', () => {
    assert.deepEqual(groups([row('Units', ''), row('Price', ''), row('Sum', '12')]), [[undefined, 3]]);
    assert.deepEqual(groups([row('a', '1'), row('b', '2'), row('c', '3')]), [[undefined, 3]]);
  });
});
