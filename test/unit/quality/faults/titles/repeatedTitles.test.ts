import assert from 'node:assert/strict';
import { repeatedTitles } from '../../../../quality/faults/titles/repeatedTitles.ts';
import { faultsIn, list } from '../faultsIn.ts';

describe('Repeated titles', () => {
  it('stand on two slides', () => {
    assert.deepEqual(faultsIn(repeatedTitles, '', [list('Kosten', 'a', 'b'), list('Kosten', 'c', 'd')]), [
      '2: Kosten',
    ]);
  });

  it('stand among their own points or as their own topic', () => {
    assert.deepEqual(
      faultsIn(repeatedTitles, '', [
        list('El plan', 'El plan', 'b'),
        { ...list('Uno', 'a', 'b'), kicker: 'Uno' },
      ]),
      ['1: El plan', '2: Uno'],
    );
  });

  it('are not values beside a label', () => {
    const slide = { ...list('NotFound', 'x'), items: [{ lead: 'name', text: 'NotFound' }, { text: 'y' }] };
    assert.deepEqual(faultsIn(repeatedTitles, '', [slide]), []);
  });

  it('are not the numbered parts of one thing', () => {
    const slides = [list('Steps', 'a', 'b'), { ...list('Steps', 'c', 'd'), part: { number: 2, of: 2 } }];
    assert.deepEqual(faultsIn(repeatedTitles, '', slides), []);
  });

  it('are not the same heading under two topics', () => {
    const slides = [
      { ...list('Impact', 'a', 'b'), kicker: 'First' },
      { ...list('Impact', 'c', 'd'), kicker: 'Second' },
    ];
    assert.deepEqual(faultsIn(repeatedTitles, '', slides), []);
  });
});
