import assert from 'node:assert/strict';
import { listRuns } from '../../../../quality/faults/form/listRuns.ts';
import { faultsIn, list, statement } from '../faultsIn.ts';

const lists = (count: number) => [...Array(count).keys()].map((at) => list(`T${at + 1}`, 'a', 'b'));

describe('Runs of lists', () => {
  it('are more than three in a row, and again more than six', () => {
    assert.deepEqual(faultsIn(listRuns, '', lists(7)), ['4: T4', '7: T7']);
  });

  it('are broken by any other form', () => {
    assert.deepEqual(faultsIn(listRuns, '', [...lists(3), statement('S', 'x'), ...lists(3)]), []);
  });

  it('are not cards', () => {
    assert.deepEqual(
      faultsIn(
        listRuns,
        '',
        lists(6).map((slide) => ({ ...slide, style: 'cards' })),
      ),
      [],
    );
  });
});
