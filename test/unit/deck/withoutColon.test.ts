import assert from 'node:assert/strict';
import { plain, rich } from '../../../src/deck/richText.ts';
import { withoutColon } from '../../../src/deck/withoutColon.ts';

describe('withoutColon', () => {
  it('takes the colon from the end of a text, with the space before it', () => {
    for (const [written, left] of [
      ['Reasons:', 'Reasons'],
      ['Raisons : ', 'Raisons'],
      ['原因：', '原因'],
      ['Time: 10', 'Time: 10'],
    ])
      assert.equal(plain(withoutColon(rich(written!))), left);
    assert.deepEqual(withoutColon([]), []);
  });
});
