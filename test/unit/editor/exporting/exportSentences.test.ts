import assert from 'node:assert/strict';
import {
  noteSentences,
  problemSentence,
  savedSentence,
} from '../../../../src/editor/exporting/exportSentences.ts';
import { english } from '../../../support/english.ts';

const pptx = { format: 'pptx', language: 'en' } as const;

describe('What is said of an exported file', () => {
  it('is why it is not there', () => {
    assert.equal(
      problemSentence({ about: 'full', path: '/out/a.pptx' }, english),
      'The disk is full: /out/a.pptx was not written.',
    );
    assert.match(
      problemSentence({ about: 'no-browser', format: 'pdf' }, english),
      /draw a PDF\. Install Chromium/,
    );
    assert.equal(
      problemSentence({ about: 'not-drawn', path: '/out/a.pdf', said: '' }, english),
      'The browser did not draw /out/a.pdf.',
    );
  });

  it('is its name, and of several how many there are', () => {
    assert.equal(savedSentence(['C:\\out\\a.pptx'], english), 'a.pptx is saved.');
    assert.equal(
      savedSentence(['/out/a-1.png', '/out/a-2.png'], english),
      '2 pictures are saved, the first as a-1.png.',
    );
  });

  it('is what it could not show, of a long list the beginning, and its fonts', () => {
    const remarks = [1, 2, 3, 4].map((slide) => ({ about: 'diagram' as const, slide, name: 'Flow' }));
    const said = noteSentences({ fonts: ['A', 'B', 'C'], remarks }, pptx, english);
    assert.equal(said.length, 4);
    assert.match(said[0] ?? '', /^Slide 1: the diagram “Flow” can only be drawn by a browser/);
    assert.match(said[3] ?? '', /^Its fonts are A, B, and C:/);
    assert.deepEqual(noteSentences(undefined, pptx, english), []);
  });

  it('is how the diagrams of a page are drawn', () => {
    const note = { fonts: [], remarks: [{ about: 'diagram' as const, slide: 1, name: 'Flow' }] };
    const html = { ...pptx, format: 'html' } as const;
    assert.match(noteSentences(note, html, english).at(-1) ?? '', /open the presentation in a browser/);
    assert.equal(noteSentences(note, pptx, english).length, 1);
  });
});
