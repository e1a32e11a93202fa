import assert from 'node:assert/strict';
import { withWeighedLines } from '../../../../../../../src/engine/reading/markdown/cleaning/lists/weighedLines.ts';

describe('lines that weigh something up', () => {
  it('keep their signs in one list', () => {
    assert.equal(
      withWeighedLines('+ it is free\n+ it is fast\n- nobody knows it'),
      '- \\+ it is free\n- \\+ it is fast\n- – nobody knows it',
    );
    assert.equal(
      withWeighedLines('- nobody knows it\n  but us\n\n+ it is free'),
      '- – nobody knows it\n  but us\n\n- \\+ it is free',
    );
  });

  it('are lists where only one of the signs is used, or something stands between them, or one is below the other', () => {
    for (const text of [
      '+ one\n+ two',
      '- one\n- two',
      '+ one\n\nAnd then:\n\n- two',
      '```\n+ a\n- b\n```',
      '- one\n  + two\n- three',
    ])
      assert.equal(withWeighedLines(text), text);
  });
});
