import assert from 'node:assert/strict';
import { newObjectKey, readKey, safeName, writeKey } from '../../../../src/service/objects/objectKey.ts';

describe('The safe name of a file', () => {
  const names: Record<string, string> = {
    'notes.md': 'notes.md',
    'Q3 review (final).md': 'Q3_review_final_.md',
    '../../etc/passwd': 'passwd',
    '..': '_.',
    '.': '_.',
    '/': '_',
    'C:\\temp\\a.md': 'a.md',
    'nul\u0000byte.md': 'nul_byte.md',
    'a\u202eb.md': 'a_b.md',
    '製品.md': '製品.md',
    '....md': '_.md',
    'lone\ud800.md': 'lone_.md',
  };
  for (const [name, safe] of Object.entries(names)) {
    it(`of ${JSON.stringify(name)} is ${safe}`, () => assert.equal(safeName(name), safe));
  }

  it('stays short and keeps the extension', () => {
    const name = safeName(`${'長'.repeat(1_000)}.markdown-of-a-very-long-kind`);
    assert.ok(Buffer.byteLength(name) < 300);
    assert.match(name, /\.markdown-of-a-v$/);
  });
});

describe('An object key', () => {
  it('reads as it was written', () => {
    const key = newObjectKey('acme', 'a b.md');
    assert.deepEqual(readKey(writeKey(key)), key);
  });

  it('is new every time', () => {
    assert.notEqual(newObjectKey('acme', 'a.md').id, newObjectKey('acme', 'a.md').id);
  });

  it('is nothing else', () => {
    const id = '0'.repeat(32);
    for (const text of [
      '',
      'acme',
      `acme/${id}`,
      `acme/${id}/`,
      `/${id}/a`,
      `acme/${id}/a/b`,
      'acme/../a',
      `acme/${id.toUpperCase()}x/a`,
    ]) {
      assert.equal(readKey(text), undefined, text);
    }
  });
});
