import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import type { BlockOf } from '../../../../../../src/engine/reading/document/sourceDocument.ts';
import { markdown } from '../../../../../support/reading.ts';

describe('readTable', () => {
  const tableOf = async (text: string) => {
    const { blocks } = await markdown(text);
    const { head, rows } = blocks.find((block): block is BlockOf<'table'> => block.kind === 'table')!;
    return [head, ...rows].map((cells) => cells.map(plain));
  };

  it('leaves out columns that are drawn only', async () => {
    const row = (name: string, share: string) =>
      `<tr><td>${name}</td><td>${share}</td><td><div style="width: 9em;"></div></td></tr>`;
    assert.deepEqual(await tableOf(`<table>${row('Chats', '61%')}${row('Forums', '23%')}</table>`), [
      ['', ''],
      ['Chats', '61%'],
      ['Forums', '23%'],
    ]);
  });

  it('keeps columns that are named, or filled in one row', async () => {
    const table = '| Task | Owner | |\n| --- | --- | --- |\n| Paint | | |\n| Weld | | late |';
    assert.deepEqual(await tableOf(table), [
      ['Task', 'Owner', ''],
      ['Paint', '', ''],
      ['Weld', '', 'late'],
    ]);
  });
});
