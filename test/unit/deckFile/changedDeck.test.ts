import assert from 'node:assert/strict';
import { changedDeck } from '../../../src/deckFile/changedDeck.ts';
import { keptDeckFile } from '../../../src/deckFile/keptDeckFile.ts';
import { printDeckFile } from '../../../src/deckFile/printDeckFile.ts';
import { settledDeck } from '../../../src/deckFile/settledDeck.ts';
import type { Deck } from '../../../src/layouts/deck.ts';
import { everyLayout } from '../../support/decks/everyLayout.ts';

const idsOf = ({ sections }: Deck) => sections.flatMap(({ slides }) => slides.map(({ id }) => id));
const bare = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, '');

describe('changedDeck', () => {
  const before = everyLayout();
  const text = printDeckFile(before);

  it('is the same deck where the file says the same', () => {
    const after = changedDeck(before, text)!;
    assert.deepEqual(settledDeck(after), settledDeck(before));
    assert.deepEqual(idsOf(after), idsOf(before));
  });

  it('keeps the addresses of slides that moved or have other words under their title', () => {
    const file = '# A\n\n---\n\n## B\n\n- one\n\n---\n\n## C\n\n- two\n';
    const [a, b, c] = idsOf(changedDeck(before, file)!);
    const deck = changedDeck(before, file)!;
    const changed = changedDeck(
      deck,
      '# A\n\n---\n\n## C\n\n- two\n\n---\n\n## New\n\n---\n\n## B\n\n- 1\n',
    )!;
    const ids = idsOf(changed);
    assert.deepEqual([ids[0], ids[1], ids[3]], [a, c, b]);
    assert.equal(new Set(ids).size, 4);
  });

  it('keeps pictures that the file does not list any more', () => {
    const after = changedDeck(before, bare(text))!;
    assert.deepEqual(after.assets, before.assets);
    assert.deepEqual(
      JSON.stringify(after.sections).match(/"asset":"[^"]+"/g),
      JSON.stringify(before.sections).match(/"asset":"[^"]+"/g),
    );
  });

  it('is none where the file has no slide', () => {
    assert.equal(changedDeck(before, '---\ntitle: A\n---\n\n'), undefined);
  });
});

describe('keptDeckFile', () => {
  const written = '---\ntitle: Tea\n---\n\n\n##  Kinds \n\n* green\n+ black\n';
  const deck = changedDeck(everyLayout(), written)!;

  it('is what was written, to the letter', () => {
    assert.equal(keptDeckFile(deck, written), written);
  });

  it('says a new title at its top, and leaves the slides as they were written', () => {
    const renamed = keptDeckFile({ ...deck, title: 'Coffee' }, written);
    assert.match(renamed, /^---\ntitle: Coffee\n/);
    assert.ok(renamed.includes('##  Kinds \n\n* green\n+ black'));
  });
});
