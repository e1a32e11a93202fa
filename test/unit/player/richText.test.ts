import assert from 'node:assert/strict';
import { html } from '../../../src/player/html.ts';
import { drawRichText } from '../../../src/player/richText.ts';

const math = (tex: string) => html`<math>${tex}</math>`;
const draw = (...spans: Parameters<typeof drawRichText>[0]) =>
  drawRichText(spans, math, () => 'styled').markup;

describe('drawRichText', () => {
  it('nests marks in one order', () => {
    assert.equal(
      draw({ text: 'a', marks: ['strong', 'code', 'emphasis'] }),
      '<strong><em><code>a</code></em></strong>',
    );
  });

  it('ends a line where its text does', () => {
    assert.equal(draw({ text: 'AG Petersen\nRoom 2' }), 'AG Petersen<br>\nRoom 2');
    assert.equal(draw({ text: 'a\n', marks: ['strong'] }, { text: 'b' }), '<strong>a<br>\n</strong>b');
  });

  it('draws signs that any machine has, but for code', () => {
    assert.equal(draw({ text: 'Sails ✅' }), 'Sails <span class="sign" data-says="yes">✓</span>');
    assert.equal(draw({ text: '❌' }), '<span class="sign" data-says="no">✗</span>');
    assert.equal(draw({ text: '✅', marks: ['code'] }), '<code>✅</code>');
  });

  it('keeps groups of digits in their order within what is read from the right', () => {
    assert.equal(draw({ text: 'اتصل على 06-500-0190' }), 'اتصل على <bdi dir="ltr">06-500-0190</bdi>');
    assert.equal(draw({ text: 'Call 06-500-0190' }), 'Call 06-500-0190');
  });

  it('draws formulas', () => {
    assert.equal(draw({ text: 'x<y', marks: ['math'] }), '<math>x&lt;y</math>');
  });

  it('links to the web and to mail, and to nothing else', () => {
    assert.match(
      draw({ text: 'a', href: 'https://example.com/?a=1&b="' }),
      /^<a href="https:\/\/example\.com\/\?a=1&amp;b=&quot;" target="_blank" rel="noopener noreferrer">a<\/a>$/,
    );
    assert.match(draw({ text: 'a', href: 'mailto:a@example.com' }), /^<a /);
    assert.equal(draw({ text: 'a', href: 'javascript:alert(1)' }), 'a');
    assert.equal(draw({ text: 'a', href: ' https://example.com' }), 'a');
  });
});
