import assert from 'node:assert/strict';
import { headingAt, placesOf, sourceText } from '../../../quality/faults/sourceText.ts';

describe('A document as one text', () => {
  it('knows the heading over each place', () => {
    const source = sourceText('# A\n\nfirst words\n\n## B\n\nsecond words\n\n# C\n\nthird words\n');
    const [place] = placesOf(source, 'Second words!');
    assert.equal(headingAt(source, place?.from ?? 0)?.text, 'B');
    assert.deepEqual(
      source.headings.map(({ text, from, to }) => [text, source.text.slice(from, to).includes('second')]),
      [
        ['A', true],
        ['B', true],
        ['C', false],
      ],
    );
  });

  it('reads a sentence over a line’s end as one, and short lines as lines', () => {
    const text = (markdown: string) => sourceText(markdown).blocks.map((block) => block.text);
    assert.deepEqual(text('The long line that was broken by\nits editor goes on.'), [
      'The long line that was broken by its editor goes on.',
    ]);
    assert.deepEqual(text('Output: 12\nGas used: 10'), ['Output: 12', 'Gas used: 10']);
    const below = 'The long line that stands below the name of the boat, and of which it is the name.';
    assert.deepEqual(text(`**The boat**\n${below}`), ['The boat', below]);
    assert.deepEqual(
      text('Da: Frau Brand und die anderen, als Gast Herr Stallmann vom Bauamt\nProtokoll: Jo'),
      ['Da: Frau Brand und die anderen, als Gast Herr Stallmann vom Bauamt', 'Protokoll: Jo'],
    );
  });

  it('reads pasted bullets as entries, and a heading underlined below a list as one', () => {
    const { blocks, headings } = sourceText(
      'o The key is lent\nto members.\no It comes back.\n\n- Old\nMay\n===\n',
    );
    assert.deepEqual(
      blocks.map(({ kind, text }) => `${kind}: ${text}`),
      ['item: The key is lent to members.', 'item: It comes back.', 'item: Old', 'heading: May'],
    );
    assert.equal(headings.length, 1);
  });

  it('reads what a template tag shows', () => {
    const { lists } = sourceText('- {% chat "dev" "The developers" %}\n- {% chat "ops" %} at night\n');
    assert.deepEqual(
      lists.map(({ items }) => items),
      [['The developers', 'ops at night']],
    );
  });

  it('has the words of items and rows', () => {
    const { lists, tables } = sourceText('1. one\n2. two\n   - inner\n\n| a | b |\n| - | - |\n| c | d |\n');
    assert.deepEqual(lists, [
      { isOrdered: true, items: ['one', 'two'], from: 0 },
      { isOrdered: false, items: ['inner'], from: 10 },
    ]);
    assert.deepEqual(
      tables.map(({ head, rows }) => [head, rows]),
      [[['a', 'b'], [['c', 'd']]]],
    );
  });
});
