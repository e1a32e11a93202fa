import assert from 'node:assert/strict';
import { withShallowLists } from '../../../../../../../src/engine/reading/markdown/cleaning/lists/shallowLists.ts';

describe('withShallowLists', () => {
  it('sets bullets in as far as the entry above them wants it, with all below them', () => {
    assert.equal(
      withShallowLists('1. Load the\nboats:\n\n  * coal\n    first\n  * mail\n\n2. Wait'),
      '1. Load the\nboats:\n\n   * coal\n     first\n   * mail\n\n2. Wait',
    );
  });

  it('does so where they stand at the margin', () => {
    assert.equal(
      withShallowLists('1. Load\n- coal\n- mail\n2. Wait'),
      '1. Load\n   - coal\n   - mail\n2. Wait',
    );
  });

  it('does so below the last entry where it does below the one before', () => {
    assert.equal(
      withShallowLists('1. Load\n  - coal\n2. Wait\n  - an hour\n\nThen go.'),
      '1. Load\n   - coal\n2. Wait\n   - an hour\n\nThen go.',
    );
  });

  for (const [name, text] of [
    ['that stand apart at the margin', '1. Load\n2. Wait\n\n- coal\n- mail\n\n3. Leave'],
    ['that are set in enough', '1. Load\n   - coal\n2. Wait'],
    ['after the last entry', '1. Load\n2. Wait\n\n- coal\n- mail'],
    ['after a paragraph of their own', '1. Load\n\nWe carry:\n\n- coal\n\n2. Wait'],
    ['after a heading', '1. Load\n\n## Coal\n\n- coal\n\n2. Wait'],
    ['between lists that both begin', '1. Load\n- coal\n1. Wait'],
    ['that are typed', '```\n1. Load\n- coal\n2. Wait\n```'],
  ] as const)
    it(`leaves bullets ${name}`, () => assert.equal(withShallowLists(text), text));
});
