import assert from 'node:assert/strict';
import { applyEdits } from '../../../../src/deckFile/edits/applyEdits.ts';
import { bringSlides, duplicateSlide, moveSlide } from '../../../../src/deckFile/edits/placeSlides.ts';

const text = '---\ntitle: x\n---\n\n# A\n\n---\n\n## B\n\ntext\n\n---\n\n## C\n';

describe('moveSlide', () => {
  it('moves a slide down and up again, and touches nothing else', () => {
    const down = moveSlide(text, 10, 1)!;
    const moved = applyEdits(text, down.edits);
    assert.equal(moved, '---\ntitle: x\n---\n\n# A\n\n---\n\n## C\n\n---\n\n## B\n\ntext\n');
    assert.equal(moved.split('\n')[down.line], '## B');
    const up = moveSlide(moved, down.line, -1)!;
    assert.equal(applyEdits(moved, up.edits), text);
    assert.equal(text.split('\n')[up.line], '## B');
  });

  it('moves no slide beyond the ends', () => {
    assert.equal(moveSlide(text, 4, -1), undefined);
    assert.equal(moveSlide(text, 14, 1), undefined);
    assert.equal(moveSlide('', 0, 1), undefined);
  });
});

describe('duplicateSlide', () => {
  it('sets the slide once more behind itself', () => {
    const { edits, line } = duplicateSlide(text, 8)!;
    const lines = applyEdits(text, edits).split('\n');
    assert.deepEqual(lines.slice(8, 17), ['## B', '', 'text', '', '---', '', '## B', '', 'text']);
    assert.equal(line, 14);
  });
});

describe('bringSlides', () => {
  const deck = ['# A', '## B\n\n- one\n- two', '## C', '## D\n\ntext'].join('\n\n---\n\n');
  const titles = (written: string) =>
    written
      .match(/^#+ \w/gm)!
      .map((title) => title.at(-1))
      .join('');
  const brought = (moved: readonly number[], to: number) => {
    const placed = bringSlides(deck, moved, to)!;
    const written = applyEdits(deck, placed.edits);
    return [titles(written), written.split('\n')[placed.line]];
  };

  it('sets slides behind the one that they pass downwards, before the one that they pass upwards', () => {
    assert.deepEqual(brought([0], 2), ['BCAD', '# A']);
    assert.deepEqual(brought([3], 1), ['ADBC', '## D']);
  });

  it('keeps several together, in their order', () => {
    assert.deepEqual(brought([3, 1], 0), ['BDAC', '## B']);
    assert.deepEqual(brought([0, 1], 3), ['CDAB', '# A']);
  });

  it('moves nothing onto itself, and nothing to where no slide is', () => {
    assert.equal(bringSlides(deck, [1, 2], 2), undefined);
    assert.equal(bringSlides(deck, [1], 4), undefined);
    assert.equal(bringSlides(deck, [7], 1), undefined);
  });
});
