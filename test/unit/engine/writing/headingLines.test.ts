import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { headingLines } from '../../../../src/engine/writing/headingLines.ts';

describe('headingLines', () => {
  const linesOf = (count: number, most: number): string[] =>
    headingLines(
      Array.from({ length: count }, (_, at) => [rich(`${at + 1}`)]),
      most,
    ).map((line) => plain(line));

  it('gives every heading its own line where there are enough', () => {
    assert.deepEqual(linesOf(3, 4), ['1', '2', '3']);
  });

  it('puts as many on each line as it takes, and loses none', () => {
    assert.deepEqual(linesOf(7, 3), ['1 · 2 · 3', '4 · 5 · 6', '7']);
  });
});
