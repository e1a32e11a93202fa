import assert from 'node:assert/strict';
import { withNumberedEntries } from '../../../../../../../src/engine/reading/markdown/cleaning/lists/numberedEntries.ts';

describe('withNumberedEntries', () => {
  it('keeps the day that an entry begins with', () => {
    assert.equal(
      withNumberedEntries('- 12. und 26. April: Arbeit\n* 19. Juli: Fest'),
      '- 12\\. und 26. April: Arbeit\n* 19\\. Juli: Fest',
    );
  });

  it('leaves lists, and what is typed', () => {
    for (const text of ['12. April\n13. May', '- April 12.', '- 1. a\n  2. b', '```\n- 12. April\n```'])
      assert.equal(withNumberedEntries(text), text);
  });
});
