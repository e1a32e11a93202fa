import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../../src/deck/richText.ts';
import { blockTexts } from '../../../../../../src/engine/reading/document/blockTexts.ts';
import type { Block } from '../../../../../../src/engine/reading/document/sourceDocument.ts';
import { withoutBoilerplate } from '../../../../../../src/engine/reading/tidying/leftOut/boilerplate.ts';

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
  it('is left out where a program finds a note by it', () => {
    assert.deepEqual(kept('20260205102621\n#harbor\n#pier', sentence), [sentence]);
    assert.equal(kept('#harbor is full', sentence).length, 2);
    assert.equal(kept('#12 #13', sentence).length, 2);
  });

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

  it('is left out where it is the text of a licence', () => {
    for (const text of [
      'Permission is hereby granted, free of charge, to any person obtaining a copy of this software.',
      'The above copyright notice and this permission notice shall be included in all copies.',
      'THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND.',
      'IN NO EVENT SHALL ADA BE LIABLE FOR ANY DIRECT DAMAGES.',
    ])
      assert.deepEqual(kept(sentence, text), [sentence]);
    const asked = 'The software is provided by the harbor, without warranty, and they may copy it.';
    assert.deepEqual(kept(sentence, asked), [sentence, asked]);
  });

  it('is kept where it says something: values, sentences, or all there is', () => {
    for (const text of [
      'Author: Ada | Status: draft | Version: 2',
      'It is fast. | It is small. | It is free.',
    ])
      assert.deepEqual(kept(text, sentence), [text, sentence]);
    assert.deepEqual(kept('Red | Green | Blue'), ['Red | Green | Blue']);
  });

  const keyWords =
    'The key words "MUST", "MUST NOT", "SHOULD" and "MAY" in this document are to be interpreted as described in BCP 14.';

  it('is left out where it says how key words are read, or whose rights a text is under', () => {
    assert.deepEqual(kept(keyWords, sentence), [sentence]);
    assert.deepEqual(kept(sentence, 'Copyright and related rights waived via CC0.', sentence), [
      sentence,
      sentence,
    ]);
    const requirement = 'Clients MUST follow RFC 2119 where they name a key word.';
    const about = 'Copyright is what this guide is about.';
    assert.deepEqual(kept(requirement, about, sentence), [requirement, about, sentence]);
  });

  it('is no choice that has a letter before it', () => {
    assert.deepEqual(kept('(c) 2026 Ann Bell', sentence), [sentence]);
    assert.deepEqual(kept(sentence, '(b) Wait,', '(c) Row,'), [sentence, '(b) Wait,', '(c) Row,']);
  });

  it('takes its heading along to the notes', () => {
    const position = { from: 1, to: 9 };
    const heading = (name: string, text: string) => ({
      heading: rich(name),
      depth: 2,
      position,
      blocks: [paragraph(text)],
      sections: [],
    });
    const { sections, notes } = withoutBoilerplate({
      blocks: [],
      sections: [heading('Conventions', keyWords), heading('Design', sentence)],
    });
    assert.deepEqual(
      sections.map((section) => plain(section.heading)),
      ['Design'],
    );
    assert.ok(notes.some(({ text }) => text.startsWith('Conventions\nThe key words')));
  });
});
