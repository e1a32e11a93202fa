import assert from 'node:assert/strict';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseOf } from '../../../../src/service/store/database.ts';
import { onReserve } from '../../../../src/service/store/onReserve.ts';
import { reserveName } from '../../../../src/service/store/reserve.ts';
import { openStore, type Store } from '../../../../src/service/store/store.ts';
import { newFolder } from '../../../support/runningService.ts';

describe('What makes room in a data folder', () => {
  let folder: string;
  let store: Store;
  beforeEach(async () => {
    folder = await newFolder();
    store = (await openStore(folder)).store;
    await databaseOf(store).reserve.make();
  });
  afterEach(async () => {
    await store.destroy();
    await rm(folder, { recursive: true });
  });

  const sizeOf = async (name: string) => (await stat(join(folder, name))).size;

  it('is done once more where the disk is full, and leaves no journal that would keep the room', async () => {
    const journal = 'deckwright.sqlite-wal';
    let journalThen: number | undefined;
    await onReserve(store, async () => {
      if ((await sizeOf(reserveName)) > 0) throw Object.assign(new Error('full'), { errcode: 13 });
      await store.insertInto('addresses').values({ address: 'http://tea.example' }).execute();
      journalThen = await sizeOf(journal);
    });
    assert.ok(journalThen! > 0);
    assert.equal(await sizeOf(journal), 0);
    assert.ok((await sizeOf(reserveName)) > 0);
  });
});
