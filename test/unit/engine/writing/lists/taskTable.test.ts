import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { taskTable } from '../../../../../src/engine/writing/lists/taskTable.ts';
import { frame, unitsIn } from '../../../../support/scenes.ts';

const tableOf = async (list: string) => {
  const [unit] = await unitsIn(list);
  assert.ok(unit?.kind === 'list');
  return taskTable(unit.items, rich('To do:'), frame);
};

describe('taskTable', () => {
  it('has a row for each task, with a mark before what is done', async () => {
    const table = await tableOf(
      '- [x] Sign the contract – **Ada**, 17 May\n- [ ] Paint the boat – **Jo**, 3 June\n- [ ] Sell it – **Bo**, 4 July\n',
    );
    assert.ok(table?.layout === 'table');
    assert.equal(plain(table.lead ?? []), 'To do:');
    assert.deepEqual(
      table.rows.map((row) => row.map(plain)),
      [
        ['✔ Sign the contract', 'Ada', '17 May'],
        ['Paint the boat', 'Jo', '3 June'],
        ['Sell it', 'Bo', '4 July'],
      ],
    );
  });

  it('is none where more stands below a task, or a slide does not hold all', async () => {
    const below = '- Sign it – Ada, 17 May\n  - with ink\n- Paint it – Jo, 3 June\n- Sell it – Bo, 4 July\n';
    assert.equal(await tableOf(below), undefined);
    assert.equal(await tableOf('- Paint the boat – Jo, 3 June\n'.repeat(20)), undefined);
  });
});
