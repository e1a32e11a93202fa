import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecret, Signer } from '../../../../src/service/objects/signer.ts';

describe('The signer', () => {
  const signer = new Signer(() => [Buffer.alloc(32, 1)]);

  it('knows what it signed, for what, and nothing else', () => {
    const signature = signer.sign('upload', 'text');
    assert.ok(signer.isGenuine('upload', 'text', signature));
    assert.ok(!signer.isGenuine('download', 'text', signature));
    assert.ok(!signer.isGenuine('upload', 'texts', signature));
    assert.ok(!new Signer(() => [Buffer.alloc(32, 2)]).isGenuine('upload', 'text', signature));
    for (const wrong of ['', 'x', `${signature}x`, signature.slice(1), '💩'.repeat(20)]) {
      assert.ok(!signer.isGenuine('upload', 'text', wrong), wrong);
    }
  });
});

describe('The secret of a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'deckwright-')), 'data');
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true }));

  it('is made once, even where many begin at once, and is for its owner alone', async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, () => readSecret(folder)));
    assert.equal(new Set(secrets.map(({ secret }) => secret.toString('hex'))).size, 1);
    assert.equal(secrets[0]?.secret.length, 32);
    assert.deepEqual(await readSecret(folder), { ...secrets[0], wasReplaced: false });
    assert.deepEqual((await readdir(folder)).sort(), ['signing.key', 'starting.lock']);
    assert.equal((await stat(join(folder, 'signing.key'))).mode & 0o777, 0o600);
  });

  for (const [what, text] of [
    ['empty', ''],
    ['short', 'c2hvcnQ'],
    ['no text at all', '\0\0\0\0'],
  ] as const) {
    it(`is replaced where it is ${what}, by the same one for all`, async () => {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'signing.key'), text);
      const secrets = await Promise.all(Array.from({ length: 5 }, () => readSecret(folder)));
      assert.equal(new Set(secrets.map(({ secret }) => secret.toString('hex'))).size, 1);
      assert.equal(secrets[0]?.secret.length, 32);
      assert.equal(secrets.filter(({ wasReplaced }) => wasReplaced).length, 1);
    });
  }

  it("is another folder's never", async () => {
    assert.notDeepEqual(await readSecret(folder), await readSecret(join(folder, 'other')));
  });
});
