import assert from 'node:assert/strict';
import { readDownloadLink, writeDownloadLink } from '../../../../src/service/objects/downloadLink.ts';
import { newObjectKey } from '../../../../src/service/objects/objectKey.ts';
import { Signer } from '../../../../src/service/objects/signer.ts';

describe('A download link', () => {
  const signer = new Signer(() => [Buffer.alloc(32, 1)]);
  const expires = Date.UTC(2026, 10, 28);

  for (const address of [
    'http://127.0.0.1:8787',
    'https://slides.example.com/files/deck',
    'http://[::1]:1',
  ]) {
    for (const [workspace, name] of [
      ['acme', 'a.md'],
      ['files', '日本 %2F.md'],
    ] as const) {
      it(`at ${address} of ${workspace} reads as it was written`, () => {
        const link = { address, key: newObjectKey(workspace, name), expires };
        assert.deepEqual(readDownloadLink(writeDownloadLink(link, signer), signer), link);
      });
    }
  }

  it('is nothing that another signed', () => {
    const link = { address: 'http://127.0.0.1', key: newObjectKey('acme', 'a.md'), expires };
    assert.equal(
      readDownloadLink(writeDownloadLink(link, new Signer(() => [Buffer.alloc(32, 2)])), signer),
      undefined,
    );
  });

  it('is no other text', () => {
    const text = writeDownloadLink(
      { address: 'http://127.0.0.1', key: newObjectKey('acme', 'a.md'), expires },
      signer,
    );
    for (const wrong of [
      '',
      'files',
      text.replace('http:', 'ftp:'),
      text.replace('http://', 'http://user@'),
      text.replace('http://', 'http://:password@'),
      `${text}#x`,
      `${text}&expires=1`,
      `${text}&x=1`,
      text.replace('a.md', '%'),
      text.replace('/files/', '/file/'),
      text.replace(/expires=\d+/, 'expires=-1'),
      text.replace(/expires=\d+/, 'expires=0x99999999'),
    ]) {
      assert.equal(readDownloadLink(wrong, signer), undefined, wrong);
    }
  });
});
