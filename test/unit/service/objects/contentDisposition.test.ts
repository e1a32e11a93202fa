import assert from 'node:assert/strict';
import { attachmentNamed } from '../../../../src/service/objects/contentDisposition.ts';

describe('The header that names a download', () => {
  it('has the name plainly and exactly', () => {
    assert.equal(attachmentNamed('a.md'), `attachment; filename="a.md"; filename*=UTF-8''a.md`);
  });

  it('keeps every character in the exact name, and nothing that breaks a header', () => {
    for (const name of [
      '日本 (1).md',
      '"a"; x=y',
      "it's*.md",
      'a\r\nSet-Cookie: x',
      'a\u0000b',
      '\u202e',
      '100%.md',
      'a\\b/c',
    ]) {
      const header = attachmentNamed(name);
      assert.match(header, /^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w.%!#$&+^`|~-]*$/);
      assert.equal(decodeURIComponent(header.split("''")[1] ?? ''), name);
    }
  });

  it('survives half a character', () => {
    assert.match(attachmentNamed('a\ud800'), /%EF%BF%BD$/);
  });
});
