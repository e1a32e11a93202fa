import assert from 'node:assert/strict';
import fc from 'fast-check';
import { drawn, html } from '../../../src/player/html.ts';

describe('html', () => {
  it('escapes text and attributes', () => {
    assert.equal(
      html`<p title="${`"><b'&`}">${'<script>'}</p>`.markup,
      '<p title="&quot;&gt;&lt;b&#39;&amp;">&lt;script&gt;</p>',
    );
  });

  it('takes markup as it is, lists one after the other, and nothing for nothing', () => {
    assert.equal(
      html`${html`<b>${1}</b>`}${[drawn('<i></i>'), 'x']}${undefined}${false}`.markup,
      '<b>1</b><i></i>x',
    );
  });

  it('leaves out letters that no page may hold', () => {
    assert.equal(html`${'a\u0000b\u0008c\uffff'}`.markup, 'abc');
  });

  it('never lets text open a tag or end an attribute', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/[<>"']/.test(html`${text}`.markup)));
  });
});
