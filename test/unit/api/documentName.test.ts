import assert from 'node:assert/strict';
import { documentNameHeader, documentNameHeaders, documentNameOf } from '../../../src/api/documentName.ts';

describe('the name of the document that is the prompt', () => {
  it('goes in a header, whatever its letters', () => {
    for (const name of ['plan.md', 'Übersicht – 第3四半期.md', 'a\nb.md', '\ud800.md']) {
      const header = documentNameHeaders(name)[documentNameHeader] ?? '';
      assert.match(header, /^[\x21-\x7e]+$/);
      assert.equal(documentNameOf(header), name.toWellFormed());
    }
  });

  it('is none where nothing is said, or nothing that can be read', () => {
    assert.deepEqual(documentNameHeaders(undefined), {});
    assert.deepEqual(documentNameHeaders('  '), {});
    for (const header of [undefined, null, '', '%E0%A4%A']) assert.equal(documentNameOf(header), undefined);
  });
});
