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

  it('says the list in a cell of a real table in a line', async () => {
    const row = (name: string, what: string) => `| ${name} | ${what} |`;
    const list = 'Mend what is broken <ul><li>the pier</li><li>the boats</li></ul>';
    const table = [
      '| Step | What |',
      '| --- | --- |',
      row('1', list),
      row('2', 'Paint'),
      row('3', 'Sail'),
      row('4', 'Sell'),
    ];
    assert.deepEqual((await tableOf(table.join('\n')))[1], ['1', 'Mend what is broken: the pier; the boats']);
  });

  it('takes a table of nothing but lists for what arranges them', async () => {
    const cell = '<td><ul><li>the pier</li><li>the boats</li></ul></td>';
    const { blocks } = await markdown(`<table><tr>${cell}${cell}</tr></table>`);
    assert.ok(blocks.every(({ kind }) => kind === 'list'));
  });
});
