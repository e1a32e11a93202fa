import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';
import { rewriteDeckFile } from '../../../src/deckFile/rewriteDeckFile.ts';

const file = `---
# my talk
title: Wind
theme: harbor # blue
language: us
slidey: yes
---
# Wind

---

## Why

*   It blows
*   It is free

---

## How

1) Build
2) Turn
`;

describe('rewriteDeckFile', () => {
  it('changes nothing where nothing changed but the blank lines around slides', () => {
    const { deck } = readDeckFile(file);
    assert.equal(rewriteDeckFile(file, deck), file.replace('---\n# Wind', '---\n\n# Wind'));
  });

  it('writes anew only the slide that changed', () => {
    const { deck } = readDeckFile(file);
    deck.sections[0]!.slides[2]!.title = rich('In two steps');
    const rewritten = rewriteDeckFile(file, deck);
    assert.match(rewritten, /## In two steps\n\n1\. Build\n2\. Turn/);
    assert.match(rewritten, /\* {3}It blows/);
  });

  it('keeps the way of writing of slides that move', () => {
    const { deck } = readDeckFile(file);
    const [cover, why, how] = deck.sections[0]!.slides;
    deck.sections[0]!.slides = [cover!, how!, why!];
    assert.match(rewriteDeckFile(file, deck), /\n1[.)] Build[\s\S]*It blows/);
  });

  it('keeps what a person wrote at the top', () => {
    const { deck } = readDeckFile(file);
    const rewritten = rewriteDeckFile(file, { ...deck, theme: 'moss' });
    assert.match(rewritten, /# my talk\ntitle: Wind\ntheme: moss # blue\nlanguage: us\nslidey: yes/);
  });

  it('keeps colors as they were written while they are the same', () => {
    const own = file.replace('language: us', 'colors:\n  # the house’s\n  accent: "#F80"');
    const { deck } = readDeckFile(own);
    assert.match(
      rewriteDeckFile(own, { ...deck, title: 'Sun' }),
      /title: Sun\ntheme: harbor # blue\ncolors:\n {2}# the house’s\n {2}accent: "#F80"/,
    );
  });
});
