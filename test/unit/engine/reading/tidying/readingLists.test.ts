import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { unitsIn } from '../../../../support/scenes.ts';

const refs = '- Refs:\n  - [#93](https://example.org/93)\n  - [#94](https://example.org/94)\n';
const entriesIn = async (text: string) =>
  (await unitsIn(text)).flatMap((unit) =>
    unit.kind === 'list' ? unit.items.map((item) => plain(item.text)) : [],
  );

describe('where to read on, in a list', () => {
  it('is for the notes', async () => {
    assert.deepEqual(await entriesIn(`${refs}- Ada mends the pier\n- Bo mends the boat\n`), [
      'Ada mends the pier',
      'Bo mends the boat',
    ]);
    const units = await unitsIn(`The pier is old.\n\n${refs}`);
    assert.deepEqual(
      units.map((unit) => [unit.kind, unit.blocks.length]),
      [
        ['text', 1],
        ['text', 1],
      ],
    );
  });

  it('is an entry like others where nothing stands below it', async () => {
    assert.deepEqual(await entriesIn('- Links\n- Piers\n- Boats\n'), ['Links', 'Piers', 'Boats']);
  });
});
