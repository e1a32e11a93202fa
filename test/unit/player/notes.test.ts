import assert from 'node:assert/strict';
import { drawNotes } from '../../../src/player/notes.ts';

describe('drawNotes', () => {
  it('keeps paragraphs and the lines of listings', () => {
    assert.equal(
      drawNotes('One\ntwo\n\nThree\n\n```js\na\n\n  b\n```\n').markup,
      '<p>One\ntwo</p><p>Three</p><pre>a\n\n  b</pre>',
    );
  });

  it('loses nothing of a listing that never ends', () => {
    assert.equal(drawNotes('~~~\na\n```\nb').markup, '<pre>a\n```\nb</pre>');
  });

  it('shows markup as text', () => {
    assert.equal(drawNotes('<img src=x onerror=a()>').markup, '<p>&lt;img src=x onerror=a()&gt;</p>');
  });

  it('is empty without notes', () => {
    assert.equal(drawNotes(' \n ').markup, '');
  });
});
