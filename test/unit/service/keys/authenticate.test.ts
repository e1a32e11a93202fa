import assert from 'node:assert/strict';
import { Failure } from '../../../../src/service/http/failure.ts';
import { Authenticator } from '../../../../src/service/keys/authenticate.ts';
import { Keyring, type NewKey } from '../../../../src/service/keys/keyring.ts';
import { describeOnEveryDatabase, type TestStore } from '../../../support/testStore.ts';

describeOnEveryDatabase('Authenticator', (openTestStore) => {
  let opened: TestStore;
  let time = Date.UTC(2026, 10, 21);
  let keyring: Keyring;
  let authenticator: Authenticator;

  before(async () => {
    opened = await openTestStore();
    keyring = new Keyring(opened.store, () => time);
    authenticator = new Authenticator(opened.store, () => time, 'local-secret');
  });
  after(() => opened.close());

  const newKey = async (expiresInDays?: number) =>
    (await keyring.create({ workspace: 'acme', ...(expiresInDays && { expiresInDays }) })) as NewKey;
  const codeFor = async (headers: Record<string, string>) => {
    const caller = await authenticator.caller(new Headers(headers));
    return caller instanceof Failure ? caller.code : caller;
  };

  it('takes a key from either header, whatever the case of the scheme', async () => {
    const { key, id } = await newKey();
    const caller = { workspace: 'acme', keyId: id, scope: 'admin' };
    assert.deepEqual(await codeFor({ authorization: `Bearer ${key}` }), caller);
    assert.deepEqual(await codeFor({ authorization: `bearer  ${key}` }), caller);
    assert.deepEqual(await codeFor({ 'x-api-key': key }), caller);
    assert.deepEqual(await codeFor({ 'x-api-key': key, authorization: 'Basic cHJveHk6eA==' }), caller);
  });

  it('tells a missing or malformed header from an unknown key', async () => {
    const malformed: Record<string, string>[] = [
      {},
      { authorization: '' },
      { authorization: 'Bearer' },
      { authorization: 'Basic x' },
      { authorization: 'Bearer a b' },
      { 'x-api-key': ' ' },
    ];
    for (const headers of malformed)
      assert.equal(await codeFor(headers), 'UNAUTHORIZED', JSON.stringify(headers));
    assert.equal(await codeFor({ authorization: 'Bearer dw_unknown' }), 'API_KEY_INVALID');
    assert.equal(await codeFor({ 'x-api-key': 'anything' }), 'API_KEY_INVALID');
  });

  it('tells an expired key from a revoked one', async () => {
    const expired = await newKey(1);
    const revoked = await newKey();
    await keyring.revoke(revoked.id);
    time += 86_400_000;
    assert.equal(await codeFor({ 'x-api-key': expired.key }), 'API_KEY_EXPIRED');
    assert.equal(await codeFor({ 'x-api-key': revoked.key }), 'API_KEY_REVOKED');
  });

  it('takes the local key for the workspace "local", where there is one', async () => {
    assert.deepEqual(await codeFor({ 'x-api-key': 'local-secret' }), {
      workspace: 'local',
      keyId: 'local',
      scope: 'admin',
    });
    const without = new Authenticator(opened.store, () => time, undefined);
    assert.ok((await without.caller(new Headers({ 'x-api-key': 'local-secret' }))) instanceof Failure);
  });
});
