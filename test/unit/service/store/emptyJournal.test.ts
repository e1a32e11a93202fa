import assert from 'node:assert/strict';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Keeping } from '../../../../src/service/keeping/keeping.ts';
import { newPresentation } from '../../../../src/service/presentations/newPresentation.ts';
import { PresentationStore } from '../../../../src/service/presentations/presentationStore.ts';
import { databaseOf } from '../../../../src/service/store/database.ts';
import { databaseName } from '../../../../src/service/store/lostDatabase.ts';
import { openStore, type Store } from '../../../../src/service/store/store.ts';
import { sweepOnce } from '../../../support/sweepOnce.ts';

describe('The journal of a database that somebody reads', () => {
  let folder: string;
  let store: Store;
  let reader: DatabaseSync;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-journal-'));
    store = (await openStore(folder)).store;
    reader = new DatabaseSync(join(folder, databaseName), { readOnly: true });
    // As a backup does, from its beginning to its end.
    reader.exec('begin; select count(*) from presentations');
  });
  afterEach(async () => {
    reader.close();
    await store.destroy();
    await rm(folder, { recursive: true });
  });

  const keeping = (): Keeping => {
    const files = { list: async () => [], removeFolder: async () => undefined };
    const parts = { store, objects: files, scratch: files, times: { jobs: 30, bin: 30 } };
    return new Keeping({ ...parts, now: Date.now, since: async () => 0 });
  };
  const journalBytes = async (): Promise<number> => (await stat(join(folder, `${databaseName}-wal`))).size;
  const deleteOne = async (): Promise<void> => {
    const time = new Date().toISOString();
    const row = newPresentation({ workspaceId: 'acme', title: 'Q3', deck: '{}', time, jobId: null });
    await new PresentationStore(store).insert(row);
    await keeping().deleteForGood(row.id, 'key_1');
  };

  it('is not waited for', async () => {
    await deleteOne();
    assert.equal(await databaseOf(store).emptyJournal(store), false);
    assert.ok((await journalBytes()) > 0);
  });

  it('is emptied once nobody reads it any more', async () => {
    await deleteOne();
    reader.exec('commit');
    while ((await journalBytes()) > 0) await nextTurn();
  });

  it('is emptied by the next sweep, whoever deleted and ended meanwhile', async () => {
    await deleteOne();
    reader.exec('commit');
    await sweepOnce(keeping(), Date.now());
    assert.equal(await journalBytes(), 0);
  });
});
