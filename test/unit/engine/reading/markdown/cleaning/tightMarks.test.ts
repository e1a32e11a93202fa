import assert from 'node:assert/strict';
import { withTightMarks } from '../../../../../../src/engine/reading/markdown/cleaning/tightMarks.ts';

describe('marks around a line, with a blank before the last', () => {
  it('mark the line', () => {
    assert.equal(withTightMarks('*New: 1.2 *\n\n**Old **\n- __Both __'), '*New: 1.2*\n\n**Old**\n- __Both__');
  });

  it('are left where they may be something else', () => {
    for (const text of ['* New *', '2 *3 * 4', '*a* and *b *', '*New: 1.2\n*'])
      assert.equal(withTightMarks(text), text);
  });
});
