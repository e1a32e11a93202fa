import assert from 'node:assert/strict';
import { limits } from '../../../../src/api/limits.ts';
import type { Deck } from '../../../../src/layouts/deck.ts';
import { isTooLarge, splitDeckJson, writeDeckJson } from '../../../../src/service/presentations/deckJson.ts';

const deck: Deck = {
  title: 'A title that says ,"sections":[ and {"sections":[]}',
  language: 'us',
  narrative: 'Auto',
  theme: 'harbor',
  sections: [
    {
      id: 's1',
      title: 'Of ,"sections":',
      slides: [{ layout: 'statement', id: '1', notes: '', title: [], text: [] }],
    },
  ],
  assets: [],
  notices: ['One, "sections":'],
};

describe('A deck in its JSON', () => {
  it('is the same deck', () => {
    assert.deepEqual(JSON.parse(writeDeckJson(deck)), deck);
  });

  for (const [when, write] of [
    ['today', writeDeckJson],
    ['by older programs', JSON.stringify],
  ] as const)
    it(`tells its sections from the rest, written ${when}`, () => {
      const { notices, sections } = splitDeckJson(write(deck));
      assert.deepEqual([notices, JSON.parse(sections.text)], [deck.notices, deck.sections]);
    });

  it('hands its sections on without reading them', () => {
    const written = writeDeckJson(deck);
    const { sections } = splitDeckJson(written.replace('"id":"1"', '"id": no JSON'));
    assert.match(sections.text, /no JSON/);
  });

  it('is too large by its bytes', () => {
    const most = limits.deckJsonBytes;
    assert.deepEqual(['a'.repeat(most), 'a'.repeat(most + 1), 'ä'.repeat(most / 2 + 1)].map(isTooLarge), [
      false,
      true,
      true,
    ]);
  });
});
