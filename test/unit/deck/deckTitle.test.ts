import assert from 'node:assert/strict';
import { limits } from '../../../src/api/limits.ts';
import { deckTitle } from '../../../src/deck/deckTitle.ts';

describe('deckTitle', () => {
  it('leaves what a person may call a deck as it is', () => {
    const longest = ['語', '😀', '𠮷'].map((sign) => sign.repeat(limits.titleCharacters));
    for (const title of ['', 'Q3 review', ...longest]) assert.equal(deckTitle(title), title);
  });

  it('is one line, whatever the heading was', () => {
    assert.equal(deckTitle('Q3\u001b[31m review\u0000\nfinal \u202ereversed'), 'Q3 review final reversed');
  });

  it('ends what is longer there, between signs', () => {
    for (const sign of ['xy', '語語', '😀', 'a😀']) {
      const short = deckTitle(sign.repeat(limits.titleCharacters + 1));
      assert.equal([...short].length, limits.titleCharacters, sign);
      assert.ok(short.isWellFormed() && short.endsWith('…'), sign);
    }
  });
});
