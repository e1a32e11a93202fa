import assert from 'node:assert/strict';
import { RowWindows } from '../../../../src/service/team/rowWindows.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

describeOnEveryDatabase('RowWindows', (openTestStore) => {
  let opened: TestStore;

  beforeEach(async () => {
    opened = await openTestStore();
  });
  afterEach(() => opened.close());

  it('let so many through in a minute, whoever counts and however many ask at once', async () => {
    const counters = [1, 2].map(() => new RowWindows(opened.store, 3));
    const states = await Promise.all([0, 1, 0, 1, 0].map((at) => counters[at]!.take('key')));
    assert.equal(states.filter(({ allowed }) => allowed).length, 3);
    assert.deepEqual(states.map(({ remaining }) => remaining).sort(), [0, 0, 0, 1, 2]);
    assert.ok(states.every(({ resetSeconds }) => resetSeconds > 50 && resetSeconds <= 60));
  });

  it('count each name for itself', async () => {
    const windows = new RowWindows(opened.store, 1);
    assert.equal((await windows.take('one')).allowed, true);
    assert.equal((await windows.take('other')).allowed, true);
  });

  it('begin anew when a minute is over', async () => {
    const windows = new RowWindows(opened.store, 1);
    await windows.take('key');
    assert.equal((await windows.take('key')).allowed, false);
    await opened.store
      .updateTable('requestWindows')
      .set(({ eb }) => ({ begunMs: eb('begunMs', '-', 60_000) }))
      .execute();
    const state = await windows.take('key');
    assert.deepEqual([state.allowed, state.remaining], [true, 0]);
    assert.ok(state.resetSeconds > 50);
  });
});
