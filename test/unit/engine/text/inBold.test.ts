import assert from 'node:assert/strict';
import { inBold } from '../../../../src/engine/text/inBold.ts';

describe('inBold', () => {
  it('sets a name in bold and no more in italics, with its other marks', () => {
    assert.deepEqual(inBold([{ text: 'make', marks: ['emphasis', 'code'] }, { text: ' it' }]), [
      { text: 'make', marks: ['code', 'strong'] },
      { text: ' it', marks: ['strong'] },
    ]);
  });

  it('leaves what is in bold as it is', () => {
    const name = [{ text: 'Ada', marks: ['strong', 'emphasis'] as ('strong' | 'emphasis')[] }];
    assert.deepEqual(inBold(name), name);
  });
});
