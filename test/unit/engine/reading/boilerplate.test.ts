import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { blockTexts } from '../../../../src/engine/reading/blockTexts.ts';
import { withoutBoilerplate } from '../../../../src/engine/reading/boilerplate.ts';
import type { Block } from '../../../../src/engine/reading/sourceDocument.ts';

const paragraph = (text: string, line = 1): Block => ({
  kind: 'paragraph',
  text: rich(text),
  position: { from: line, to: line },
});

const kept = (...texts: string[]): string[] =>
  withoutBoilerplate({ blocks: texts.map(paragraph), sections: [] }).blocks.flatMap((block) =>
    blockTexts(block).map(plain),
  );

const sentence = 'Thing does something that people need every day.';

describe('what stands on many documents', () => {
  it('is left out where it leads to the document in other languages', () => {
    assert.deepEqual(kept('English | Deutsch | 日本語', sentence), [sentence]);
    assert.deepEqual(kept('Docs · Chat · Blog', sentence), [sentence]);
  });

  it('keeps its words in the notes', () => {
    const { notes } = withoutBoilerplate({
      blocks: [paragraph('English | Deutsch | 日本語'), paragraph(sentence, 3)],
      sections: [],
    });
    assert.deepEqual(
      notes.map(({ text }) => text),
      ['English | Deutsch | 日本語'],
    );
  });

  it('is kept where it says something: values, sentences, or all there is', () => {
    for (const text of [
      'Author: Ada | Status: draft | Version: 2',
      'It is fast. | It is small. | It is free.',
    ])
      assert.deepEqual(kept(text, sentence), [text, sentence]);
    assert.deepEqual(kept('Red | Green | Blue'), ['Red | Green | Blue']);
  });
});
