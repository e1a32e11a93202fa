import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import type { Item } from '../../../../../src/engine/features/items.ts';
import { policy } from '../../../../../src/engine/policy/policy.ts';
import { formsOf, tries } from '../../../../../src/engine/writing/lists/listForms.ts';
import { unitsIn } from '../../../../support/scenes.ts';

const itemsIn = async (text: string): Promise<readonly Item[]> => {
  const [unit] = await unitsIn(text);
  assert.ok(unit?.kind === 'list');
  return unit.items;
};
const long =
  'The old boat lies at the pier of the island for the whole winter. It is painted in spring by the pilots of the harbor and their friends from town.';

describe('the forms of a list', () => {
  it('go from all that its items say to what each says first', async () => {
    const forms = formsOf(await itemsIn(`- ${long}\n- coal`), 'us').map((form) => plain(form()[0]!.text));
    assert.equal(forms[0], long);
    assert.equal(forms.at(-1), 'The old boat lies at the pier of the island for the whole winter.');
  });

  it('say in few words what stands below an item, not what was said before that', async () => {
    const below = '  - It drinks a lot of coal on the way.\n  - The pilots of the harbor cannot steer it.';
    const said =
      'The old boat of the island was worth a look, since it is known in every harbor of the coast. ';
    const textOf = async (announcing: string): Promise<string> => {
      const items = await itemsIn(`- ${said}${announcing}\n${below}\n- coal`);
      return plain(formsOf(items, 'us')[3]!()[0]!.text);
    };
    assert.equal(
      await textOf('We decided against the boat because:'),
      'We decided against the boat because:',
    );
    assert.match(await textOf('However, it was refused because:'), /^The old boat/u);
  });

  it('are tried on fewer slides first, the briefest only on the last', async () => {
    const forms = [1, 2, 3, 4, 5];
    const items = await itemsIn('- coal\n- water');
    assert.deepEqual(tries(forms, items, 2, 'Strong'), [
      { pages: 1, tried: forms.slice(0, -policy.list.briefForms) },
      { pages: 2, tried: forms },
    ]);
  });

  it('are tried whole before anything is left out', async () => {
    const [first, next] = tries([1, 2, 3, 4, 5], await itemsIn('- coal\n- water'), 2);
    assert.deepEqual(
      [first, next],
      [
        { pages: 1, tried: [1] },
        { pages: 2, tried: [1] },
      ],
    );
  });

  it('keep what was decided as long as slides hold it', async () => {
    const items = await itemsIn('- We decided to buy the boat.\n- water');
    assert.deepEqual(tries([1, 2], items, 3, 'Strong'), [{ pages: 3, tried: [1, 2] }]);
  });
});
