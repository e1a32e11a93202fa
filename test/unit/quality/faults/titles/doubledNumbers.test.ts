import assert from 'node:assert/strict';
import { doubledNumbers } from '../../../../quality/faults/titles/doubledNumbers.ts';
import { faultsIn, list } from '../faultsIn.ts';

describe('Doubled numbers', () => {
  it('stand in what an agenda numbers', () => {
    assert.deepEqual(
      faultsIn(doubledNumbers, '', [{ layout: 'agenda', title: 'A', items: ['1. Ziele', '2. Plan'] }]),
      ['1: 1. Ziele', '1: 2. Plan'],
    );
  });

  it('stand in what a step is numbered with', () => {
    const slide = {
      layout: 'steps',
      title: 'T',
      steps: [
        { label: '1', text: '1) Ouvrir' },
        { label: '2', text: 'Fermer' },
      ],
    };
    assert.deepEqual(faultsIn(doubledNumbers, '', [slide]), ['1: 1) Ouvrir']);
  });

  it('stand twice in a point', () => {
    assert.deepEqual(faultsIn(doubledNumbers, '', [list('T', '1. 1. go', 'x')]), ['1: 1. 1. go']);
  });

  it('are not amounts', () => {
    assert.deepEqual(
      faultsIn(doubledNumbers, '', [
        { layout: 'agenda', title: 'A', items: ['3 options', '2026 in review'] },
      ]),
      [],
    );
  });
});
