import assert from 'node:assert/strict';
import { isSafeLink, isWholly, plain, RichText, rich } from '../../../src/deck/richText.ts';

describe('rich text', () => {
  it('is plain without its marks', () => {
    assert.equal(plain([{ text: 'a ' }, { text: 'b', marks: ['code'] }]), 'a b');
  });

  it('is wholly in one style, whatever the spaces between its words are in', () => {
    const bold = { text: 'a', marks: ['strong' as const] };
    assert.deepEqual(
      [
        [bold, { text: ' ' }, bold],
        [bold, { text: 'b' }],
      ].map((text) => isWholly(text, 'strong')),
      [true, false],
    );
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

  it('refuses a link of more than 2,000 characters, which each piece of its words would carry', () => {
    const href = `https://x.example/${'a'.repeat(1_982)}`;
    assert.deepEqual([isSafeLink(href), isSafeLink(`${href}a`)], [true, false]);
  });
});
