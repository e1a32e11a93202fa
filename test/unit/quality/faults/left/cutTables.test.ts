import assert from 'node:assert/strict';
import { cutTables } from '../../../../quality/faults/left/cutTables.ts';
import { faultsIn } from '../faultsIn.ts';

const tableOf = (rows: number): string =>
  [
    '| Town | People |',
    '| --- | --- |',
    ...[...Array(rows).keys()].map((at) => `| Town${at}x | ${at + 10} |`),
  ].join('\n');

const slideOf = (rows: number, more: Record<string, unknown> = {}) => ({
  layout: 'table',
  title: 'Towns',
  head: ['Town', 'People'],
  align: [],
  rows: [...Array(rows).keys()].map((at) => [`Town${at}x`, String(at + 10)]),
  ...more,
});

describe('Cut tables', () => {
  it('lack rows without a word', () => {
    assert.deepEqual(faultsIn(cutTables, tableOf(6), [slideOf(4)]), ['1: 4 of 6 rows']);
  });

  it('are faults up to twelve rows even where the rest is counted', () => {
    assert.deepEqual(faultsIn(cutTables, tableOf(10), [slideOf(4, { caption: 'Rows left out: 6' })]), [
      '1: 4 of 10 rows',
    ]);
  });

  it('are right beyond twelve rows with a word about the rest', () => {
    assert.deepEqual(
      faultsIn(cutTables, tableOf(20), [slideOf(8, { caption: 'Zeilen ausgelassen: 12' })], 'de'),
      [],
    );
  });

  it('are whole over several slides', () => {
    const second = { ...slideOf(6), rows: slideOf(6).rows.slice(3) };
    assert.deepEqual(faultsIn(cutTables, tableOf(6), [slideOf(3), second]), []);
  });

  it('may lack their sum where they are a chart', () => {
    const markdown = '| मद | लाख |\n|---|---|\n| निर्माण | १५ |\n| किताबें | ४ |\n| कुल | १९ |\n';
    const chart = {
      layout: 'chart',
      title: 'T',
      chart: {
        kind: 'bar',
        categories: ['निर्माण', 'किताबें'],
        series: [{ name: 'लाख', values: [15, 4] }],
        decimals: 0,
      },
    };
    assert.deepEqual(faultsIn(cutTables, markdown, [chart], 'hi'), []);
  });

  it('may not end in a row of dots', () => {
    const slide = slideOf(3);
    assert.deepEqual(faultsIn(cutTables, tableOf(3), [{ ...slide, rows: [...slide.rows, ['…', '…']] }]), [
      '1: a row of “…”',
    ]);
  });
});
