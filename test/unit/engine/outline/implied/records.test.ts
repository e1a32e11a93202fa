import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { records } from '../../../../../src/engine/outline/implied/records.ts';
import { markdown } from '../../../../support/reading.ts';

const namesIn = async (text: string): Promise<string[] | undefined> =>
  records((await markdown(`# Boats\n\n${text}\n`)).blocks)?.found.map(({ heading }) => plain(heading));

describe('records', () => {
  it('are named by short lines with the same field below each', async () => {
    const text =
      'The sail tears\n\nCause: it is old\n\nRating: **High**\n\nThe oar breaks\n\nCause: it is thin\n\nRating: Low';
    assert.deepEqual(await namesIn(text), ['The sail tears', 'The oar breaks']);
  });

  it('are named by lone entries of ordered lists, above the same names of lists', async () => {
    const sides = 'Pros:\n\n* cheap\n* fast\n\nCons:\n\n* old';
    assert.deepEqual(await namesIn(`1. Mend the old boat.\n\n${sides}\n\n1. Buy a new one.\n\n${sides}`), [
      'Mend the old boat',
      'Buy a new one',
    ]);
  });

  it('are more than one, and their names no sentences or fields', async () => {
    assert.equal(await namesIn('The sail tears\n\nCause: it is old\n\nIt is so.'), undefined);
    assert.equal(await namesIn('It tears.\n\nCause: old\n\nIt breaks.\n\nCause: thin'), undefined);
    assert.equal(await namesIn('Sail: torn\n\nCause: old\n\nOar: broken\n\nCause: thin'), undefined);
    assert.equal(await namesIn('The sail tears\n\nCause: old\n\nThe oar breaks\n\nRating: Low'), undefined);
  });
});
