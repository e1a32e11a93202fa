import assert from 'node:assert/strict';
import { fileNameOf } from '../../../src/deck/fileName.ts';

describe('fileNameOf', () => {
  it('keeps letters of every script and drops what file systems refuse', () => {
    assert.equal(fileNameOf('レビュー: Q3/Q4 "final"?', '.pptx'), 'レビュー Q3 Q4 final.pptx');
  });

  it('is no hidden file, and no device of Windows', () => {
    assert.equal(fileNameOf('.net', '.md'), 'net.md');
    for (const title of ['CON', 'lpt1', 'aux.'])
      assert.match(fileNameOf(title, '.notes.md'), /^\w+_\.notes\.md$/u, title);
    assert.equal(fileNameOf('Console', '.md'), 'Console.md');
  });

  it('has a name where nothing is left', () => {
    assert.equal(fileNameOf('???', '.pdf'), 'presentation.pdf');
  });

  it('is not too long for any file system', () => {
    assert.equal(fileNameOf('x'.repeat(300), '.pdf').length, 84);
    assert.ok(Buffer.byteLength(fileNameOf('漢'.repeat(100), '.notes.md')) <= 190);
  });
});
