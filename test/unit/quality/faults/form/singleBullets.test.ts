import assert from 'node:assert/strict';
import { singleBullets } from '../../../../quality/faults/form/singleBullets.ts';
import { faultsIn, list, statement } from '../faultsIn.ts';

describe('Single bullets', () => {
  it('are lists of one', () => {
    assert.deepEqual(faultsIn(singleBullets, '', [list('T', 'Alone')]), ['1: Alone']);
  });

  it('are not statements, or one point with several under it', () => {
    const nested = {
      layout: 'bullets',
      style: 'list',
      title: 'T',
      items: [{ text: 'Above', items: ['a', 'b'] }],
    };
    assert.deepEqual(faultsIn(singleBullets, '', [statement('T', 'Alone'), nested, list('T', 'a', 'b')]), []);
  });
});
