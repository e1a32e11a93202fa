import assert from 'node:assert/strict';
import { withoutPageBreaks } from '../../../../../../src/engine/reading/markdown/cleaning/withoutPageBreaks.ts';

describe('withoutPageBreaks', () => {
  it('leaves out where paper would end, but not in code', () => {
    assert.equal(withoutPageBreaks('Boats\n\\newpage\nOars'), 'Boats\n\nOars');
    for (const text of ['```\n\\newpage\n```', 'Write \\newpage there.'])
      assert.equal(withoutPageBreaks(text), text);
  });
});
