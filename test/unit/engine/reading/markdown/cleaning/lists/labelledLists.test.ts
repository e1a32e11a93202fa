import assert from 'node:assert/strict';
import { labelledLists } from '../../../../../../../src/engine/reading/markdown/cleaning/lists/labelledLists.ts';

describe('labelledLists', () => {
  it('sets the entries below the names that stand between them, each on its line', () => {
    assert.equal(
      labelledLists('sail:\n\n- add one\n  mast:\n- take it\n  down\n  crew on deck:\n- pay them\n\nBye'),
      '- sail:\n\n  - add one\n- mast:\n  - take it\n    down\n- crew on deck:\n  - pay them\n\nBye',
    );
    assert.equal(
      labelledLists('- add one\n  mast:\n- take it\n  crew:\n- pay them'),
      '- add one\n- mast:\n  - take it\n- crew:\n  - pay them',
    );
  });

  it('leaves one alone, what introduces entries below it, a sentence, and what is typed', () => {
    for (const text of [
      '- add one\n  mast:\n- take it down',
      '- add\n  mast:\n  - one\n- take\n  crew:\n  - one',
      '- add the sail to the\n  mast that was bought last year:\n- one\n  and of what else there is to say:\n- two',
      '```\n- add\n  mast:\n- take\n  crew:\n- pay\n```',
    ])
      assert.equal(labelledLists(text), text);
  });
});
