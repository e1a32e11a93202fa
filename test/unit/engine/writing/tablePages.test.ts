import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { tablePages } from '../../../../src/engine/writing/tablePages.ts';

const table = (columns: number, rows: number) =>
  ({
    kind: 'table',
    head: Array.from({ length: columns }, (_, at) => rich(`Head ${at}`)),
    rows: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, at) => rich(`cell ${row} ${at}`)),
    ),
    align: [],
    position: { from: 1, to: 1 },
  }) as const;

describe('tablePages', () => {
  it('repeats the head over every part of the rows', () => {
    const pages = tablePages(table(3, 20), Number.POSITIVE_INFINITY);
    assert.ok(pages.length > 1);
    assert.ok(pages.every(({ head }) => plain(head[1] ?? []) === 'Head 1'));
    assert.equal(pages.flatMap(({ rows }) => rows).length, 20);
  });

  it('repeats the first column beside every part of the columns', () => {
    const pages = tablePages(table(12, 3), Number.POSITIVE_INFINITY);
    assert.ok(pages.every(({ head }) => plain(head[0] ?? []) === 'Head 0' && head.length <= 8));
    assert.equal(new Set(pages.flatMap(({ head }) => head.map(plain))).size, 12);
  });

  it('sets columns of figures from their ends, and no others', () => {
    const rows = [
      ['Price', '€14', '€60+', '€9'],
      ['Boats', '1,200', 'many', '–'],
      ['Open', '12 h', '✅', '8'],
    ].map((row) => row.map(rich));
    const [page] = tablePages({ ...table(4, 0), rows }, 2);
    assert.deepEqual(page?.align, ['start', 'end', 'start', 'end']);
  });

  it('marks what is left to the notes', () => {
    const pages = tablePages(table(2, 40), 2);
    assert.equal(pages.length, 2);
    assert.equal(plain(pages.at(-1)?.rows.at(-1)?.[0] ?? []), '…');
  });
});
