import assert from 'node:assert/strict';
import { mergedLists } from '../../../../quality/faults/titles/mergedLists.ts';
import { faultsIn, list } from '../faultsIn.ts';

const steps = (...labels: string[]) => ({
  layout: 'steps',
  title: 'T',
  steps: labels.map((label) => ({ label, text: 'x' })),
});

describe('Merged lists', () => {
  it('begin again in the middle', () => {
    assert.deepEqual(faultsIn(mergedLists, '', [steps('1', '2', '3', '1', '2')]), ['1: 1 2 3 1 2']);
    assert.deepEqual(faultsIn(mergedLists, '', [list('T', '1. a', '2. b', '1. c')]), ['1: 1 2 1']);
  });

  it('are not lists that go on from the slide before', () => {
    assert.deepEqual(faultsIn(mergedLists, '', [steps('1', '2'), steps('3', '4')]), []);
  });

  it('are not amounts', () => {
    assert.deepEqual(faultsIn(mergedLists, '', [list('T', '3.200 €', '1.350 €', '1.700 €')]), []);
  });

  it('are not dates', () => {
    assert.deepEqual(faultsIn(mergedLists, '', [steps('3 May', '1 June')]), []);
  });
});
