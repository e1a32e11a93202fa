import assert from 'node:assert/strict';
import { rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beginsAsJournal } from '../../../../src/service/store/journal.ts';
import { newFolder } from '../../../support/runningService.ts';

describe('A journal', () => {
  let folder: string;
  before(async () => {
    folder = await newFolder();
  });
  after(() => rm(folder, { recursive: true }));

  it('begins as one once something is written into it, and no more where it was emptied under who writes', async () => {
    const path = join(folder, 'rows.sqlite');
    const rows = new DatabaseSync(path);
    rows.exec('pragma journal_mode = wal; create table boats (name text)');
    assert.ok(await beginsAsJournal(`${path}-wal`));
    await truncate(`${path}-wal`, 0);
    assert.ok(await beginsAsJournal(`${path}-wal`), 'Nothing was written since.');
    rows.exec("insert into boats values ('lark')");
    assert.equal(await beginsAsJournal(`${path}-wal`), false);
    rows.close();
  });

  it('is none of what is something else, and may not be there', async () => {
    const path = join(folder, 'notes.txt');
    assert.ok(await beginsAsJournal(path));
    for (const text of ['notes on boats', 'abc']) {
      await writeFile(path, text);
      assert.equal(await beginsAsJournal(path), false, text);
    }
  });
});
