import assert from 'node:assert/strict';
import { limits } from '../../../../src/api/limits.ts';
import {
  documentFileName,
  gatherFiles,
  type WorkspaceFile,
} from '../../../../src/editor/request/gatherFiles.ts';

const file = (fileName: string, size = 10): WorkspaceFile => ({
  fileName,
  size,
  open: () => Promise.reject(new Error('not opened here')),
});
const names = (files: readonly WorkspaceFile[]) => files.map(({ fileName }) => fileName);

describe('gatherFiles', () => {
  it('takes the document, what was ticked, then the pictures', () => {
    const { files, leftOut } = gatherFiles({
      document: file('notes.md'),
      attached: [file('numbers.pdf')],
      pictures: [file('img/a.png'), file('b/a.png')],
    });
    assert.deepEqual(names(files), ['notes.md', 'numbers.pdf', 'img/a.png', 'b/a.png']);
    assert.deepEqual(leftOut, []);
  });

  it('sends a picture once that is ticked and shown', () => {
    const { files, leftOut } = gatherFiles({
      document: undefined,
      attached: [file('a.png')],
      pictures: [file('a.png')],
    });
    assert.deepEqual([names(files), leftOut], [['a.png'], []]);
  });

  it('names the pictures that are too large or too many', () => {
    const pictures = [
      file('huge.png', limits.uploadBytes + 1),
      ...Array.from({ length: limits.attachments + 1 }, (_, index) => file(`${index}.png`)),
    ];
    const { files, leftOut } = gatherFiles({ document: undefined, attached: [], pictures });
    assert.equal(files.length, limits.attachments);
    assert.deepEqual(leftOut, ['huge.png', `${limits.attachments}.png`]);
  });
});

describe('documentFileName', () => {
  it('ends as a service takes it', () => {
    assert.equal(documentFileName('notes.md'), 'notes.md');
    assert.equal(documentFileName('notes.TXT'), 'notes.TXT');
    assert.equal(documentFileName('notes.qmd'), 'notes.md');
    assert.equal(documentFileName('Untitled-1'), 'Untitled-1.md');
    assert.equal(documentFileName(''), 'document.md');
  });
});
