import assert from 'node:assert/strict';
import { disguiseOf, isPackedFile, isSourceFile } from '../../../../src/editor/request/fileKinds.ts';

describe('A file that a deck is to be made of', () => {
  it('is known by its name', () => {
    for (const name of ['a.md', 'B.MARKDOWN', 'c.txt', 'd.pdf', 'e.PPTX'])
      assert.ok(isSourceFile(name), name);
    for (const name of ['a.png', 'b.docx', 'md', 'c.md.bak']) assert.ok(!isSourceFile(name), name);
    assert.deepEqual(['a.md', 'b.pdf', 'c.pptx'].map(isPackedFile), [false, true, true]);
  });

  it('is found out where it calls itself text and is none', () => {
    assert.equal(disguiseOf('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'pdf');
    assert.equal(disguiseOf('PK\u0003\u0004\u0014\0\u0006'), 'zip');
    assert.equal(disguiseOf('\ufffdPNG\r\n\u001a\n\0\0\0\rIHDR'), 'binary');
    assert.equal(disguiseOf('\ufffd\ufffd\ufffd\ufffdJFIF'), 'binary');
  });

  it('is text where it reads as text, in any script', () => {
    for (const text of [
      '',
      '# Title',
      'Überschrift — „so“',
      '자전거',
      'One \ufffd in a long line of words that are right',
    ])
      assert.equal(disguiseOf(text), undefined);
  });
});
