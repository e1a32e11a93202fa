import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ServiceClock } from '../../../../src/service/jobs/serviceClock.ts';
import { Keeping } from '../../../../src/service/keeping/keeping.ts';
import { Sweeper } from '../../../../src/service/keeping/sweeper.ts';
import { newPresentation } from '../../../../src/service/presentations/newPresentation.ts';
import { PresentationStore } from '../../../../src/service/presentations/presentationStore.ts';
import { usedSince } from '../../../../src/service/store/lostDatabase.ts';
import { openStore, type Store } from '../../../../src/service/store/store.ts';
import { sweepOnce } from '../../../support/sweepOnce.ts';

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

describe('The sweep', () => {
  let folder: string;
  let store: Store;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-sweep-'));
    store = (await openStore(folder)).store;
  });
  afterEach(async () => {
    await store.destroy();
    await rm(folder, { recursive: true });
  });

  it('deletes old jobs a few at a time, so that others are served in between', async () => {
    const time = '2026-01-01T00:00:00.000Z';
    for (let number = 1; number <= 20; number += 1)
      await store
        .insertInto('jobs')
        .values({
          ...{ id: `gen_${number}`, workspaceId: 'acme', status: 'failed', request: '{}' },
          ...{ queuedAt: time, createdAt: time, updatedAt: time },
        })
        .execute();
    const files = { list: async () => [], removeFolder: async () => undefined };
    const parts = { store, objects: files, scratch: files, times: { jobs: 30, bin: 30 } };
    let isSwept = false;
    const keeping = new Keeping({ ...parts, now: Date.now, since: async () => 0 });
    const sweeping = sweepOnce(keeping, Date.UTC(2026, 10, 26)).then(() => {
      isSwept = true;
    });
    const left = new Set<number>();
    while (!isSwept) {
      left.add((await store.selectFrom('jobs').select('id').execute()).length);
      await nextTurn();
    }
    await sweeping;
    assert.ok(left.size > 3, [...left].join(' '));
    assert.ok(left.has(0));
  });

  it('goes on with all else where the age of the database cannot be read, and says why', async () => {
    const writing = await openStore(folder);
    await writing.store.updateTable('jobs').set({ keptBytes: 0 }).execute();
    await writeFile(join(folder, 'deckwright.json'), '{"since": ');
    const removed: string[] = [];
    const told: unknown[] = [];
    const sweeper = new Sweeper({
      sweeps: new Keeping({
        store,
        objects: { list: async () => [], removeFolder: async () => undefined },
        scratch: {
          list: async (of) => [{ name: `left-in-${of}`, changed: 0 }],
          removeFolder: async (key) => void removed.push(key),
        },
        times: { jobs: 30, bin: 30 },
        now: Date.now,
        since: () => usedSince(folder),
      }).sweeps,
      clock: new ServiceClock(store, Date.now),
      log: ({ level, reason }) => void (level === 'error' && told.push(reason)),
    });
    await sweeper.stop();
    await writing.store.destroy();
    assert.deepEqual(removed, ['reading/left-in-reading', 'replies/left-in-replies']);
    assert.equal((await stat(join(folder, 'deckwright.sqlite-wal'))).size, 0);
    assert.equal(told.length, 1);
    assert.match(String(told[0]), /The file .*deckwright\.json does not say since when/);
  });

  it('leaves no file behind that a process left of a deck that is deleted', async () => {
    const presentations = new PresentationStore(store);
    const time = new Date().toISOString();
    const row = newPresentation({ workspaceId: 'acme', title: 'Q3', deck: '{}', time, jobId: null });
    await presentations.insert(row);
    const there = new Set([`${row.id}-1a`, 'other-2b']);
    const list = async (of: string) =>
      of === 'exports' ? [...there].map((name) => ({ name, changed: 0 })) : [];
    const files = {
      list,
      removeFolder: async (key: string) => void there.delete(key.slice('exports/'.length)),
    };
    const parts = { store, objects: files, scratch: files, times: { jobs: 30, bin: 30 } };
    await new Keeping({ ...parts, now: Date.now, since: async () => 0 }).deleteForGood(row.id, 'key_1');
    assert.deepEqual([...there], ['other-2b']);
  });
});
