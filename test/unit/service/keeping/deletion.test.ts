import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Keeping } from '../../../../src/service/keeping/keeping.ts';
import { newPresentation } from '../../../../src/service/presentations/newPresentation.ts';
import { PresentationStore } from '../../../../src/service/presentations/presentationStore.ts';
import { openStore, type Store } from '../../../../src/service/store/store.ts';

describe('The deletion of a deck with many versions', () => {
  let folder: string;
  let store: Store;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-deletion-'));
    store = (await openStore(folder)).store;
  });
  afterEach(async () => {
    await store.destroy();
    await rm(folder, { recursive: true });
  });

  it('lets others be served between them', async () => {
    const presentations = new PresentationStore(store);
    const time = new Date().toISOString();
    const row = newPresentation({ workspaceId: 'acme', title: 'Q3', deck: '{}', time, jobId: null });
    await presentations.insert(row);
    for (let number = 1; number <= 5; number += 1)
      await store
        .insertInto('deckVersions')
        .values({
          ...{ presentationId: row.id, number, version: `v${number}`, title: 'Q3' },
          ...{ deck: '{}', deckFile: null, replacedAt: time },
        })
        .execute();
    const files = { list: async () => [], removeFolder: async () => undefined };
    const parts = { store, objects: files, scratch: files, times: { jobs: 30, bin: 30 } };
    let isDeleted = false;
    const deleting = new Keeping({ ...parts, now: Date.now, since: async () => 0 })
      .deleteForGood(row.id, 'key_1')
      .then(() => {
        isDeleted = true;
      });
    const left = new Set<number>();
    while (!isDeleted) {
      left.add((await store.selectFrom('deckVersions').select('number').execute()).length);
      await nextTurn();
    }
    await deleting;
    assert.ok(left.size > 3, [...left].join(' '));
    assert.equal(await presentations.find(row.id), undefined);
  });
});
