import assert from 'node:assert/strict';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';
import { headingLines, originsAt, slideOrigins, slidesOfLine } from '../../../src/deckFile/slideOrigins.ts';

const deck = `<!-- from source=tea.md lines=1-16 -->

# Tea

---

<!-- from source=tea.md lines=7-10 -->
<!-- from source=more.md lines=2-2 -->

## Kinds

- green

---

## Of no source
`;

describe('slideOrigins', () => {
  it('knows the lines of a source that each slide was made of', () => {
    assert.deepEqual(slideOrigins(deck), [
      { source: 'tea.md', line: 0, end: 16, slideLine: 0 },
      { source: 'tea.md', line: 6, end: 10, slideLine: 5 },
      { source: 'more.md', line: 1, end: 2, slideLine: 5 },
    ]);
  });

  it('finds those of the slide at a line, and none where a slide has none', () => {
    assert.deepEqual(
      originsAt(deck, 10).map(({ source }) => source),
      ['tea.md', 'more.md'],
    );
    assert.deepEqual(originsAt(deck, 15), []);
  });

  it('finds the slide that says a line most closely, or else the one before it', () => {
    const origins = slideOrigins(deck).filter(({ source }) => source === 'tea.md');
    const lineOf = (line: number) => slidesOfLine(origins, line).map(({ slideLine }) => slideLine);
    assert.deepEqual(lineOf(8), [5]);
    assert.deepEqual(lineOf(2), [0]);
    assert.deepEqual(lineOf(40), [0]);
    assert.deepEqual(slidesOfLine([], 3), []);
  });

  it('knows headings, and none in code', () => {
    assert.deepEqual(headingLines('# A\n\nb\n```\n# no\n```\n## C\n#no\n'), [
      { line: 0, end: 6 },
      { line: 6, end: 9 },
    ]);
  });

  it('are those of each slide that a text is parted into, and of the first alone where they would be many', () => {
    const origins = (count: number) => {
      const markers = Array.from(
        { length: count },
        (_, at) => `<!-- from source=a lines=${at + 1}-${at + 1} -->`,
      );
      const { deck: read } = readDeckFile(`${markers.join('\n')}\n\n${'Text.\n\n![](a.png)\n\n'.repeat(30)}`);
      return read.sections.flatMap(({ slides }) => slides.map(({ origin = [] }) => origin.length));
    };
    const few = origins(2);
    assert.ok(few.length > 1);
    assert.deepEqual(new Set(few), new Set([2]));
    assert.deepEqual(origins(300), [300, ...few.slice(1).map(() => 0)]);
  });
});
