import assert from 'node:assert/strict';
import { withSignedHeadings } from '../../../../../../src/engine/reading/markdown/cleaning/signedHeadings.ts';

describe('withSignedHeadings', () => {
  it('makes headings of lines with a sign above a text, and an entry of a text with one', () => {
    assert.equal(
      withSignedHeadings('■ Rowing\nEvery day.\n\n■ Sailing\nOn Sundays.\n\n■ We row until it is dark.\n'),
      '###### Rowing\nEvery day.\n\n###### Sailing\nOn Sundays.\n\n- We row until it is dark.\n',
    );
  });

  it('leaves one alone, several below each other, and code', () => {
    for (const text of [
      '■ Rowing\nEvery day.',
      '● Rowing\n● Sailing',
      '```\n■ Rowing\nEvery day.\n\n■ Sailing\nOn Sundays.\n```',
    ])
      assert.equal(withSignedHeadings(text), text);
  });
});
