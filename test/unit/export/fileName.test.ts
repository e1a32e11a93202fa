import assert from 'node:assert/strict';
import { fileNameOf } from '../../../src/export/fileName.ts';

describe('fileNameOf', () => {
  it('keeps letters of every script and drops what file systems refuse', () => {
    assert.equal(fileNameOf('レビュー: Q3/Q4 "final"?', '.pptx'), 'レビュー Q3 Q4 final.pptx');
  });

  it('has a name where nothing is left', () => {
    assert.equal(fileNameOf('???', '.pdf'), 'presentation.pdf');
  });

  it('is not too long for any file system', () => {
    assert.equal(fileNameOf('x'.repeat(300), '.pdf').length, 84);
  });
});
