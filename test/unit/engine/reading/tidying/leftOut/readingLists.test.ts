import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { markdown, sketch } from '../../../../../support/reading.ts';
import { unitsIn } from '../../../../../support/scenes.ts';

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

describe('links below a line that says that they are some', () => {
  const links = '- The [plan](https://example.org/plan).\n- [Minutes](https://example.org/minutes)\n';

  it('are for the notes', async () => {
    const { blocks, notes } = await markdown(`# T\n\nRelevant links:\n\n${links}\nThe pier is old.\n`);
    assert.deepEqual(sketch(blocks), ['paragraph: The pier is old.']);
    assert.deepEqual(
      notes.map(({ text }) => text),
      ['Relevant links:\nThe plan (https://example.org/plan).\nMinutes (https://example.org/minutes)'],
    );
  });

  it('are for the notes where they are nothing else, whatever more is said of all of them', async () => {
    const bare = '- [plan](https://example.org/plan)\n- [minutes](https://example.org/minutes)\n';
    const text = `# T\n\nAll times are local. links to the charts of that night:\n\n${bare}\nThe pier is old.\n`;
    assert.deepEqual(sketch((await markdown(text)).blocks), ['paragraph: The pier is old.']);
  });

  it('are content where something is said of them, and where there is nothing else', async () => {
    const said = '- [Pier](https://example.org/pier) draws piers as they stand in the water at noon\n';
    for (const text of [
      `Relevant links:\n\n${said}\nThe pier is old.`,
      `We use these tools:\n\n${links}\nThe pier is old.`,
      `Relevant links:\n\n${links}`,
    ])
      assert.ok(
        sketch((await markdown(`# T\n\n${text}\n`)).blocks).some((block) => block.startsWith('list')),
      );
  });
});
