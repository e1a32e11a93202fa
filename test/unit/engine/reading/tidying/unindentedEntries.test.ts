import assert from 'node:assert/strict';
import { withUnindentedEntries } from '../../../../../src/engine/reading/tidying/unindentedEntries.ts';
import { markdown, sketch } from '../../../../support/reading.ts';

const blocksOf = async (text: string): Promise<string[]> =>
  sketch(withUnindentedEntries(await markdown(`# Boats\n\n${text}\n`)).blocks);

describe('withUnindentedEntries', () => {
  const sail = '1) Sail\n\n   - up\n   - down\n\n2) Harbour\n\n- Ghent\n- Bruges\n\n';

  it('puts a list below the entry that has none, where the others have theirs and the count goes on', async () => {
    const indented =
      '1) Sail\n\n   - up\n   - down\n\n2) Harbour\n\n   - Ghent\n   - Bruges\n\n3) End\n\n   - soon';
    assert.deepEqual(await blocksOf(`${sail}3) End\n\n   - soon`), await blocksOf(indented));
  });

  it('puts a listing below the step above it, whether each is counted on or begins at one', async () => {
    const code = '```sh\nsail\n```\n';
    const steps = ['list: Hoist | sail | Cast off | sail | Sail'];
    const own = `1. Hoist\n${code}2. Cast off\n${code}3. Sail`;
    assert.deepEqual(await blocksOf(own), steps);
    assert.deepEqual(await blocksOf(own.replaceAll(/^\d/gmu, '1')), steps);
    assert.deepEqual(await blocksOf(`${own}\n${code}`), [`${steps[0]} | sail`]);
    assert.deepEqual(await blocksOf(`1. Hoist\n${code}Then it says:\n\n${code}2. Sail`), [
      'list: Hoist | sail | Then it says: | sail | Sail',
    ]);
    assert.deepEqual(await blocksOf(`${own}\n${code}It says:\n\n${code}`), [
      `${steps[0]} | sail | It says: | sail`,
    ]);
    assert.equal((await blocksOf(`1. Hoist\n\n${code}Text.\n`)).length, 3);
  });

  it('has one list of entries that each have their listing below them', async () => {
    const code = '```sh\nsail\n```\n';
    assert.deepEqual(await blocksOf(`- Hoist:\n${code}\n- Cast off:\n${code}\n- Sail:\n${code}`), [
      'list: Hoist: | sail | Cast off: | sail | Sail: | sail',
    ]);
  });

  it('puts below a step its listing with all that is said of it before the next number, and one with its sentence below the last', async () => {
    const code = '```sh\nsail\n```\n';
    assert.deepEqual(await blocksOf(`1. Hoist\n\nIt is heavy.\n\n${code}\n2. Cast off\n3. Sail`), [
      'list: Hoist | It is heavy. | sail | Cast off | Sail',
    ]);
    assert.deepEqual(await blocksOf(`1. Hoist\n${code}2. Sail\n\nWith the tide.\n\n${code}`), [
      'list: Hoist | sail | Sail | With the tide. | sail',
    ]);
    assert.equal((await blocksOf('1. Hoist\n\nIt is heavy.\n\n2. Sail')).length, 3);
  });

  it('puts a list below the field that announces it', async () => {
    assert.deepEqual(await blocksOf('**Status**: done  \n**Impact**:\n1. late\n2. wet'), [
      'list: Status: done | Impact: | late | wet',
    ]);
  });

  it('leaves lists that stand apart', async () => {
    for (const [text, lists] of [
      [`${sail}Text.\n`, 3],
      ['1) Sail\n2) Harbour\n\n- Ghent\n- Bruges\n\n3) End', 3],
      [`${sail}7) End`, 3],
    ] as const)
      assert.equal((await blocksOf(text)).length, lists, text);
  });
});
