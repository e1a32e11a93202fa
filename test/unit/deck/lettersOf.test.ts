import assert from 'node:assert/strict';
import { lettersOf } from '../../../src/deck/lettersOf.ts';

describe('lettersOf', () => {
  it('is the same for two writings of one name', () => {
    assert.equal(lettersOf('Depot move: Harrow Lane'), lettersOf('depot-move (Harrow lane)'));
  });

  it('keeps the marks that letters are made of', () => {
    assert.notEqual(lettersOf('पानी'), lettersOf('पान'));
  });
});
