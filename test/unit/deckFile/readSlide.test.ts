import assert from 'node:assert/strict';
import { plain, type RichText } from '../../../src/deck/richText.ts';
import type { Bullet } from '../../../src/deck/slide.ts';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';

const marked = (text: RichText): string =>
  text.map(({ text: letters, marks = [] }) => [...marks, letters].join(':')).join('');
const pointOf = ({ lead = [], text, items = [] }: Bullet): string =>
  [plain(lead), marked(text), ...(items.length > 0 ? [`[${items.map(marked).join(' | ')}]`] : [])]
    .filter((part) => part !== '')
    .join(' ');

/** The points of a slide, and what is said of it. */
const pointsIn = (body: string) => {
  const { deck, problems } = readDeckFile(`## T\n\n${body}\n`);
  const [slide, ...more] = deck.sections.flatMap(({ slides }) => slides);
  assert.deepEqual(more, []);
  assert.ok(slide?.layout === 'bullets', slide?.layout);
  return { points: slide.items.map(pointOf), told: problems.map(({ kind }) => kind) };
};

describe('readSlide', () => {
  const written: readonly (readonly [what: string, body: string, points: string[], told: string[]])[] = [
    [
      'keeps what is deeper than two levels below what it was of',
      '- a\n  - b\n    - c\n      - d\n    - e\n- f',
      ['a [b | – c | –– d | – e]', 'f'],
      ['list-too-deep'],
    ],
    ['keeps the points below a step', '1. **a**\n   - b\n2. c', ['a [b]', 'c'], ['shown-as-points']],
    [
      'shows code in the second level of a list as code',
      '- a\n  - b\n\n    ```\n    x\n      y\n    ```',
      ['a [b | – code:x\n  y]'],
      ['item-holds-more', 'list-too-deep'],
    ],
    [
      'shows code in the third level of a list as code',
      '- a\n  - b\n    - c\n\n      ```\n      x\n      ```',
      ['a [b | – c | –– code:x]'],
      ['item-holds-more', 'list-too-deep'],
    ],
    [
      'shows code and formulas in a quotation as what they are',
      '> said\n>\n> ```\n> x\n> ```\n>\n> $$\n> y\n> $$',
      ['said', 'code:x', 'math:y'],
      ['quote-holds-more', 'shown-as-points'],
    ],
    [
      'shows HTML in a quotation as its text',
      '> said\n>\n> <div>so</div>\n>\n> it was',
      ['said', 'so', 'it was'],
      ['html-ignored', 'shown-as-points'],
    ],
    [
      'shows a picture in a list as its words, or as its address',
      '- ![A hall](hall.png)\n- b\n  - ![](door.png) c',
      ['A hall', 'b [door.png c]'],
      ['picture-in-text', 'picture-in-text'],
    ],
    ['tells nothing of a list of two levels', '- a\n  - b\n- **c** d', ['a [b]', 'c d'], []],
  ];
  for (const [what, body, points, told] of written)
    it(what, () => assert.deepEqual(pointsIn(body), { points, told }));

  it('shows pictures in titles, tables and quotations as their words, and says where', () => {
    const text = [
      '## The ![logo](a.png)\n\n| x | ![sign](b.png) |\n| - | - |\n| 1 | 2 |',
      '## S\n\n> See ![it](c.png)',
    ].join('\n\n---\n\n');
    const { deck, problems } = readDeckFile(text);
    assert.deepEqual(
      problems.map(({ kind, line }) => `${line + 1}: ${kind}`),
      ['1: picture-in-text', '3: picture-in-text', '11: picture-in-text'],
    );
    const shown = JSON.stringify(deck.sections);
    for (const word of ['logo', 'sign', 'See it']) assert.match(shown, new RegExp(word));
  });

  it('keeps a point below the note of a figure', () => {
    const { deck, problems } = readDeckFile(
      '<!-- stats -->\n\n## T\n\n- **5** cups\n  - a day\n    - green\n',
    );
    assert.match(JSON.stringify(deck), /green/);
    assert.deepEqual(
      problems.map(({ kind }) => kind),
      ['list-too-deep', 'layout-does-not-suit'],
    );
  });
});
