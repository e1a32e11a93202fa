import assert from 'node:assert/strict';
import { placeBeside } from '../../../src/deckFile/placeBeside.ts';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';

const text = `---
title: Tea
theme: harbor
language: us
pictures:
  - id: a
    type: image/png
    file: cup.png
  - id: b
    remote: https://example.org/leaf.png
    file: leaf.png
---

<!-- from source=prompt lines=1-3 -->

# Tea

---

## A cup

![A cup](cup.png)

---

## A leaf

![A leaf](https://example.org/leaf.png)
`;
const placed = (pictures: readonly string[]) =>
  placeBeside(text, { sources: { prompt: 'notes/tea.md' }, pictures });

describe('placeBeside', () => {
  it('names the document as the source of slides', () => {
    assert.match(placed([]), /<!-- from source=notes\/tea\.md lines=1-3 -->/);
  });

  it('shows pictures where they lie, under the ids that they had', () => {
    const beside = placed(['images/cup.png', 'images/leaf.png']);
    assert.match(beside, /!\[A cup\]\(<?images\/cup\.png>?\)/);
    assert.match(beside, /!\[A leaf\]\(https:\/\/example\.org\/leaf\.png\)/);
    const { assets } = readDeckFile(beside).deck;
    assert.deepEqual(
      assets.map(({ id, fileName }) => [id, fileName]),
      [
        ['a', 'images/cup.png'],
        ['b', 'leaf.png'],
      ],
    );
  });

  it('leaves a picture under its name where two lie under it', () => {
    assert.match(placed(['images/cup.png', 'old/cup.png']), /!\[A cup\]\(cup\.png\)/);
  });
});
