import assert from 'node:assert/strict';
import { isSafeLink, plain, RichText, rich } from '../../../src/deck/richText.ts';
import { layouts, Slide } from '../../../src/deck/slide.ts';

describe('slides', () => {
  it('have nineteen layouts', () => {
    assert.equal(new Set(layouts).size, 19);
  });

  it('have no fields of another layout', () => {
    const slide = Slide.parse({ layout: 'cover', id: 's', notes: '', title: rich('Title'), tex: 'x' });
    assert.equal('tex' in slide, false);
  });
});

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
