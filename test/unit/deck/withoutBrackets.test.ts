import assert from 'node:assert/strict';
import { withoutBrackets } from '../../../src/deck/withoutBrackets.ts';

describe('withoutBrackets', () => {
  it('leaves out what stands in brackets of any width', () => {
    assert.equal(withoutBrackets('Ada (harbor office), Bo（港）'), 'Ada , Bo');
  });

  it('leaves a bracket that is not closed', () => {
    assert.equal(withoutBrackets('Ada (harbor'), 'Ada (harbor');
  });
});
