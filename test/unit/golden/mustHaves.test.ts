import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import { Deck } from '../../../src/layouts/deck.ts';
import { mustHaves } from '../../golden/mustHaves.ts';

const shown = (must: Record<string, string>): boolean[] => {
  const statement = (text: string, notes: string) => ({
    layout: 'statement',
    id: text,
    notes,
    title: rich('T'),
    text: rich(text),
  });
  const deck = Deck.parse({
    title: 'D',
    language: 'us',
    narrative: 'Meeting',
    theme: 'slate',
    sections: [
      {
        id: 'a',
        title: 'A',
        slides: [statement('Priya sends it', 'by June 3'), statement('Due\nJune 4', '')],
      },
    ],
    assets: [],
    notices: [],
  });
  const document = {
    name: 'd',
    text: '',
    deckFile: '',
    expectation: { language: 'us' as const, kind: 'minutes' as const, must },
  };
  return mustHaves({ document, style: 'Subtle', deck }).map(({ isShown }) => isShown);
};

describe('Must-haves', () => {
  it('are found over the lines of one slide', () => {
    assert.deepEqual(shown({ date: 'due june 4' }), [true]);
  });

  it('are not found in notes', () => {
    assert.deepEqual(shown({ date: 'June 3' }), [false]);
  });

  it('are not put together from two slides', () => {
    assert.deepEqual(shown({ both: '(?=.*Priya)(?=.*June 4)' }), [false]);
  });
});
