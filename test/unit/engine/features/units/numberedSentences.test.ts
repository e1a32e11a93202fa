import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { numberedSentences } from '../../../../../src/engine/features/units/numberedSentences.ts';

const read = (text: string) =>
  numberedSentences({ kind: 'paragraph', text: rich(text), position: { from: 1, to: 1 } }, 'us');

describe('numberedSentences', () => {
  it('makes a list of the sentences of a paragraph that are counted, with what follows each', () => {
    const found = read(
      'The work has three parts. 1) Boats are counted. By hand. 2) Maps are drawn. 3) Lights are lit.',
    );
    assert.ok(found);
    assert.equal(plain(found.before), 'The work has three parts.');
    assert.deepEqual(
      found.list.items.map(({ text }) => plain(text)),
      ['Boats are counted. By hand.', 'Maps are drawn.', 'Lights are lit.'],
    );
  });

  it('leaves a paragraph that counts less, or from elsewhere', () => {
    assert.equal(read('1) Boats are counted. 2) Maps are drawn.'), undefined);
    assert.equal(read('3) Boats are counted. 4) Maps are drawn. 5) Lights are lit.'), undefined);
  });
});
