import assert from 'node:assert/strict';
import { rich } from '../../../src/deck/richText.ts';
import { Deck } from '../../../src/layouts/deck.ts';
import { deckText } from '../../golden/deckText.ts';

const deck = (slides: readonly unknown[]): Deck =>
  Deck.parse({
    title: 'Plan',
    language: 'uk',
    narrative: 'Proposal',
    theme: 'swiss',
    sections: [{ id: 'a', title: 'Money', slides }],
    assets: [],
    notices: ['One thing is missing.'],
  });

describe('A deck as text', () => {
  it('has each slide with its form, its title, what it shows and how its notes begin', () => {
    const notes = 'one two three four five six seven eight nine ten eleven twelve thirteen';
    const text = deckText(
      deck([
        {
          layout: 'bullets',
          style: 'cards',
          id: 'x',
          notes,
          title: rich('Costs'),
          items: [{ lead: rich('Roof'), text: rich('£400'), items: [rich('tiles')] }],
        },
        {
          layout: 'bullets',
          style: 'list',
          id: 'w',
          notes: '',
          title: rich('Costs'),
          part: { number: 2, of: 2 },
          items: [
            { text: rich('Ask the roofer'), checked: true },
            { text: rich('Pay him'), checked: false },
          ],
        },
        {
          layout: 'table',
          id: 'y',
          notes: '',
          title: rich('Costs'),
          part: { number: 2, of: 2 },
          head: [rich('What'), rich('£')],
          rows: [
            [rich('Roof'), rich('400')],
            [[], rich('20')],
          ],
          align: [],
        },
        { layout: 'code', id: 'z', notes: '', title: rich('Sum'), lines: [{ number: 1, text: 'sum(all)' }] },
      ]),
    );
    assert.equal(
      text,
      [
        '# Plan',
        'uk, Proposal, swiss',
        'notice: One thing is missing.',
        '',
        '## Money',
        '',
        '[1] bullets, cards: Costs',
        '  lead: Roof',
        '  text: £400',
        '    - tiles',
        'notes (13): one two three four five six seven eight nine ten eleven twelve …',
        '',
        '[2] bullets, list: Costs',
        '  text: [x] Ask the roofer',
        '  text: [ ] Pay him',
        '',
        '[3] table: Costs 2/2',
        '  | What | £',
        '  | Roof | 400',
        '  |  | 20',
        '',
        '[4] code: Sum',
        '  > sum(all)',
        '',
      ].join('\n'),
    );
  });
});
