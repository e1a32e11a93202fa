import assert from 'node:assert/strict';
import { replaces } from '../../../../src/languages/recognising/replaces.ts';

describe('replaces', () => {
  it('knows what says that one takes the place of another', () => {
    for (const [text, language] of [
      ['Can be modeled as a **custom format** that you combine with other formats:', 'us'],
      ['Use the following instead:', 'us'],
      ['After:', 'uk'],
      ['New API:', 'us'],
      ['Stattdessen schreiben Sie:', 'de'],
      ['Après :', 'fr'],
      ['変更後：', 'ja'],
      ['可以写成：', 'cn'],
    ] as const)
      assert.ok(replaces(text, language), text);
  });

  it('takes no other sentence for it', () => {
    for (const [text, language] of [
      ['After you have installed it, run the tests:', 'us'],
      ['Compare to another one that uses C instead of a script:', 'us'],
      ['Now we open the harbor and let all of the ships in:', 'us'],
      ['Nach dem Neustart:', 'de'],
    ] as const)
      assert.ok(!replaces(text, language), text);
  });
});
