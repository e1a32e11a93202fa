import assert from 'node:assert/strict';
import { extensionOf, formatOfPath, savedFormats } from '../../../src/saving/saved.ts';

describe('formatOfPath', () => {
  for (const format of savedFormats)
    it(`knows ${format} by the ending that it gives it`, () => {
      assert.equal(formatOfPath(`talk${extensionOf(format)}`), format);
      assert.equal(formatOfPath(`TALK${extensionOf(format).toUpperCase()}`), format);
    });

  it('takes Markdown for notes, unless it says that it is a deck', () => {
    assert.equal(formatOfPath('talk.md'), 'notes');
    assert.equal(formatOfPath('talk.deck.md'), 'md');
  });

  it('knows no other ending', () => {
    assert.equal(formatOfPath('a.docx'), undefined);
    assert.equal(formatOfPath(undefined), undefined);
  });
});
