import assert from 'node:assert/strict';
import { forgetOldest, note, readAudit } from '../../../../src/service/audit/auditLog.ts';
import { Keeping } from '../../../../src/service/keeping/keeping.ts';
import { Keyring } from '../../../../src/service/keys/keyring.ts';
import { newPresentation } from '../../../../src/service/presentations/newPresentation.ts';
import { PresentationStore } from '../../../../src/service/presentations/presentationStore.ts';
import { sweepOnce } from '../../../support/sweepOnce.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

describeOnEveryDatabase('The audit log', (openTestStore) => {
  let opened: TestStore;
  let time: number;

  beforeEach(async () => {
    opened = await openTestStore();
    time = Date.UTC(2026, 10, 22);
  });
  afterEach(() => opened.close());

  const now = () => {
    time += 1;
    return time;
  };
  const at = () => new Date(now()).toISOString();
  const told = async (workspace?: string) =>
    (await readAudit(opened.store, { workspace, most: 100 })).map(({ actor, act, subject }) => [
      actor,
      act,
      subject,
    ]);

  it('tells who made and ended keys, newest first', async () => {
    const keyring = new Keyring(opened.store, now);
    const first = await keyring.create({ workspace: 'acme' });
    assert.ok('key' in first);
    const second = await keyring.rotate(first.id, { graceMinutes: 60 });
    assert.ok('key' in second);
    await keyring.revoke(first.id);
    await keyring.revoke(first.id);
    assert.deepEqual(await told(), [
      ['command', 'key revoked', first.id],
      ['command', 'key revoked', first.id],
      ['command', 'key created', second.id],
      ['command', 'key created', first.id],
    ]);
  });

  it('tells what was done to presentations, of one workspace or of all', async () => {
    const presentations = new PresentationStore(opened.store);
    const rows = ['acme', 'umbra'].map((workspaceId) =>
      newPresentation({ workspaceId, title: 'Q3', deck: '{}', time: at(), jobId: null }),
    );
    for (const row of rows) await presentations.insert(row);
    const [ours, theirs] = rows as [(typeof rows)[0], (typeof rows)[0]];
    await presentations.changeToken(ours, 'other', { at: at(), actor: 'key_1' });
    await presentations.putIntoBin(ours, { at: at(), actor: 'key_1' });
    await presentations.takeOutOfBin(ours, { at: at(), actor: 'key_2' });
    const nowhere = { list: async () => [], removeFolder: async () => undefined };
    const keeping = new Keeping({
      store: opened.store,
      objects: nowhere,
      scratch: nowhere,
      times: { jobs: 30, bin: 30 },
      now,
      since: async () => 0,
    });
    await keeping.deleteForGood(ours.id, 'key_2');
    await presentations.putIntoBin(theirs, { at: at(), actor: 'key_3' });
    time += 31 * 86_400_000;
    await sweepOnce(keeping, time);
    assert.deepEqual(await told('acme'), [
      ['key_2', 'presentation deleted', ours.id],
      ['key_2', 'presentation restored', ours.id],
      ['key_1', 'presentation put into the bin', ours.id],
      ['key_1', 'link replaced', ours.id],
    ]);
    assert.deepEqual((await told()).slice(0, 2), [
      ['service', 'presentation deleted', theirs.id],
      ['key_3', 'presentation put into the bin', theirs.id],
    ]);
  });

  it('keeps of each workspace the newest of what was done to decks, and all of what was done to keys', async () => {
    const keyring = new Keyring(opened.store, now);
    const key = await keyring.create({ workspace: 'acme' });
    assert.ok('key' in key);
    for (const [workspaceId, count] of [
      ['acme', 5],
      ['umbra', 3],
    ] as const)
      for (let done = 1; done <= count; done += 1)
        await note(opened.store, {
          at: at(),
          workspaceId,
          actor: 'key_1',
          act: 'link replaced',
          subject: `${done}`,
        });
    await forgetOldest(opened.store, 3);
    assert.deepEqual(
      (await told('acme')).map(([, , subject]) => subject),
      ['5', '4', '3', key.id],
    );
    assert.equal((await told('umbra')).length, 3);
  });

  it('tells nothing of what was not done: somebody did it first, or deleted it', async () => {
    const presentations = new PresentationStore(opened.store);
    const row = newPresentation({ workspaceId: 'acme', title: 'Q3', deck: '{}', time: at(), jobId: null });
    await presentations.insert(row);
    const doing = { at: at(), actor: 'key_1' };
    const inTurn = async (act: () => Promise<boolean>) => [await act(), await act()];
    assert.deepEqual(await inTurn(() => presentations.putIntoBin(row, doing)), [true, false]);
    assert.equal(await presentations.changeToken(row, 'other', doing), false);
    assert.deepEqual(await inTurn(() => presentations.takeOutOfBin(row, doing)), [true, false]);
    await opened.store.deleteFrom('presentations').execute();
    assert.equal(await presentations.changeToken(row, 'other', doing), false);
    assert.equal(await presentations.putIntoBin(row, doing), false);
    assert.deepEqual((await told()).map(([, act]) => act).sort(), [
      'presentation put into the bin',
      'presentation restored',
    ]);
  });
});
