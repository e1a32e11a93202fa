import assert from 'node:assert/strict';
import { rich } from '../../../../../src/deck/richText.ts';
import { pagesOfText, pagesOfVisual } from '../../../../../src/engine/planning/scenes/pagesNeeded.ts';

describe('pagesOfText', () => {
  const said = (...words: number[]) =>
    words.map((each) => ({ words: each })) as unknown as Parameters<typeof pagesOfText>[0];

  it('has a page for what its sentences fill', () => {
    assert.equal(pagesOfText(said(30, 30, 30), 'Subtle'), 1);
    assert.equal(pagesOfText(said(30, 30, 30, 30), 'Subtle'), 2);
  });

  it('has none for the half of a sentence', () => {
    assert.equal(pagesOfText(said(60, 60, 60), 'Subtle'), 3);
  });
});

describe('pagesOfVisual', () => {
  const table = (rows: readonly (readonly string[])[]) =>
    ({
      kind: 'table',
      head: rows[0]!.map((_, at) => rich(`Column ${at}`)),
      rows: rows.map((row) => row.map((cell) => rich(cell))),
      align: [],
    }) as unknown as Parameters<typeof pagesOfVisual>[0];
  const rowsOf = (count: number, cell: string) =>
    Array.from({ length: count }, (_, at) => [`Row ${at}`, cell]);

  it('has nine short rows on a page', () => {
    assert.equal(pagesOfVisual(table(rowsOf(9, 'short')), 'Subtle'), 1);
    assert.equal(pagesOfVisual(table(rowsOf(10, 'short')), 'Subtle'), 2);
  });

  it('has one for each part of the columns that are too many for one', () => {
    const wide = (columns: number) =>
      table([0, 1, 2].map((row) => Array.from({ length: columns }, () => `${row}`)));
    assert.equal(pagesOfVisual(wide(8), 'Subtle'), 1);
    assert.equal(pagesOfVisual(wide(9), 'Subtle'), 2);
  });

  it('has fewer rows on a page where their cells say much', () => {
    const cell = 'A cell that says in many words what the program can and what it cannot do. '.repeat(4);
    assert.equal(pagesOfVisual(table(rowsOf(9, cell)), 'Subtle'), 3);
  });
});
