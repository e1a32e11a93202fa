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

  it('has the theme that the deck was last shown in, and the colors of its own theme with no other', () => {
    const own = text.replace('theme: harbor', 'theme: harbor\ncolors:\n  accent: "#8a1c4a"');
    const shownIn = (theme: string | undefined) =>
      readDeckFile(placeBeside(own, { sources: {}, pictures: [], theme })).deck;
    assert.equal(shownIn('nocturne').theme, 'nocturne');
    assert.equal(shownIn('nocturne').colors, undefined);
    assert.deepEqual([shownIn(undefined).theme, shownIn('harbor').theme], ['harbor', 'harbor']);
    assert.ok(shownIn(undefined).colors);
  });

  it('leaves a picture under its name where two lie under it', () => {
    assert.match(placed(['images/cup.png', 'old/cup.png']), /!\[A cup\]\(cup\.png\)/);
  });
});
