import assert from 'node:assert/strict';
import { withLetteredLines } from '../../../../../../../src/engine/reading/markdown/cleaning/lists/letteredLines.ts';
import { markdown } from '../../../../../../support/reading.ts';

describe('withLetteredLines', () => {
  it('makes a list of lines with the first letters', () => {
    assert.equal(
      withLetteredLines('Do this:\na. One\nb. Two\nc. Three\n\nThen rest.'),
      'Do this:\n- a. One\n- b. Two\n- c. Three\n\nThen rest.',
    );
    assert.equal(withLetteredLines('(A) One\n(B) Two\n(C) Three'), '- (A) One\n- (B) Two\n- (C) Three');
  });

  it('makes lists of those below the entries of a list, also of one beside others', () => {
    assert.equal(
      withLetteredLines('1. Load:\n   a. coal\n   b. mail\n2. Leave:\n   a. at noon'),
      '1. Load:\n   -  a. coal\n   -  b. mail\n2. Leave:\n   - a. at noon',
    );
    for (const text of ['1. Leave:\n   a. at noon', '1. Load:\na. coal\nb. mail'])
      assert.equal(withLetteredLines(text), text);
  });

  it('keeps what stands below each of those below an entry', async () => {
    const text = [
      '4.  Reports:',
      '',
      '    a.  Money The fees rose.',
      '',
      '        The balance is 40.',
      '',
      '    b.  Boats Two are sold.',
    ].join('\n');
    const [list] = (await markdown(text)).blocks;
    assert.ok(list?.kind === 'list');
    const [below] = list.items[0]!.blocks;
    assert.ok(below?.kind === 'list');
    assert.deepEqual(
      below.items.map(({ blocks }) => blocks.map(({ kind }) => kind)),
      [['paragraph'], []],
    );
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
