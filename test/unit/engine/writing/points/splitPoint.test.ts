import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { pointOf } from '../../../../../src/engine/writing/points/points.ts';
import { splitPoint } from '../../../../../src/engine/writing/points/splitPoint.ts';

const partsOf = (text: string, most: number): string[] =>
  splitPoint(pointOf(rich(text)), most, 'us').map((point) => plain(point.text));
const short = 'The pier is old.';
const long =
  'Though the harbor has been closed for most of the year, the boats of the island come in every day.';

describe('splitPoint', () => {
  it('parts a text between its sentences, however uneven they are', () => {
    assert.deepEqual(partsOf(`${short} ${long}`, 20), [short, long]);
  });

  it('parts a sentence that is too long by itself after one of its clauses', () => {
    assert.deepEqual(partsOf(long, 12), [
      'Though the harbor has been closed for most of the year,',
      'the boats of the island come in every day.',
    ]);
  });
});
