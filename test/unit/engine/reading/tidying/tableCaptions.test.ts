import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { markdown, sketch } from '../../../../support/reading.ts';

const table = '| Berth | Depth |\n| --- | --- |\n| 1 | 4 m |\n| 2 | 5 m |\n';
const under = async (text: string): Promise<string[]> =>
  sketch((await markdown(`# Harbor\n\n## Depths\n\n${text}\n\nThe pilot knows it.`)).sections[0]!.blocks);

describe('withTableCaptions', () => {
  it('takes the numbered line above or below a table for its caption', async () => {
    const captioned = 'table: Table 4.2. Depth at low water. | Berth | Depth | 1 | 4 m | 2 | 5 m';
    const caption = '**Table 4.2.** Depth at low water.';
    assert.deepEqual(await under(`${caption}\n\n${table}`), [captioned, 'paragraph: The pilot knows it.']);
    assert.deepEqual(await under(`${table}\n\n${caption}`), [captioned, 'paragraph: The pilot knows it.']);
  });

  it('takes no other line', async () => {
    for (const line of ['Depth at low water.', 'Table 2: the depths at low water are:'])
      assert.equal((await under(`${line}\n\n${table}`)).length, 3);
  });

  it('is what a mark in its cells means, right below it', async () => {
    const below = async (note: string, cell = '21*') => {
      const { blocks } = await markdown(`# Tide\n\n| Day | cm |\n|---|---|\n| Mon | ${cell} |\n\n${note}\n`);
      const [table] = blocks;
      return table?.kind === 'table' && table.caption && plain(table.caption);
    };
    assert.equal(await below('(* measured once)'), '(* measured once)');
    assert.equal(await below('\\* Measured once.'), '* Measured once.');
    assert.equal(await below('(* measured once)', '21'), undefined);
    assert.equal(await below('It was measured once*.'), undefined);
  });
});
