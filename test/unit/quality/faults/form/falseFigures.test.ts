import assert from 'node:assert/strict';
import { isDate } from '../../../../quality/faults/form/dates.ts';
import { falseFigures } from '../../../../quality/faults/form/falseFigures.ts';
import { faultsIn } from '../faultsIn.ts';

const stats = (...values: string[]) => ({
  layout: 'stats',
  title: 'T',
  stats: values.map((value) => ({ value, label: 'of it' })),
});

describe('False figures', () => {
  it('are dates', () => {
    assert.deepEqual(faultsIn(falseFigures, '- Start: 8 May\n- Tore: 12\n', [stats('8 May', '12')]), [
      '1: 8 May',
    ]);
  });

  it('are numbers out of running text', () => {
    const markdown =
      'In the night we called 14 people, and then nobody slept until the morning came at last.';
    assert.deepEqual(faultsIn(falseFigures, markdown, [stats('14')]), ['1: 14']);
  });

  it('are not numbers of a table, a short list or a label', () => {
    const markdown = '| a | b |\n| - | - |\n| x | 41 % |\n\n- 7 neue Läden\n\nUmsatz: 3 Mio. €\n';
    assert.deepEqual(faultsIn(falseFigures, markdown, [stats('41 %', '7', '3 Mio. €')]), []);
  });
});

describe('A date', () => {
  it('is known in any language', () => {
    for (const text of [
      '8 May',
      'June 2',
      '3. März',
      '12 août',
      '2 de junio',
      '5月8日',
      '3월',
      '2026-03-04',
      '14:05',
      '2026',
      '٥ مايو',
      '8 मई',
    ])
      assert.ok(isDate(text), text);
  });

  it('is not an amount', () => {
    for (const text of ['12', '41 %', '€ 3.2m', '1 200', '3.5x', '500 ms', '80 Mayors'])
      assert.ok(!isDate(text), text);
  });
});
