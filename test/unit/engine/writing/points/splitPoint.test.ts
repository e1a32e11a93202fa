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

  const listed = (head: string, count: number): string[] =>
    splitPoint(
      { ...pointOf(rich(head)), items: Array.from({ length: count }, (_, at) => rich(`boat ${at + 1}`)) },
      40,
      'us',
    ).map(({ text, items = [] }) => [plain(text), ...items.map(plain)].join(', '));

  it('has what introduces a long list above each part of it', () => {
    assert.deepEqual(listed('These sail:', 8), [
      'These sail:, boat 1, boat 2, boat 3, boat 4',
      'These sail:, boat 5, boat 6, boat 7, boat 8',
    ]);
  });

  it('says a long text once, and what stands below it on its own', () => {
    const told = `${short} ${long}`;
    assert.deepEqual(listed(told, 7), [told, ...Array.from({ length: 7 }, (_, at) => `boat ${at + 1}`)]);
  });
});
