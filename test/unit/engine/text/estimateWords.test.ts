import assert from 'node:assert/strict';
import { estimateWords } from '../../../../src/engine/text/estimateWords.ts';

describe('estimateWords', () => {
  it('counts what stands between spaces, and about every second sign of Chinese', () => {
    assert.equal(estimateWords("The pump doesn't run at 1,930 turns."), 7);
    assert.equal(estimateWords('水泵不转了'), 3);
  });

  it('takes an address for one word, as a slide shows hardly more of it than the host', () => {
    assert.equal(estimateWords('Ticket https://desk.example/a/tickets/3310?view=all&by=day is opened'), 4);
    assert.equal(estimateWords('It is told (https://wiki.example/b/c) at length'), 6);
  });
});
