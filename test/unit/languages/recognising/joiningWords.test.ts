import assert from 'node:assert/strict';
import { joiningWords, joinsAnywhere } from '../../../../src/languages/recognising/joiningWords.ts';

describe('joiningWords', () => {
  it('are what a language has between the last two of several', () => {
    assert.deepEqual(joiningWords('de', 'conjunction'), ['und']);
    assert.deepEqual(joiningWords('us', 'disjunction'), ['or']);
  });
});

describe('joinsAnywhere', () => {
  it('knows them without the language', () => {
    for (const word of ['and', 'or', 'und', 'oder', 'et', 'ou', 'y', 'dan', 'atau'])
      assert.ok(joinsAnywhere(word), word);
    assert.ok(!joinsAnywhere('boats'));
  });
});
