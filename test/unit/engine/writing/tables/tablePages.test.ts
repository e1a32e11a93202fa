import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { tablePages } from '../../../../../src/engine/writing/tables/tablePages.ts';

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
    const { pages } = tablePages(table(3, 20), Number.POSITIVE_INFINITY);
    assert.ok(pages.length > 1);
    assert.ok(pages.every(({ head }) => plain(head[1] ?? []) === 'Head 1'));
    assert.equal(pages.flatMap(({ rows }) => rows).length, 20);
  });

  it('reads one or two rows downwards that are too wide', () => {
    const [page] = tablePages(table(12, 2), Number.POSITIVE_INFINITY).pages;
    assert.deepEqual(page?.head.map(plain), ['Head 0', 'cell 0 0', 'cell 1 0']);
    assert.deepEqual(page.rows[0]?.map(plain), ['Head 1', 'cell 0 1', 'cell 1 1']);
    assert.deepEqual(tablePages(table(4, 1), 1).pages[0]?.head.length, 4);
  });

  it('repeats the first column beside every part of the columns', () => {
    const { pages } = tablePages(table(12, 3), Number.POSITIVE_INFINITY);
    assert.ok(pages.every(({ head }) => plain(head[0] ?? []) === 'Head 0' && head.length <= 8));
    assert.equal(new Set(pages.flatMap(({ head }) => head.map(plain))).size, 12);
  });

  it('repeats as many columns as say which row it is', () => {
    const wide = (first: (row: number) => string, second: (row: number) => string) => {
      const whole = table(12, 3);
      const rows = whole.rows.map((row, at) => [rich(first(at)), rich(second(at)), ...row.slice(2)]);
      return tablePages({ ...whole, rows }, Number.POSITIVE_INFINITY).pages.map(({ head }) =>
        head.slice(0, 2).map(plain).join(),
      );
    };
    const counted = wide(
      (row) => `${row + 1}`,
      (row) => `Boat ${row}`,
    );
    const shared = wide(
      () => 'Trout',
      (row) => `Batch ${row}`,
    );
    for (const heads of [counted, shared]) assert.deepEqual(new Set(heads), new Set(['Head 0,Head 1']));
  });

  it('sets columns of figures from their ends, and no others', () => {
    const rows = [
      ['Price', '€14', '€60+', '€9'],
      ['Boats', '1,200', 'many', '–'],
      ['Open', '12 h', '✅', '8'],
    ].map((row) => row.map(rich));
    const [page] = tablePages({ ...table(4, 0), rows }, 2).pages;
    assert.deepEqual(page?.align, ['start', 'end', 'start', 'end']);
  });

  it('counts the rows that are left to the notes', () => {
    const { pages, left } = tablePages(table(2, 40), 2);
    assert.equal(pages.length, 2);
    assert.equal(left, 40 - pages.flatMap(({ rows }) => rows).length);
    assert.ok(left > 0);
  });

  it('keeps twelve short rows together', () => {
    assert.deepEqual(
      tablePages(table(3, 12), 4).pages.map(({ rows }) => rows.length),
      [12],
    );
  });

  it('parts rows evenly, so that none stands alone', () => {
    assert.deepEqual(
      tablePages(table(3, 13), 4).pages.map(({ rows }) => rows.length),
      [7, 6],
    );
    assert.deepEqual(
      tablePages(table(3, 25), 4).pages.map(({ rows }) => rows.length),
      [8, 9, 8],
    );
  });

  it('fills the pages there are before it leaves rows to the notes', () => {
    const { pages, left } = tablePages(table(3, 30), 1);
    assert.equal(pages[0]?.rows.length, 12);
    assert.equal(left, 18);
  });

  it('parts a table of however many rows', () => {
    assert.equal(tablePages(table(2, 60_000), 3).pages.length, 3);
    assert.equal(tablePages(table(2, 6_000), Number.POSITIVE_INFINITY).pages.length, 500);
  });

  const grouped = (...sizes: number[]) => ({
    ...table(3, 0),
    rows: sizes.flatMap((size, at) => [
      [[{ text: `Group ${at}`, marks: ['strong' as const] }], [], []],
      ...Array.from({ length: size }, (_, row) => [rich(`cell ${at} ${row}`), rich('a'), rich('b')]),
    ]),
  });
  const shown = (pages: ReturnType<typeof tablePages>['pages']) =>
    pages.map(({ name, rows }) => [name && plain(name), rows.length]);

  it('parts rows by their groups: one that is alone on a page may give it its name', () => {
    const { pages, left } = tablePages(grouped(8, 9), 5, true);
    assert.deepEqual(shown(pages), [
      ['Group 0', 8],
      ['Group 1', 9],
    ]);
    assert.equal(left, 0);
    assert.deepEqual(shown(tablePages(grouped(8, 9), 5).pages), [
      [undefined, 9],
      [undefined, 10],
    ]);
  });

  it('puts as many groups on a page as it holds', () => {
    assert.deepEqual(shown(tablePages(grouped(4, 4, 6), 5, true).pages), [
      [undefined, 10],
      ['Group 2', 6],
    ]);
  });

  it('goes on below the end of a long group where pages are few', () => {
    assert.deepEqual(shown(tablePages(grouped(14, 5, 9), 3, true).pages), [
      [undefined, 12],
      [undefined, 9],
      ['Group 2', 9],
    ]);
  });

  it('ends no page with a row that names the next ones', () => {
    const { pages } = tablePages(grouped(10, 10, 10, 10, 10), 2);
    assert.ok(pages.every(({ rows }) => !plain(rows.at(-1)?.[0] ?? []).startsWith('Group')));
  });

  it('shows the sum below rows that are left to the notes', () => {
    const total = [{ text: 'Total', marks: ['strong' as const] }];
    const rows = [...table(2, 20).rows, [total, [{ text: '88', marks: ['strong' as const] }]]];
    const { pages, left } = tablePages({ ...table(2, 0), rows }, 1);
    assert.equal(plain(pages[0]?.rows.at(-1)?.[0] ?? []), 'Total');
    assert.equal(left, 9);
  });
});
