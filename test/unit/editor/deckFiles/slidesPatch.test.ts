import assert from 'node:assert/strict';
import { slidesPatch } from '../../../../src/editor/deckFiles/slidesPatch.ts';

describe('slidesPatch', () => {
  it('sends everything to a tab that shows nothing', () => {
    assert.deepEqual(slidesPatch([], ['a', 'b']), ['a', 'b']);
  });

  it('sends only what changed', () => {
    assert.deepEqual(slidesPatch(['a', 'b', 'c'], ['a', 'B', 'c']), [0, 'B', 2]);
  });

  it('sends nothing of slides that only moved, went or came back', () => {
    assert.deepEqual(slidesPatch(['a', 'b', 'c'], ['c', 'a']), [2, 0]);
  });

  it('lets each slide that was there stand in one place only', () => {
    assert.deepEqual(slidesPatch(['a', 'a'], ['a', 'a', 'a']), [0, 1, 'a']);
    assert.deepEqual(slidesPatch(['b', 'a'], ['a', 'a']), [1, 'a']);
  });
});
