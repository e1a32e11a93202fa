import assert from 'node:assert/strict';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';
import { directionOfDeck } from '../../../src/layouts/directionOfDeck.ts';

const deck = (text: string) => readDeckFile(text).deck;

describe('directionOfDeck', () => {
  it('follows the script where the language is none of ours', () => {
    const hebrew = '# סקירה רבעונית\n\n---\n\n## מכירות\n\n- ההכנסות עלו ב־9 אחוזים\n- Kubernetes הוחלף\n';
    assert.equal(directionOfDeck(deck(hebrew)), 'rtl');
    assert.equal(directionOfDeck({ ...deck(hebrew), language: 'us' }), 'rtl');
    assert.equal(directionOfDeck(deck('# The quarter\n\n---\n\n## Sales\n\n- Up 9 per cent\n')), 'ltr');
  });

  it('follows the language of the contents where one is named', () => {
    assert.equal(directionOfDeck({ ...deck('# 2026'), contentLanguage: 'ar' }), 'rtl');
  });
});
