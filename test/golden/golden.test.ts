import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Language } from '../../src/api/generationOptions.ts';
import { faultClasses } from '../quality/faults/classes.ts';
import { deckText } from './deckText.ts';
import { type GoldenDeck, goldenDecks, keptStyle } from './goldenDecks.ts';
import { goldenDocuments } from './goldenDocuments.ts';
import { type Limits, measureLimits, readLimits, tightened } from './limits.ts';
import { mustHaves } from './mustHaves.ts';

const documents = goldenDocuments();

describe('Golden documents', () => {
  it('are at least three in each language', () => {
    const few = Language.options.filter(
      (language) => documents.filter(({ expectation }) => expectation.language === language).length < 3,
    );
    assert.deepEqual(few, []);
  });

  it('each name something that must be on their slides', () => {
    const without = documents.filter(({ expectation }) => Object.keys(expectation.must).length === 0);
    assert.deepEqual(
      without.map(({ name }) => name),
      [],
    );
  });

  it('have what they must have in their own text', () => {
    const foreign = documents.flatMap(({ name, text, expectation }) => {
      const plainText = text.normalize('NFKC').replace(/\s+/g, ' ').replace(/[*`]/g, '');
      return Object.entries(expectation.must)
        .filter(
          ([, pattern]) => !new RegExp(pattern.normalize('NFKC').replace(/^\^/, ''), 'isu').test(plainText),
        )
        .map(([what]) => `${name}: ${what}`);
    });
    assert.deepEqual(foreign, []);
  });
});

describe('Golden decks', () => {
  let decks: readonly GoldenDeck[];
  let measured: Limits;
  const limits = readLimits();

  before(async function () {
    this.timeout(120_000);
    decks = await goldenDecks(documents);
    measured = measureLimits(decks);
  });

  for (const { name, deckFile } of documents)
    it(`are as agreed: ${name}`, () => {
      const made = decks.find(({ document, style }) => document.name === name && style === keptStyle);
      assert.ok(made);
      // After a change that is meant: npm run golden:update, and read the difference.
      assert.equal(deckText(made.deck), readFileSync(deckFile, 'utf8'));
    });

  it('show what must be on their slides, but for so many', () => {
    const missing = decks
      .filter(({ style }) => style === keptStyle)
      .flatMap(mustHaves)
      .filter(({ isShown }) => !isShown)
      .map(({ document, what }) => `${document}: ${what}`);
    assert.ok(missing.length <= (limits?.missing ?? 0), missing.join('\n'));
  });

  for (const { name } of faultClasses)
    it(`have no more faults than agreed: ${name}`, () => {
      assert.ok((measured.faults[name] ?? 0) <= (limits?.faults[name] ?? 0), `${measured.faults[name]}`);
    });

  it('have limits no looser than what is reached', () => {
    // Better than before: npm run golden:update writes it down.
    assert.deepEqual(limits, limits && tightened(limits, measured));
  });
});
