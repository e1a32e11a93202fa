import assert from 'node:assert/strict';
import { Signer } from '../../../../src/service/objects/signer.ts';
import { rotateSecret, SharedSecrets } from '../../../../src/service/team/sharedSecrets.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;

describeOnEveryDatabase('SharedSecrets', (openTestStore) => {
  let opened: TestStore;
  let time: number;
  const open: SharedSecrets[] = [];

  beforeEach(async () => {
    opened = await openTestStore();
    time = Date.UTC(2026, 10, 22);
  });
  afterEach(async () => {
    for (const secrets of open.splice(0)) secrets.close();
    await opened.close();
  });

  const now = () => time;
  const another = async () => {
    const secrets = await SharedSecrets.open(opened.store, now);
    open.push(secrets);
    return { secrets, signer: new Signer(secrets.current) };
  };

  it('are the same for all who are the first', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, another));
    assert.equal(new Set(all.map(({ signer }) => signer.sign('download', 'x'))).size, 1);
  });

  it('believe a new one before anybody signs with it, and the old one as long as its links are good', async () => {
    const slow = await another();
    const old = slow.signer.sign('download', 'x');
    await rotateSecret(opened.store, now);
    const quick = await another();
    assert.equal(quick.signer.sign('download', 'x'), old);
    time += 3 * minuteMs;
    for (const { secrets } of [slow, quick]) await secrets.refresh();
    const fresh = quick.signer.sign('download', 'x');
    assert.notEqual(fresh, old);
    assert.ok(slow.signer.isGenuine('download', 'x', fresh));
    time += 7 * dayMs;
    await quick.secrets.refresh();
    assert.ok(quick.signer.isGenuine('download', 'x', old));
    time += dayMs;
    await quick.secrets.refresh();
    assert.ok(!quick.signer.isGenuine('download', 'x', old));
    assert.ok(quick.signer.isGenuine('download', 'x', fresh));
  });

  it('that are believed no more are wiped, and the day the rows were begun is not forgotten', async () => {
    const begun = time;
    const { secrets } = await another();
    for (let rotation = 0; rotation < 3; rotation++) {
      time += 10 * dayMs;
      await rotateSecret(opened.store, now);
    }
    await secrets.refresh();
    assert.equal(secrets.since, begun);
    const rows = await opened.store.selectFrom('signingSecret').selectAll().orderBy('id').execute();
    assert.deepEqual(
      rows.map(({ secret }) => secret.length > 0),
      [false, false, true, true],
    );
  });
});
