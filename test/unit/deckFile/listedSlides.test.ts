import assert from 'node:assert/strict';
import { listedSlides, placesOf } from '../../../src/deckFile/listedSlides.ts';

const text = '---\ntitle: x\n---\n\n# A\n\n---\n\n\n## B\n\n- one\n\n---\n\n## B\n\n- one\n';

describe('listedSlides', () => {
  it('names each slide as it is written', () => {
    assert.deepEqual(listedSlides(text), [
      { number: 1, title: 'A', layout: 'cover', text: '# A' },
      { number: 2, title: 'B', layout: 'bullets', text: '## B\n\n- one' },
      { number: 3, title: 'B', layout: 'bullets', text: '## B\n\n- one' },
    ]);
  });

  it('lists once what is shown on several slides', () => {
    const long =
      '## Both\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```js\n1\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n';
    assert.equal(listedSlides(long).length, 1);
  });

  it('lists nothing of an empty file', () => {
    assert.deepEqual(listedSlides('\n'), []);
  });
});

describe('placesOf', () => {
  const slides = listedSlides(text);

  it('finds slides where they were, the one of two twins that was meant', () => {
    assert.deepEqual(placesOf(text, slides), [0, 1, 2]);
  });

  it('finds a slide that moved since', () => {
    assert.deepEqual(placesOf(`# New\n\n---\n\n${text.slice(18)}`, [slides[0]!]), [1]);
  });

  it('finds none that changed since', () => {
    assert.equal(placesOf(text.replace('# A', '# Z'), slides), undefined);
  });
});
