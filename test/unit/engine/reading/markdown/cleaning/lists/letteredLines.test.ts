import assert from 'node:assert/strict';
import { withLetteredLines } from '../../../../../../../src/engine/reading/markdown/cleaning/lists/letteredLines.ts';

describe('withLetteredLines', () => {
  it('makes a list of lines with the first letters', () => {
    assert.equal(
      withLetteredLines('Do this:\na. One\nb. Two\nc. Three\n\nThen rest.'),
      'Do this:\n- a. One\n- b. Two\n- c. Three\n\nThen rest.',
    );
    assert.equal(withLetteredLines('(A) One\n(B) Two\n(C) Three'), '- (A) One\n- (B) Two\n- (C) Three');
  });

  it('leaves alone two, other letters, and code', () => {
    for (const text of [
      'a. One\nb. Two',
      'a. One\nb. Two\nd. Four',
      'B. Okafor\nC. Ruiz\nD. Bell',
      '```\na. One\nb. Two\nc. Three\n```',
    ])
      assert.equal(withLetteredLines(text), text);
  });
});
