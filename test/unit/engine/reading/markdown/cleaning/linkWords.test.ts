import assert from 'node:assert/strict';
import { withLinkWords } from '../../../../../../src/engine/reading/markdown/cleaning/linkWords.ts';

describe('withLinkWords', () => {
  it('leaves of links what they are called', () => {
    assert.equal(withLinkWords('[Ada](https://example.org/@ada) and [Bo](bo.md)'), 'Ada and Bo');
    assert.equal(withLinkWords('[ ] (not one)'), '[ ] (not one)');
  });
});
