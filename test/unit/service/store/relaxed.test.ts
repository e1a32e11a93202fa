import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { relaxed } from '../../../../src/service/store/relaxed.ts';
import type { Store } from '../../../../src/service/store/store.ts';
import { openTestStore, type TestStore } from '../../../support/testStore.ts';

const [normal, full] = [1, 2];

describe('relaxed', () => {
  let opened: TestStore;

  beforeEach(async () => {
    opened = await openTestStore();
  });
  afterEach(() => opened.close());

  const synchronous = async (rows: Store) =>
    (await sql<{ synchronous: number }>`pragma synchronous`.execute(rows)).rows[0]?.synchronous;

  it('waits for no disk, and has everything after it wait again', async () => {
    assert.equal(await relaxed(opened.store, synchronous), normal);
    assert.equal(await synchronous(opened.store), full);
  });

  it('has everything wait again also after a failure', async () => {
    await assert.rejects(
      relaxed(opened.store, () => Promise.reject(new Error('no'))),
      /no/,
    );
    assert.equal(await synchronous(opened.store), full);
  });

  it('lets nothing else write meanwhile', async () => {
    const seen: unknown[] = [];
    await Promise.all([
      relaxed(opened.store, async (rows) => {
        await rows.transaction().execute(async (inner) => {
          await inner.updateTable('serviceClock').set({ awakeMs: 1 }).execute();
        });
        seen.push('relaxed');
      }),
      synchronous(opened.store).then((mode) => seen.push(mode)),
    ]);
    assert.deepEqual(seen, ['relaxed', full]);
  });
});
