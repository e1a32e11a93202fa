import assert from 'node:assert/strict';
import { evenPages, type Room, torn } from '../../../../../src/engine/writing/points/pages.ts';

const room: Room = { height: 100, words: 60, count: 7, gap: 0 };
const sizes = (
  heights: readonly number[],
  more: Partial<Room> = {},
  tears: Readonly<Record<number, number>> = {},
): number[] =>
  evenPages(
    heights.map((height, at) => ({ height, at })),
    ({ height }) => ({ height, words: 1 }),
    { ...room, ...more },
    ({ at }) => tears[at] ?? 0,
  ).map(({ length }) => length);

describe('evenPages', () => {
  it('takes as few pages as hold everything', () => {
    assert.deepEqual(sizes([30, 30, 30]), [3]);
    assert.deepEqual(sizes([30, 30, 30, 30]).length, 2);
  });

  it('makes them even rather than full', () => {
    assert.deepEqual(sizes([25, 25, 25, 25, 25, 25]), [3, 3]);
  });

  it('leaves nothing alone on the last page', () => {
    assert.deepEqual(sizes([20, 20, 20, 20, 20, 20]), [3, 3]);
    assert.deepEqual(sizes([20, 30, 40, 30]), [2, 2]);
  });

  it('counts words and things as well as height', () => {
    assert.deepEqual(sizes([1, 1, 1, 1], { words: 2 }), [2, 2]);
    assert.deepEqual(sizes([1, 1, 1, 1, 1, 1], { count: 3 }), [3, 3]);
  });

  it('begins no page with what belongs to the page before', () => {
    assert.deepEqual(sizes([30, 30, 30, 30], {}, { 2: torn.chain }), [3, 1]);
  });

  it('rather parts paragraphs than even pages', () => {
    assert.deepEqual(sizes([20, 20, 20, 20, 20, 20], {}, {}), [3, 3]);
    assert.deepEqual(sizes([20, 20, 20, 20, 20, 20], {}, { 3: torn.paragraph, 4: 0 }), [4, 2]);
  });

  it('gives what is too large for any page one to itself', () => {
    assert.deepEqual(sizes([30, 300, 30]), [1, 1, 1]);
    assert.deepEqual(sizes([]), []);
  });

  it('takes time in proportion to what is paged', () => {
    assert.equal(
      sizes(Array.from({ length: 4_000 }, () => 30)).reduce((sum, size) => sum + size, 0),
      4_000,
    );
  });
});
