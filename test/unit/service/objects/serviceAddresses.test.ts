import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServiceAddresses } from '../../../../src/service/objects/serviceAddresses.ts';

describe('The addresses of a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deckwright-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are those that were remembered, by any process, once each', async () => {
    const one = new ServiceAddresses(folder);
    const other = new ServiceAddresses(folder);
    assert.equal(await other.wereEver('https://a.example'), false);
    await one.remember('https://a.example');
    await one.remember('https://a.example');
    await other.remember('https://b.example/deck');
    for (const address of ['https://a.example', 'https://b.example/deck']) {
      assert.equal(await one.wereEver(address), true);
      assert.equal(await other.wereEver(address), true);
    }
    for (const address of [
      'http://a.example',
      'https://a.example:8443',
      'https://b.example',
      'https://c.example',
    ]) {
      assert.equal(await one.wereEver(address), false, address);
    }
    assert.equal(
      await readFile(join(folder, 'addresses'), 'utf8'),
      'https://a.example\nhttps://b.example/deck\n',
    );
  });

  it('are this machine under any port, without being remembered', async () => {
    const addresses = new ServiceAddresses(join(folder, 'never'));
    for (const address of [
      'http://127.0.0.1:1',
      'http://127.1.2.3',
      'http://localhost:99',
      'https://[::1]:5',
    ]) {
      await addresses.remember(address);
      assert.equal(await addresses.wereEver(address), true, address);
    }
    for (const address of [
      'http://127.0.0.1.evil.example',
      'http://localhost.evil.example',
      'http://127.0.0.1/x',
      'http://10.0.0.1',
    ]) {
      assert.equal(await addresses.wereEver(address), false, address);
    }
  });
});
