import assert from 'node:assert/strict';
import { el, xmlFile } from '../../../../src/export/pptx/xml.ts';

describe('el', () => {
  it('escapes text and values', () => {
    assert.equal(
      el('a', { b: '<"&\n' }, 'x < y & z').markup,
      '<a b="&lt;&quot;&amp;&#10;">x &lt; y &amp; z</a>',
    );
  });

  it('leaves out attributes without a value, and writes yes and no as figures', () => {
    assert.equal(el('a', { b: undefined, c: true, d: false }).markup, '<a c="1" d="0"/>');
  });

  it('drops signs that XML does not know, and mends halves of pairs', () => {
    assert.equal(el('a', {}, 'x\u0000\u000by\ud800').markup, '<a>xy\ufffd</a>');
  });

  it('holds children of children and passes over nothing', () => {
    assert.equal(el('a', {}, [el('b'), [false, undefined, 'c']]).markup, '<a><b/>c</a>');
  });
});

describe('xmlFile', () => {
  it('begins with a declaration', () => {
    assert.match(xmlFile(el('a')), /^<\?xml version="1\.0" encoding="UTF-8" standalone="yes"\?>\n<a\/>$/);
  });
});
