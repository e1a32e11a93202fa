import assert from 'node:assert/strict';
import { excessOfDeck, excessSentence } from '../../../src/deckFile/excessOfDeck.ts';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';

const excess = (text: string): string | undefined => {
  const found = excessOfDeck(readDeckFile(text, { name: 'deck' }).deck);
  return found && excessSentence(found);
};

describe('excessOfDeck', () => {
  it('is nothing in what a person shows', () => {
    assert.equal(excess(`# A\n\n---\n\n## B\n\n${'- entry\n'.repeat(60)}`), undefined);
  });

  it('says which slide has more than one may have, and of what', () => {
    assert.equal(excess('## A\n\n- b\n\n---\n\n'.repeat(1_001)), 'at most 1000 slides, not 1001');
    assert.match(
      excess(`# A\n\n---\n\n## B\n\n${'word '.repeat(5_000)}\n`)!,
      /^at most 20000 characters in one text of a slide, not \d+ as on slide 2$/,
    );
    assert.match(
      excess(`# A\n\n---\n\n<!-- agenda -->\n\n## B\n\n${'- entry\n'.repeat(2_000)}`)!,
      /^at most 1000 texts and numbers on a slide, not \d+ as on slide 2$/,
    );
  });
});
