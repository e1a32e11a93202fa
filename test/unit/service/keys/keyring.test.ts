import assert from 'node:assert/strict';
import { endedKeys, type KeyProblem, Keyring, type NewKey } from '../../../../src/service/keys/keyring.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

describeOnEveryDatabase('Keyring', (openTestStore) => {
  let opened: TestStore;
  let time: number;
  let keyring: Keyring;

  beforeEach(async () => {
    opened = await openTestStore();
    time = Date.UTC(2026, 10, 21);
    keyring = new Keyring(opened.store, () => time);
  });
  afterEach(() => opened.close());

  const made = (result: NewKey | KeyProblem): NewKey => {
    assert.ok('key' in result, JSON.stringify(result));
    return result;
  };
  const states = async () => (await keyring.list()).map(({ id, state }) => [id, state]);

  it('makes keys of 256 random bits and stores only their hashes', async () => {
    const { key, id } = made(await keyring.create({ workspace: 'acme' }));
    assert.match(key, /^dw_[A-Za-z0-9_-]{43}$/);
    assert.notEqual(made(await keyring.create({ workspace: 'acme' })).key, key);
    const rows = await opened.store.selectFrom('apiKeys').selectAll().execute();
    assert.equal(rows.length, 2);
    assert.ok(!JSON.stringify(rows).includes(key.slice(3)));
    const listed = (await keyring.list()).find((info) => info.id === id);
    assert.deepEqual(listed, {
      id,
      workspace: 'acme',
      scope: 'admin',
      state: 'active',
      createdAt: new Date(time),
    });
  });

  it('lets a key expire after its days', async () => {
    const { id } = made(await keyring.create({ workspace: 'acme', expiresInDays: 2 }));
    time += 2 * dayMs - 1;
    assert.deepEqual(await states(), [[id, 'active']]);
    time += 1;
    assert.deepEqual(await states(), [[id, 'expired']]);
  });

  it('revokes a key, once and for all', async () => {
    const { id } = made(await keyring.create({ workspace: 'acme' }));
    const revoked = await keyring.revoke(id);
    assert.ok('state' in revoked && revoked.state === 'revoked');
    time += dayMs;
    assert.deepEqual(await keyring.revoke(id), revoked);
  });

  it('rotates a key, the old one working on for the grace time', async () => {
    const old = made(await keyring.create({ workspace: 'acme', expiresInDays: 30, scope: 'read' }));
    time += 10 * dayMs;
    const next = made(await keyring.rotate(old.id, { graceMinutes: 5 }));
    assert.deepEqual([next.workspace, next.scope], ['acme', 'read']);
    assert.deepEqual(next.expiresAt, new Date(time + 30 * dayMs));
    time += 5 * minuteMs - 1;
    assert.deepEqual(await states(), [
      [old.id, 'active'],
      [next.id, 'active'],
    ]);
    time += 1;
    assert.deepEqual(await states(), [
      [old.id, 'revoked'],
      [next.id, 'active'],
    ]);
  });

  it('rotates without grace at once, and ends a grace time by revoking', async () => {
    const first = made(await keyring.create({ workspace: 'acme' }));
    time += 1;
    const second = made(await keyring.rotate(first.id, { graceMinutes: 0 }));
    time += 1;
    made(await keyring.rotate(second.id, { graceMinutes: 60 }));
    await keyring.revoke(second.id);
    assert.deepEqual((await states()).slice(0, 2), [
      [first.id, 'revoked'],
      [second.id, 'revoked'],
    ]);
  });

  it('is told of as ended once it is, and no key that is not known', async () => {
    const ended = endedKeys(opened.store, () => time);
    const { id } = made(await keyring.create({ workspace: 'acme', expiresInDays: 2 }));
    assert.deepEqual([await ended(id), await ended('local')], [false, false]);
    time += 2 * dayMs;
    assert.equal(await ended(id), true);
  });

  it('has one successor, however many make it at once', async () => {
    const { id } = made(await keyring.create({ workspace: 'acme' }));
    const all = await Promise.all(Array.from({ length: 8 }, () => keyring.rotate(id, { graceMinutes: 5 })));
    const problems = all.filter((each) => 'problem' in each);
    assert.equal(problems.length, 7);
    assert.match((problems[0] as KeyProblem).problem, /is replaced already/);
    assert.equal((await states()).length, 2);
  });

  it('says what is wrong with a name, a time, an id', async () => {
    for (const workspace of ['', 'a/b', '..', 'a b', 'x'.repeat(65), 'naïve']) {
      assert.match(
        ((await keyring.create({ workspace })) as KeyProblem).problem,
        /^The workspace name ".*" must/,
      );
    }
    for (const expiresInDays of [0, -1, Number.NaN, 40_000]) {
      assert.match(
        ((await keyring.create({ workspace: 'acme', expiresInDays })) as KeyProblem).problem,
        /^A key expires after/,
      );
    }
    assert.deepEqual(await keyring.list(), []);
    assert.deepEqual(await keyring.revoke('key_x'), { problem: 'There is no key "key_x".' });
    assert.deepEqual(await keyring.rotate('key_x', { graceMinutes: 1 }), {
      problem: 'There is no key "key_x".',
    });
    const { id } = made(await keyring.create({ workspace: 'acme' }));
    assert.match(((await keyring.rotate(id, { graceMinutes: -1 })) as KeyProblem).problem, /grace time/);
    await keyring.revoke(id);
    assert.match(((await keyring.rotate(id, { graceMinutes: 1 })) as KeyProblem).problem, /is revoked/);
  });
});
