import assert from 'node:assert/strict';
import { isSafeLink, plain, RichText, rich } from '../../../src/deck/richText.ts';

describe('rich text', () => {
  it('is plain without its marks', () => {
    assert.equal(plain([{ text: 'a ' }, { text: 'b', marks: ['code'] }]), 'a b');
  });

  it('is empty for no text', () => assert.deepEqual(rich(''), []));

  for (const href of [
    'javascript:alert(1)',
    'data:text/html,x',
    ' https://x.example',
    'file:///etc/passwd',
  ]) {
    it(`refuses a link to ${href}`, () => {
      assert.equal(isSafeLink(href), false);
      assert.equal(RichText.safeParse([{ text: 'x', href }]).success, false);
    });
  }
});
