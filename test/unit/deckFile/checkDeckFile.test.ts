import assert from 'node:assert/strict';
import { checkDeckFile } from '../../../src/deckFile/checkDeckFile.ts';
import { problemSentence } from '../../../src/deckFile/problemSentence.ts';
import { createMeasure } from '../../../src/layouts/measure/fontMeasure.ts';

const measure = createMeasure();
const said = (text: string): string[] =>
  checkDeckFile(text, { measure, hasPicture: (target) => target === 'there.png' }).map(
    (problem) => `${problem.line + 1}: ${problemSentence(problem)}`,
  );

describe('checkDeckFile', () => {
  it('finds nothing wrong with a deck that is right', () => {
    assert.deepEqual(
      said('# A talk\n\n---\n\n## Why\n\n- one\n- two\n\n---\n\n## Look\n\n![A hall](there.png)'),
      [],
    );
  });

  it('says how much is too much, and where', () => {
    const items = Array.from(
      { length: 14 },
      (_, at) => `- point ${at}, which is longer than half of a line has room for`,
    ).join('\n');
    const [problem, ...more] = said(`# A talk\n\n---\n\n## Why\n\n${items}`);
    assert.match(problem ?? '', /^4: This slide is too full: its list has 14 (?:items|lines), \d+ fit\.$/);
    assert.deepEqual(more, []);
  });

  it('says that a formula is too long to be read', () => {
    const [problem, ...more] = said(`# A talk\n\n---\n\n## Sum\n\n$$\n${'x + '.repeat(600)}x\n$$`);
    assert.equal(problem, '4: This slide is too full: its formula has 2401 letters, 1800 fit.');
    assert.deepEqual(more, []);
  });

  it('says what no service would take', () => {
    const slides = Array.from({ length: 1_001 }, (_, at) => `## Tea ${at}\n\n- green\n`).join('\n---\n\n');
    assert.deepEqual(said(slides), ['6000: A deck may hold at most 1000 slides, not 1001.']);
  });

  it('misses pictures that are not there, and looks for none on the web', () => {
    assert.deepEqual(said('## A\n\n![x](gone.png)\n\n---\n\n## B\n\n![x](https://a.example/b.png)'), [
      '1: There is no picture "gone.png".',
    ]);
  });

  it('finds links that lead nowhere from a slide, wherever they stand', () => {
    const nowhere = (href: string) =>
      `The link "${href}" leads nowhere from a slide: an address of the web or of a mailbox does.`;
    assert.deepEqual(
      said(
        '## A\n\n- [one](notes.md)\n- [two](https://a.example)\n\n---\n\n## B\n\n| a | b |\n| - | - |\n| [x](#top) | [y](mailto:a@b.example) |\n\n---\n\n## C\n\n[Broken](http://)\n',
      ),
      [`3: ${nowhere('notes.md')}`, `12: ${nowhere('#top')}`, `18: ${nowhere('http://')}`],
    );
  });

  it('lets a slide be called like the deck', () => {
    assert.deepEqual(said('# A talk\n\n---\n\n## A talk\n\nIt is about tea.'), []);
  });

  it('finds titles that stand on two slides', () => {
    assert.deepEqual(said('## Why\n\na\n\n---\n\n## why\n\nb'), ['6: Slide 1 has this title too.']);
  });
});
