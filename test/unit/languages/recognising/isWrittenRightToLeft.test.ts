import assert from 'node:assert/strict';
import { isWrittenRightToLeft } from '../../../../src/languages/recognising/isWrittenRightToLeft.ts';

describe('isWrittenRightToLeft', () => {
  it('knows it by the script, with terms of another among it', () => {
    for (const text of ['שלום עולם', 'نحو Kubernetes والحاويات', 'ދިވެހި', 'سلام دنیا'])
      assert.equal(isWrittenRightToLeft(text), true, text);
  });

  it('takes a word of such a script within others for what it is', () => {
    for (const text of ['', '42 %', 'Das Wort שלום heißt Frieden', '季度回顾'])
      assert.equal(isWrittenRightToLeft(text), false, text);
  });
});
