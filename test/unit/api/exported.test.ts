import assert from 'node:assert/strict';
import { type ExportNote, readNote, writeNote } from '../../../src/api/exported.ts';

const note: ExportNote = {
  fonts: ['Inter'],
  remarks: [{ about: 'diagram', slide: 3, name: 'Ein "Ablauf"\r\nmit 日本語' }],
};

describe('writeNote', () => {
  it('comes back as it was', () => {
    assert.deepEqual(readNote(writeNote(note)), note);
  });

  it('may stand in a header, however much there is to say', () => {
    const name = '界'.repeat(1_000);
    const remarks = Array.from({ length: 500 }, (_, slide) => ({ about: 'formula' as const, slide, name }));
    const written = writeNote({ fonts: [], remarks });
    assert.match(written, /^[\x21-\x7e]+$/);
    assert(written.length <= 4_096, String(written.length));
    assert(readNote(written)!.remarks.length > 1);
  });
});

describe('readNote', () => {
  for (const header of [undefined, '', '%', 'null', '%7B%22fonts%22%3A1%7D'])
    it(`finds nothing in ${header}`, () => {
      assert.equal(readNote(header), undefined);
    });
});
