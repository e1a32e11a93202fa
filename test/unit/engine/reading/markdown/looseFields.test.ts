import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { looseFields } from '../../../../../src/engine/reading/markdown/looseFields.ts';
import { markdown, sketch } from '../../../../support/reading.ts';

describe('looseFields', () => {
  it('are keys and values that may go on in the lines below', () => {
    assert.deepEqual(
      looseFields(
        'title: Boats: a guide\ndescription: "What is\nsaid of boats"\n# who\nauthors:\n- Ann\n- Bo\ntags: [a, "b"]\nabout: >\n  one\n  two',
      ),
      {
        title: 'Boats: a guide',
        description: 'What is said of boats',
        authors: ['Ann', 'Bo'],
        tags: ['a', 'b'],
        about: 'one two',
      },
    );
  });

  it('are not paragraphs between two lines', () => {
    for (const text of [
      'We start in May.\nwhen: soon\nwhere: here',
      'when: soon\nwhere: here\n\nThen a paragraph.',
      'note: one field',
    ])
      assert.equal(looseFields(text), undefined, text);
  });

  it('are read as front matter, and no content', async () => {
    const { title, subtitle, author, date, blocks } = await markdown(
      '---\ntitle: "Boats in winter"\ndescription: "How they\nare kept"\ndate: "2024-02-05 07:00:00 -0600"\nauthor: Ann\n---\n\nBoats are kept in halls.\n',
    );
    assert.deepEqual(
      { title: plain(title!), subtitle: plain(subtitle!), author, date },
      { title: 'Boats in winter', subtitle: 'How they are kept', author: 'Ann', date: '2024-02-05' },
    );
    assert.deepEqual(sketch(blocks), ['paragraph: Boats are kept in halls.']);
  });
});
