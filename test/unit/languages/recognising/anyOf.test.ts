import assert from 'node:assert/strict';
import { anyOf } from '../../../../src/languages/recognising/anyOf.ts';

describe('anyOf', () => {
  it('finds the longest of the words, each as it is written', () => {
    const found = new RegExp(`^(?:${anyOf('ca, ca., circa')})`, 'u');
    assert.equal(found.exec('ca. 3')?.[0], 'ca.');
    assert.equal(found.exec('cax 3')?.[0], 'ca');
  });
});
