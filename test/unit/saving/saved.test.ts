import assert from 'node:assert/strict';
import { extensionOf, formatOfPath, picturesOf, savedFormats } from '../../../src/saving/saved.ts';

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

describe('picturesOf', () => {
  it('names the picture of one slide as it is asked', () => {
    assert.deepEqual(picturesOf('a/talk.png', {}, 1), [{ slide: 1, path: 'a/talk.png' }]);
    assert.deepEqual(picturesOf('talk.png', { slides: { from: 3, to: 3 } }, 12), [
      { slide: 3, path: 'talk.png' },
    ]);
  });

  it('numbers those of several, with as many digits for each', () => {
    assert.deepEqual(
      picturesOf('talk.png', { slides: { from: 9, to: 20 } }, 10).map(({ path }) => path),
      ['talk-09.png', 'talk-10.png'],
    );
  });
});
