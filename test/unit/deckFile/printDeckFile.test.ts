import assert from 'node:assert/strict';
import { array, assert as check, constantFrom, integer, option, property, record, string } from 'fast-check';
import { rich } from '../../../src/deck/richText.ts';
import { themeIds } from '../../../src/deck/themes.ts';
import { printDeckFile } from '../../../src/deckFile/printDeckFile.ts';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';
import { settledDeck } from '../../../src/deckFile/settledDeck.ts';
import { Deck } from '../../../src/layouts/deck.ts';
import { anySlide } from '../../support/arbitrarySlides.ts';
import { everyLayout } from '../../support/decks/everyLayout.ts';

describe('printDeckFile', () => {
  it('writes a deck of every layout so that it reads as the same deck', () => {
    const deck = everyLayout();
    const printed = printDeckFile(deck);
    const { deck: read, problems } = readDeckFile(printed);
    assert.deepEqual(settledDeck(read), settledDeck(deck));
    assert.deepEqual(problems, []);
  });

  it('writes no line of a formula that would part slides or begin notes', () => {
    const deck = everyLayout();
    const [section, ...sections] = deck.sections;
    const [slide] = section!.slides;
    const formula = {
      layout: 'math' as const,
      id: slide!.id,
      notes: '',
      title: rich('Sum'),
      tex: 'x = 1\n---\n\n<!-- notes -->\ny = 2',
    };
    const printed = printDeckFile({ ...deck, sections: [{ ...section!, slides: [formula] }, ...sections] });
    const [read] = readDeckFile(printed).deck.sections[0]!.slides;
    assert.ok(read?.layout === 'math');
    assert.deepEqual([read.tex, read.notes], ['x = 1 --- <!-- notes --> y = 2', '']);
  });

  it('writes any look so that it reads as the same', () => {
    const color = option(
      integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
      { nil: undefined },
    );
    const look = record({
      theme: constantFrom(...themeIds),
      colors: option(record({ background: color, text: color, accent: color, cover: color }), {
        nil: undefined,
      }),
      headings: constantFrom('sans', 'serif', undefined),
    });
    check(
      property(look, (own) => {
        const deck = { ...everyLayout(), sections: [], ...own };
        assert.deepEqual(settledDeck(readDeckFile(printDeckFile(deck)).deck), settledDeck(deck));
      }),
    );
  });

  it('writes any deck so that it reads as the same deck', function () {
    this.timeout(120_000);
    check(
      property(
        array(
          record({
            title: string({ unit: 'grapheme', minLength: 1 }),
            slides: array(anySlide, { minLength: 1, maxLength: 3 }),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        (sections) => {
          const deck = Deck.parse({
            ...everyLayout(),
            sections: sections.map((section, at) => ({ id: `s${at}`, ...section })),
          });
          const printed = printDeckFile(deck);
          const { deck: read } = readDeckFile(printed);
          assert.deepEqual(settledDeck(read), settledDeck(deck), printed);
        },
      ),
      { numRuns: 500 },
    );
  });
});
