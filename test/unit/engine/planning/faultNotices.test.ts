import assert from 'node:assert/strict';
import { faultNotices } from '../../../../src/engine/planning/faultNotices.ts';
import type { SourceDocument } from '../../../../src/engine/reading/document/sourceDocument.ts';
import { markdown } from '../../../support/reading.ts';
import { writtenDeck } from '../../../support/writtenDeck.ts';

const withFaults = async (lines: readonly number[]): Promise<SourceDocument> => ({
  ...(await markdown('Text.')),
  faults: lines.map((line) => ({ about: 'formula' as const, line })),
});

describe('The notices of what a writer got wrong', () => {
  it('say where it is, a sentence for each kind', async () => {
    const text = '---\ntitle: "Tides\ntheme: sunshine\n---\n\n# Tides\n\n## Height\n\n$$ \\frac{a}{ $$\n';
    const deck = await writtenDeck(text, { documentName: 'tides.md' });
    assert.deepEqual(deck.storyline.deck.notices, [
      'The front matter is no valid YAML, and only what could be read of it was taken: tides.md:2.',
      'There is no theme “sunshine”, and another was taken: tides.md:3.',
      'What could not be read as a formula stands as it was written: tides.md:10.',
    ]);
  });

  it('name the first of many places', async () => {
    const documents = [await withFaults([1, 2, 2, 3]), await withFaults([4, 5, 6, 7])];
    const [sentence, ...others] = faultNotices(documents, 'de');
    assert.match(sentence ?? '', /document\.md:1, .*document\.md:5 und …\.$/);
    assert.deepEqual(others, []);
  });

  it('are in the language of the deck', async () => {
    assert.deepEqual(faultNotices([await withFaults([2])], 'cn'), [
      '无法作为公式读取的内容按原文显示：document.md:2。',
    ]);
  });
});
