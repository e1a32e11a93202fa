import assert from 'node:assert/strict';
import { checkDeckFile } from '../../../../src/deckFile/checkDeckFile.ts';
import { applyEdits } from '../../../../src/deckFile/edits/applyEdits.ts';
import { moveToNotes, splitSlide } from '../../../../src/deckFile/edits/relieveSlide.ts';
import { readDeckFile } from '../../../../src/deckFile/readDeckFile.ts';
import { createMeasure } from '../../../../src/layouts/measure/fontMeasure.ts';

const measure = createMeasure();
const problemsOf = (text: string) => checkDeckFile(text, { measure, hasPicture: () => true });
const slidesOf = (text: string) => readDeckFile(text).deck.sections.flatMap(({ slides }) => slides);
const points = Array.from(
  { length: 10 },
  (_, at) => `- point ${at + 1}, which is longer than half of a line has room for`,
);
const full = `# A\n\n---\n\n<!-- bullets -->\n\n## Why\n\nBecause:\n\n${points.join('\n')}\n\n<!-- notes -->\nHello\n\n---\n\n## End\n`;

describe('splitSlide', () => {
  it('parts a slide that is too full into two that hold', () => {
    assert.notDeepEqual(problemsOf(full), []);
    const split = applyEdits(full, [splitSlide(full, 5)!]);
    assert.deepEqual(problemsOf(split), []);
    const [, first, second] = slidesOf(split);
    assert.ok(first?.layout === 'bullets' && second?.layout === 'bullets');
    assert.equal(first.items.length + second.items.length, 10);
    assert.deepEqual(second.title, first.title);
    assert.equal(second.notes, 'Hello');
  });

  it('repeats the head of a table', () => {
    const rows = Array.from({ length: 20 }, (_, at) => `| ${at} | x |`);
    const table = `## T\n\n| n | what |\n| - | - |\n${rows.join('\n')}\n`;
    const [first, second] = slidesOf(applyEdits(table, [splitSlide(table, 0)!]));
    assert.ok(first?.layout === 'table' && second?.layout === 'table');
    assert.deepEqual(second.head, first.head);
    assert.equal(first.rows.length + second.rows.length, 20);
  });

  it('leaves code and what is one piece in one piece', () => {
    const code = '## T\n\n```\na\n\n- b\n- c\n```\n';
    assert.equal(splitSlide(code, 0), undefined);
    assert.equal(splitSlide('## T\n\ntext\n', 0), undefined);
  });
});

describe('moveToNotes', () => {
  it('leaves the first half to be shown, and the rest before what the notes said', () => {
    const moved = applyEdits(full, [moveToNotes(full, 5)!]);
    const [, slide, end] = slidesOf(moved);
    assert.ok(slide?.layout === 'bullets');
    const { length } = slide.items;
    assert.ok(length > 2 && length < 8);
    assert.equal(slide.notes, [...points.slice(length), '', 'Hello'].join('\n'));
    assert.ok(end);
    assert.deepEqual(problemsOf(moved), []);
  });
});
